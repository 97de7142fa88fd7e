/** Which control is looked for; its name as a pattern. */
export type WantedControl = { role: string; pattern: string; flags: string };

/**
 * Runs in the page, where axe-core is: finds the first visible, enabled element of a role whose accessible name matches. The
 * topmost open dialog hides everything else.
 */
export function findControl({ role, pattern, flags }: WantedControl): Element | null {
  const { commons, setup, teardown } = window.axe;
  const roles: { getRole(element: Element): string | null } = Object(commons.aria);
  const name = new RegExp(pattern, flags);
  const dialogs = [...document.querySelectorAll("dialog:modal")];
  const scope = dialogs.at(-1) ?? document;
  setup(document);
  try {
    for (const element of scope.querySelectorAll("*")) {
      if (roles.getRole(element) !== role) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      if (element.matches(":disabled")) continue;
      const { width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0) continue;
      if (name.test(commons.text.accessibleText(element))) return element;
    }
    return null;
  } finally {
    teardown();
  }
}

/**
 * Source of a function for the page: like {@link findControl}, and scrolls the control into view. Returns null while the
 * control moves, because a driver aims at where it was and would press what has moved there.
 */
export const findStillControl = `async (wanted) => {
  const control = (${findControl})(wanted);
  if (!control) return null;
  control.scrollIntoView({ block: "center", behavior: "instant" });
  const place = () => JSON.stringify(control.getBoundingClientRect());
  const before = place();
  await new Promise((resolve) => setTimeout(resolve, 50));
  return place() === before ? control : null;
}`;

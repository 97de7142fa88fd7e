/** URLs of the stylesheets that failed to load so far. */
const missing = new Set<string>();

/**
 * Records stylesheets that fail to load. Vite's preload helper requests each stylesheet only once, so a later
 * load of the same code would render unstyled.
 */
export function noteMissingStylesheets(): void {
  const note = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== "stylesheet") return;
    missing.add(target.href);
    target.remove();
  };
  addEventListener("error", note, true);
}

/**
 * Loads code after the stylesheets that failed in an earlier attempt.
 *
 * @throws when a stylesheet or the code fails to load; the next call tries again.
 */
export async function loadWithStylesheets<Code>(load: () => Promise<Code>): Promise<Code> {
  await Promise.all([...missing].map(loadStylesheet));
  return load();
}

function loadStylesheet(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = address;
    link.onload = () => {
      missing.delete(address);
      resolve();
    };
    link.onerror = () => reject(new Error(`Style sheet ${address} could not be loaded`));
    document.head.append(link);
  });
}

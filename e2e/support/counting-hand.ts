import type { Locator, Page } from "@playwright/test";

/** Counts what a person does on a page: a field, a key or a press is one. */
export function countingHand(page: Page) {
  let presses = 0;
  return {
    presses: () => presses,
    async press(target: Locator) {
      presses += 1;
      await target.click();
    },
    /** A key in the field that has the focus. */
    async key(name: string) {
      presses += 1;
      await page.keyboard.press(name);
    },
    async follow(address: string) {
      presses += 1;
      await page.goto(address);
    },
    /** A field by its label, or itself. */
    async fill(field: string | Locator, text: string) {
      presses += 1;
      await (typeof field === "string" ? page.getByLabel(field, { exact: true }) : field).fill(text);
    },
    async select(field: Locator, label: string) {
      presses += 1;
      await field.selectOption({ label });
    },
  };
}

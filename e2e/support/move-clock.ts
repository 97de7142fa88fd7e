import type { Page } from "@playwright/test";

/**
 * Moves the clock of a page's device before its first page is opened. Playwright's own clock stands in for `performance` as well,
 * which tells when a page is hydrated.
 */
export async function moveClock(page: Page, aheadMs: number): Promise<void> {
  await page.addInitScript((ahead) => {
    const { now } = Date;
    const moved = () => now() + ahead;
    window.Date = new Proxy(Date, {
      construct: (target, given) => Reflect.construct(target, given.length > 0 ? given : [moved()]),
      get: (target, name) => (name === "now" ? moved : Reflect.get(target, name)),
    });
  }, aheadMs);
}

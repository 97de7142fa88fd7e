import type { Page } from "@playwright/test";

/** So many times slower than this machine: a cheap phone, or a computer with other things to do. */
const slowness = 12;

/**
 * Makes the page's device slow.
 *
 * @returns what gives it back its speed.
 */
export async function throttleCpu(page: Page): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowness });
  return () => devtools.detach();
}

import type { Page } from "@playwright/test";

/** Factor by which the page runs slower than this machine, as on a cheap phone or a busy computer. */
const slowness = 12;

/**
 * Slows the page's processor down.
 *
 * @returns a function that restores its speed.
 */
export async function throttleCpu(page: Page): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowness });
  return () => devtools.detach();
}

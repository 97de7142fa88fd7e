import type { Page } from "@playwright/test";
import { expect, expectAccessible, openSettled, publicPaths, test } from "./support/shop.ts";

const shares = 4;

for (let share = 0; share < shares; share += 1) {
  test(`axe finds nothing on any public screen in either theme (${share + 1} of ${shares})`, async ({
    page,
    isMobile,
  }) => {
    test.setTimeout(120_000);
    const paths = (await publicPaths(page, isMobile)).filter((_path, place) => place % shares === share);
    for (const path of paths) {
      await test.step(path, async () => {
        await openSettled(page, path);
        await expectAccessible(page);
        if (isMobile) await expectReflow(page);
      });
    }
  });
}

/** Nothing is wider than the narrowest phone, or a desktop window at 400 % (WCAG 2.2, 1.4.10). */
async function expectReflow(page: Page) {
  const usual = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 700 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  if (usual) await page.setViewportSize(usual);
}

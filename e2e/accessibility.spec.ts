import { expectAccessible, expectReflow, openSettled, publicPaths, test } from "./support/shop.ts";

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

/**
 * Public screens in another language, where texts are longer, and names and labels are others. Each is seen in one: that a text
 * has one translation in each is checked without a browser.
 */
for (const [prefix, share] of [
  ["/ca", 0],
  ["/en", 1],
] as const) {
  test(`axe finds nothing on public screens under ${prefix}`, { tag: "@phone" }, async ({ page }) => {
    test.setTimeout(240_000);
    const paths = await publicPaths(page, true);
    for (const path of paths.filter((_path, place) => place % 2 === share)) {
      await test.step(`${prefix}${path}`, async () => {
        await openSettled(page, `${prefix}${path === "/" ? "" : path}`);
        await expectAccessible(page, "texts");
      });
    }
  });
}

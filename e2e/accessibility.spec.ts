import { expectAccessible, publicPaths, test } from "./shop.ts";

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
        await page.goto(path, { waitUntil: "networkidle" });
        await expectAccessible(page);
      });
    }
  });
}

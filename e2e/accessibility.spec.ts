import { expect, expectAccessible, expectReflow, openSettled, publicPaths, test } from "./support/shop.ts";
import { addToCart } from "./support/shopping.ts";
import { unregistered } from "./support/stored-names.ts";

const shares = 2;

for (let share = 0; share < shares; share += 1) {
  test(`axe finds nothing on any public screen in either theme, and each stores only what the register names (${share + 1} of ${shares})`, async ({
    page,
    isMobile,
  }) => {
    test.setTimeout(240_000);
    const paths = (await publicPaths(page, isMobile)).filter((_path, place) => place % shares === share);
    for (const path of paths) {
      await test.step(path, async () => {
        await openSettled(page, path);
        await expectAccessible(page);
        if (isMobile) await expectReflow(page);
        expect(await unregistered(page)).toEqual([]);
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

test("a desktop window at 200 % shows what the keyboard reaches, above the bars at the bottom", {
  tag: "@once",
}, async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await addToCart(page.request);
  for (const path of ["/brands", "/shopping-cart"]) {
    await openSettled(page, path);
    const covered: string[] = [];
    for (let stop = 0; stop < 45; stop++) {
      await page.keyboard.press("Tab");
      const name = await page.evaluate(nameOfCovered);
      if (name !== null) covered.push(name);
    }
    expect(covered).toEqual([]);
  }
  // With text of twice the size, the cart's bar leaves most of a phone's window to what is in the cart.
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  const bar = page.locator("div:has(> p):has(> div > p[aria-busy])");
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    const tops = () => bar.evaluate((element) => element.getBoundingClientRect().top / innerHeight);
    await expect.poll(tops).toBeGreaterThan(0.65);
  }
});

/** Runs in the page: returns the name of what has the focus if nothing of it can be seen, else null. */
function nameOfCovered(): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const { left, width, top, bottom } = focused.getBoundingClientRect();
  const isSeen = [top + 3, (top + bottom) / 2, bottom - 3].some((y) => {
    const shown = document.elementFromPoint(left + width / 2, y);
    return shown !== null && (focused.contains(shown) || shown.contains(focused));
  });
  return isSeen ? null : focused.textContent;
}

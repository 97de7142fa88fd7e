import { expect, expectAccessible, publicPaths, test, useTheme } from "./shop.ts";

for (const theme of ["dark", "light"] as const) {
  test(`axe finds nothing on any public screen (${theme})`, async ({ page }) => {
    test.setTimeout(240_000);
    await useTheme(page, theme);
    for (const path of await publicPaths(page)) {
      await test.step(path, async () => {
        await page.goto(path, { waitUntil: "networkidle" });
        await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
        await expectAccessible(page);
      });
    }
  });
}

import { expect, expectAccessible, test } from "./shop.ts";

test("a visitor's hearts stay after a reload, and other tabs follow", async ({ page, context }) => {
  await page.goto("/tools");
  const main = page.getByRole("main");
  const heart = main.getByRole("button", { name: /^Favorito: / }).first();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  const other = await context.newPage();
  await other.goto("/tools");
  const sameHeart = other
    .getByRole("main")
    .getByRole("button", { name: /^Favorito: / })
    .first();
  await expect(sameHeart).toHaveAttribute("aria-pressed", "false");

  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expect(sameHeart).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expectAccessible(page);

  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await expect(sameHeart).toHaveAttribute("aria-pressed", "false");
});

test("a heart on a card is the same on the thing's page", async ({ page }) => {
  await page.goto("/kit-list");
  const card = page.getByRole("main").getByRole("article").first();
  await card.getByRole("button", { name: /^Favorito: / }).click();
  await card.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/kit-list\//);
  await expect(page.getByRole("button", { name: /^Favorito: / })).toHaveAttribute("aria-pressed", "true");
});

test("hearts come after the page without moving anything", async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        document.documentElement.dataset.shifts = `${document.documentElement.dataset.shifts ?? ""}${JSON.stringify(entry)}`;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/subcategories/discos-de-freno");
  await expect(page.getByRole("button", { name: /^Favorito: / }).first()).toBeVisible();
  await expect(page.locator("html")).not.toHaveAttribute("data-shifts");
});

test("the list of favorites asks a visitor to sign in, and remembers where they were going", async ({
  page,
}) => {
  await page.goto("/profile/favorites");
  await expect(page).toHaveURL(/\/sign-in\?next=%2Fprofile%2Ffavorites/);
});

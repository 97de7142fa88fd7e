import { signUp } from "../support/accounts.ts";
import { expect, expectAccessible, test } from "../support/shop.ts";

test("a visitor's hearts stay after a reload and on the thing's page, and other tabs follow", {
  tag: "@once",
}, async ({ page, context }) => {
  await test.step("hearts stay after a reload, and other tabs follow", async () => {
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
  await test.step("a heart on a card is the same on the thing's page", async () => {
    await page.goto("/kit-list");
    const card = page.getByRole("main").getByRole("article").first();
    await card.getByRole("button", { name: /^Favorito: / }).click();
    await card.getByRole("link").first().click();
    await expect(page).toHaveURL(/\/kit-list\//);
    const kitHeart = page.getByRole("button", { name: /^Favorito: / });
    // The address changes before the list has gone.
    await expect(kitHeart).toHaveCount(1);
    await expect(kitHeart).toHaveAttribute("aria-pressed", "true");
  });
});

test("a visitor's hearts join at sign-in; the list takes one off, brings it back and fills the cart", {
  tag: "@once",
}, async ({ page }) => {
  await page.goto("/tools");
  const hearts = page.getByRole("main").getByRole("button", { name: /^Favorito: / });
  const inStock = page.getByRole("main").getByRole("article").filter({ hasText: "En stock" });
  for (const place of [0, 1]) {
    await inStock
      .nth(place)
      .getByRole("button", { name: /^Favorito: / })
      .click();
  }
  await signUp(page);
  await page.goto("/profile/favorites");
  await expect(page.getByText("2 artículos", { exact: true })).toBeVisible();
  await expect(hearts).toHaveCount(2);
  await expectAccessible(page);

  await hearts.first().click();
  await expect(page.getByText(/^Has quitado «.+» de favoritos\.$/)).toBeVisible();
  await page.getByRole("button", { name: "Deshacer" }).click();
  await expect(hearts).toHaveCount(2);
  await inStock
    .first()
    .getByRole("button", { name: /Añadir(?! a una lista)/ })
    .click();
  await expect(page.getByText("Añadido al carrito", { exact: true })).toBeVisible();

  for (const left of [1, 0]) {
    const answered = page.waitForResponse((answer) => answer.request().method() === "DELETE");
    await hearts.first().click();
    await answered;
    await expect(hearts).toHaveCount(left);
  }
  await page.reload();
  await expect(page.getByText("No tienes productos en favoritos")).toBeVisible();
  for (const path of ["/profile/favorites", "/orders"]) {
    await page.goto(`${path}?colour=red&gclid=1`);
    const note = page.getByRole("note").filter({ hasText: "esta lista no tiene" });
    await expect(note.getByText("colour=red", { exact: true })).toBeVisible();
    await note.getByRole("button").click();
    await expect(page).toHaveURL(`${path}?gclid=1`);
    await expect(note).toBeHidden();
  }
});

test.describe("favorites that cannot be read", () => {
  test.use({ expectedMessages: /status of 500/ });

  test("are asked for again by a button", { tag: "@once" }, async ({ page }) => {
    await signUp(page);
    await page.route("**/spa/me/favorites/ids", (route) => route.fulfill({ status: 500 }));
    await page.goto("/profile/favorites");
    const retry = page.getByRole("main").getByRole("button", { name: "Reintentar" });
    await expect(retry).toBeVisible();
    await page.unroute("**/spa/me/favorites/ids");
    await retry.click();
    await expect(page.getByText("No tienes productos en favoritos")).toBeVisible();
  });
});

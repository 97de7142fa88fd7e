import type { Page } from "@playwright/test";
import { signUp } from "./accounts.ts";
import { expect, expectAccessible, test } from "./shop.ts";

/** Id and slug of a product that nobody has bought. */
async function anyProduct(page: Page): Promise<{ id: string; slug: string }> {
  const answer = await page.request.get("/spa/catalog/products?per_page=1&sort=price_desc");
  const { data } = await answer.json();
  return data[0];
}

test("a product that nobody has reviewed says so below the fold", async ({ page }) => {
  const { slug } = await anyProduct(page);
  await page.goto(`/products/${slug}`);
  await page.locator("#opiniones").scrollIntoViewIfNeeded();
  await expect(page.getByRole("heading", { name: "Opiniones de compradores" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Aún no hay opiniones" })).toBeVisible();
  await expectAccessible(page);
});

test("who has not bought a product is told so instead of being shown the form", async ({ page }) => {
  const { id, slug } = await anyProduct(page);
  await signUp(page);
  await page.goto(`/products/${slug}`);
  await page.locator("#opiniones").scrollIntoViewIfNeeded();
  await page.getByRole("link", { name: "Escribir una opinión" }).click();
  await expect(page).toHaveURL(`/reviews/create?product=${id}`);
  await expect(page.getByRole("heading", { name: "Aún no puedes opinar de este producto" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Ver de qué puedo opinar" }).click();
  await expect(page.getByText("Todavía no has escrito ninguna opinión.")).toBeVisible();
  await expect(page.getByText("No te queda nada por opinar.")).toBeVisible();
  await expectAccessible(page);
  await page.goto("/reviews/abcdefgh23456789");
  await expect(page.getByRole("heading", { name: "Aquí no hay nada" })).toBeVisible();
});

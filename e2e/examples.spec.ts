import { expect, expectAccessible, test } from "./support/shop.ts";

/** Origin at which `playwright.config.ts` serves the example storefront. */
const origin = `http://localhost:${Number(process.env.E2E_PORT ?? 4173) + 3000}`;

test.use({ expectedMessages: /status of (404|409)/ });

test("the example storefront: a search, a product, the cart, and refusals in the caller's language", {
  tag: "@once",
}, async ({ page }) => {
  const heading = page.getByRole("heading", { level: 1 });
  const status = page.getByRole("status");
  await page.goto(origin);
  await expect(heading).toHaveText(/^Productos \(\d+\)$/);
  await page.getByRole("searchbox", { name: "Buscar" }).fill("filtro de aceite");
  await page.getByRole("button", { name: "Buscar" }).click();
  await expect(heading).toHaveText(/^filtro de aceite \(\d+\)$/);
  await expectAccessible(page);

  const product = page
    .getByRole("main")
    .getByRole("link", { name: /^Filtro de aceite/ })
    .first();
  const name = (await product.textContent()) ?? "";
  await product.click();
  await expect(heading).toHaveText(name);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Añadir al carrito" }).click();
  await expect(status).toHaveText("Añadido al carrito");

  await page.getByRole("link", { name: "Carrito (1)" }).click();
  await expect(heading).toHaveText("Carrito");
  await expectAccessible(page);
  const quantity = page.getByRole("spinbutton", { name: /^Cantidad/ });
  await quantity.fill("2");
  await quantity.press("Enter");
  await expect(page.getByRole("link", { name: "Carrito (2)" })).toBeVisible();
  await expect(status).toHaveText(/^Total sin envío: .+€$/);
  await expect(quantity).toBeFocused();
  await quantity.fill("99");
  await quantity.press("Enter");
  await expect(status).toHaveText(/^No queda suficiente/);
  await expect(quantity).toHaveValue("2");
  await page.getByRole("button", { name: /^Quitar/ }).click();
  await expect(page.getByText("Tu carrito está vacío")).toBeVisible();

  await page.goto(`${origin}/#/products/no-such-product`);
  await expect(heading).toHaveText("No lo hemos encontrado.");
});

import type { Page } from "@playwright/test";
import type { Address } from "@recambia/contract/addresses/schemas";
import { signUp } from "../support/accounts.ts";
import { expect, test } from "../support/shop.ts";
import { addToCart, createAddress } from "../support/shopping.ts";

const order = (page: Page) =>
  page.getByRole("button", { name: "Pedido con obligación de pago", exact: true });

/** Opens the checkout's review, for a customer with an address and a part in the cart. */
async function goToReview(page: Page): Promise<void> {
  await page.goto("/orders/create?step=payment");
  const transfer = page.getByRole("main").getByRole("radio", { name: /^Transferencia bancaria/ });
  // Where it is the only means, the review opens at once.
  await expect(transfer.or(order(page)).first()).toBeVisible();
  if (await transfer.isVisible()) {
    await transfer.check();
    await page.getByRole("button", { name: "Continuar", exact: true }).click();
  }
  await expect(order(page)).toBeVisible();
}

/** Calls the API for an address, as another tab or another person of the account does. */
async function elsewhere(page: Page, method: "PUT" | "DELETE", { id }: Address, data?: object) {
  const { csrf_token: token } = await (await page.request.get("/sanctum/csrf-cookie")).json();
  const headers = { "X-CSRF-TOKEN": token };
  const answer = await page.request.fetch(`/spa/me/addresses/${id}`, { method, headers, data });
  expect(answer.ok()).toBe(true);
}

test.use({ expectedMessages: /status of 4(01|04|09)/ });

test("an address that is edited within the checkout, changed elsewhere or deleted is told before one orders to it", {
  tag: "@once",
}, async ({ page }) => {
  await signUp(page);
  const address = await createAddress(page.request);
  await addToCart(page.request);
  await goToReview(page);
  await test.step("an address that is edited within the checkout is the one that is ordered to", async () => {
    await page.getByRole("button", { name: "Cambiar la dirección" }).click();
    await page.getByRole("button", { name: /^Editar la dirección/ }).click();
    await page.getByRole("textbox", { name: "Número", exact: true }).fill("99");
    await page.getByRole("button", { name: "Guardar y continuar" }).click();
    await expect(order(page)).toBeVisible();
    await expect(page.getByRole("main")).toContainText(", 99");
    await expect(page.getByText("Ha cambiado algo desde que lo viste")).toBeHidden();
  });
  await test.step("one that changes elsewhere is shown before anything is ordered to it", async () => {
    const [{ id, ...kept }] = (await (await page.request.get("/spa/me/addresses")).json()).data;
    const { is_default: _default, province_name: _name, country: _country, zone: _zone, ...texts } = kept;
    await elsewhere(page, "PUT", { id, ...kept }, { ...texts, number: "77" });
    await order(page).click();
    const main = page.getByRole("main");
    await expect(main).toContainText("El pedido no se ha enviado. Ha cambiado: la dirección.");
    await expect(main).toContainText(", 77");
    await order(page).click();
    await expect(page).toHaveURL(/\/orders\/[a-z0-9]+\?placed/);
    await expect(main).toContainText(", 77");
  });
  await test.step("one that is deleted is not replaced unasked", async () => {
    await addToCart(page.request);
    await goToReview(page);
    await createAddress(page.request, { number: "50" });
    await elsewhere(page, "DELETE", address);
    await order(page).click();
    const problem = page.getByRole("status").filter({ hasText: /^Elige o añade una dirección, o recógelo/ });
    await expect(problem).toBeVisible();
    await page.getByRole("button", { name: "Continuar", exact: true }).click();
    await expect(problem).toBeFocused();
    await page.getByRole("radio", { name: /^Ana Prueba López/ }).check();
    await page.getByRole("button", { name: "Continuar", exact: true }).click();
    await expect(order(page)).toBeEnabled();
    await order(page).click();
    await expect(page).toHaveURL(/\/orders\/[a-z0-9]+\?placed/);
    await expect(page.getByRole("main")).toContainText(", 50");
  });
});

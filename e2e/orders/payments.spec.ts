import type { Page } from "@playwright/test";
import { signUp } from "../support/accounts.ts";
import { placeOrder } from "../support/orders.ts";
import { expect, test } from "../support/shop.ts";

test.use({ expectedMessages: /status of (401|403|404|409)/ });

/** Goes to the bank's page from an order's and decides there what happens. */
async function payAtBank(page: Page, decision: "Pagar" | "Rechazar", notice: string) {
  await page.getByRole("button", { name: /^Pagar ahora/ }).click();
  await expect(page.getByRole("heading", { name: /^Pago de [\d.,]+ €$/ })).toBeVisible();
  await page.getByLabel("Notificación").selectOption(notice);
  await page.getByRole("button", { name: decision }).click();
}

async function stateOf(page: Page, orderId: string): Promise<unknown> {
  const answer = await page.request.get(`/spa/orders/${orderId}`);
  return (await answer.json()).data.state;
}

test("a forged notification pays nothing; told twice, Bizum pays once", { tag: "@once" }, async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signUp(page);
  const order = await placeOrder(page.request, { payment: "bizum" });
  await page.goto(`/orders/${order.id}`);
  await page.getByRole("button", { name: /^Pagar ahora/ }).click();
  await expect(page.getByText("Bizum")).toBeVisible();
  await page.getByLabel("Vuelta").selectOption("bare");
  await page.getByLabel("Notificación").selectOption("forged");
  await page.getByRole("button", { name: "Pagar" }).click();
  await expect(page).toHaveURL(new RegExp(`/orders/${order.id}$`));
  expect(await stateOf(page, order.id)).toBe("pending_payment");

  await payAtBank(page, "Pagar", "doubled");
  await expect.poll(() => stateOf(page, order.id)).toBe("paid");
  const { data } = await (await page.request.get(`/spa/orders/${order.id}`)).json();
  expect(data.invoices).toHaveLength(1);
});

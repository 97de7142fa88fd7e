import type { Page } from "@playwright/test";
import { makeAccount, signUp } from "./accounts.ts";
import { placeOrder } from "./orders.ts";
import { expect, expectAccessible, test, useTheme } from "./shop.ts";

test.use({ expectedMessages: /status of (401|403|404|409)/ });

/** The badge of an order's state, in a list or on its page. */
const card = (page: Page, number: string) => page.getByRole("article", { name: `Pedido ${number}` });

test("a transfer order says how to pay it, is found by its number, and can be cancelled", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await useTheme(page, "light");
  const email = await signUp(page);
  const order = await placeOrder(page.request);
  await page.goto(`/orders/${order.id}?placed`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Pedido ${order.number}`);
  await expect(page.getByRole("heading", { name: "Gracias: ya tenemos tu pedido" })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  const payment = page.getByRole("region", { name: "Pago" });
  await expect(payment.getByText(order.number)).toBeVisible();
  await expect(payment.getByText("IBAN", { exact: true })).toBeVisible();
  await expect(payment.getByText(/^Quedan [45] días$/)).toBeVisible();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await payment.getByRole("button", { name: "Copiar el concepto" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(order.number);
  await expectAccessible(page);

  await page.goto("/profile/my-orders");
  await expect(card(page, order.number)).toContainText("Pendiente de pago");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Buscar en todos los pedidos" }).click();
  await page.getByRole("searchbox", { name: "Buscar en tus pedidos" }).fill(order.number.slice(3, 7));
  await page.getByRole("button", { name: "Buscar", exact: true }).click();
  await expect(page).toHaveURL(/q=/);
  await expect(card(page, order.number)).toBeVisible();
  await page.getByRole("link", { name: "Entregados" }).click();
  await expect(page).toHaveURL(/state=delivered/);
  await expect(page.getByText("No hay pedidos con")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Ver todos" }).click();
  await card(page, order.number).getByRole("link").click();

  await page.getByRole("button", { name: "Anular el pedido" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Sí, anular" }).click();
  await expect(
    page.getByRole("banner").or(page.getByRole("main")).getByText("Anulado").first(),
  ).toBeVisible();
  await expect(page.getByText("No sigue adelante y no tienes que pagar nada.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Anular el pedido" })).toBeHidden();

  await page.getByRole("button", { name: "Volver a comprar" }).click();
  await expect(page.getByText("1 artículo está en tu carrito")).toBeVisible();
  await page.getByRole("link", { name: "Ver el carrito" }).click();
  await expect(page.getByRole("article", { name: order.lines[0]?.name ?? "" })).toBeVisible();
});

test("without orders the account leads to the vehicle and the categories", async ({ page }) => {
  await signUp(page);
  await page.goto("/profile/my-orders");
  await expect(page.getByRole("heading", { name: "Todavía no has pedido nada" })).toBeVisible();
  await page.getByRole("link", { name: "Ver las categorías" }).click();
  await expect(page).toHaveURL(/\/categories$/);
});

test("nobody sees another customer's order", async ({ page, request }) => {
  await makeAccount(request);
  const order = await placeOrder(request);
  await signUp(page);
  await page.goto(`/orders/${order.id}`);
  await expect(page.getByRole("heading", { name: "Aquí no hay nada" })).toBeVisible();
  await expect(page.getByText(order.number)).toBeHidden();
});

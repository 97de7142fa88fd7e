import type { Page } from "@playwright/test";
import { createAccount, signUp } from "../support/accounts.ts";
import { waitForMail } from "../support/mailbox.ts";
import { deliver, pay, placeOrder } from "../support/orders.ts";
import { expect, expectAccessible, test } from "../support/shop.ts";

test.use({ expectedMessages: /status of (401|403|404|409)/ });

/** The first step, filled in. */
async function find(page: Page, number: string, email: string) {
  await page.getByLabel("Tu nombre").fill("Ana Prueba");
  await page.getByLabel("Número de pedido").fill(number);
  await page.getByLabel("Correo electrónico del pedido").fill(email);
  await page.getByRole("button", { name: "Continuar" }).click();
}

test("a visitor withdraws from the foot of any page, in two steps and with a receipt", {
  tag: "@phone",
}, async ({ page, request }) => {
  test.setTimeout(240_000);
  const email = await createAccount(request);
  const order = await placeOrder(request);
  await deliver(order);

  await page.goto("/products");
  await page.getByRole("contentinfo").getByRole("link", { name: "Desistir del contrato aquí" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Desistir del contrato aquí");
  await page.getByRole("button", { name: "Continuar" }).click();
  await expect(page.getByLabel("Tu nombre")).toBeFocused();
  await find(page, order.number, "otra@example.com");
  await expect(page.getByText("No encontramos un pedido con ese número y ese correo")).toBeVisible();
  await expectAccessible(page);

  await find(page, order.number.toLowerCase().replaceAll("-", " "), email);
  await expect(page.getByRole("heading", { level: 2, name: `Pedido ${order.number}` })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole("checkbox").uncheck();
  await page.getByRole("button", { name: "Confirmar desistimiento" }).click();
  await expect(page.getByText("Elige al menos un artículo.")).toBeVisible();
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Confirmar desistimiento" }).click();
  await expect(page.getByRole("heading", { name: "Desistimiento recibido" })).toBeFocused();
  await expect(page.getByText(`2 × ${order.lines[0]?.name}`)).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible(page);
  await waitForMail(email, /justificante de tu desistimiento/);

  await page.goto("/withdrawal");
  await find(page, order.number, email);
  await expect(page.getByText("De este pedido ya no queda nada de lo que desistir")).toBeVisible();
});

test("a visitor withdraws before anything has left: nothing to send back, and a receipt", {
  tag: "@once",
}, async ({ page, request }) => {
  test.setTimeout(120_000);
  const email = await createAccount(request);
  const order = await placeOrder(request, { toolCount: 2 });
  await pay(order);
  await page.goto("/withdrawal");
  await find(page, order.number, email);
  await page.getByRole("button", { name: "Volver" }).click();
  await expect(page.getByLabel("Número de pedido")).toHaveValue(order.number);
  await page.getByRole("button", { name: "Continuar" }).click();
  await expect(page.getByRole("heading", { level: 2, name: `Pedido ${order.number}` })).toBeFocused();
  await page.goBack();
  await expect(page.getByLabel("Número de pedido")).toHaveValue(order.number);
  await expect(page.getByLabel("Correo electrónico del pedido")).toHaveValue(email);
  await page.goForward();
  await expect(page.getByText("Aún no ha salido: no tienes que devolver nada.")).toHaveCount(2);
  await page.getByRole("checkbox").first().uncheck();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Confirmar desistimiento" }).click();
  await expect(page.getByRole("heading", { name: "Desistimiento recibido" })).toBeFocused();
  await expect(page.getByText("No había salido: no tienes que devolver nada")).toBeVisible();
  await expect(page.getByText(`2 × ${order.lines[1]?.name}`)).toBeVisible();
  await expect(page.getByText(/^Te reembolsamos .*€ con la misma forma de pago\.$/)).toBeVisible();
  await waitForMail(email, /Desistes de lo que a/);

  await page.goto("/withdrawal");
  await find(page, order.number, email);
  await expect(page.getByText("Ya está cancelado o devuelto.")).toBeVisible();
  await page.getByRole("button", { name: "Confirmar desistimiento" }).click();
  await expect(page.getByRole("heading", { name: "Desistimiento recibido" })).toBeFocused();
});

test("a customer withdraws from an unpaid order as a whole with a photograph, and owes nothing", {
  tag: "@once",
}, async ({ page }) => {
  const email = await signUp(page);
  const order = await placeOrder(page.request);
  await page.goto(`/orders/${order.id}`);
  await page.getByRole("button", { name: "Desistir del contrato aquí" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("checkbox")).toBeDisabled();
  await expect(dialog.getByRole("checkbox")).toBeChecked();
  await dialog.locator("summary").filter({ hasText: "Adjuntar mis archivos" }).click();
  const photo = { name: "golpe.png", mimeType: "image/png", buffer: await page.screenshot() };
  await dialog.getByLabel(/^Elige archivos/).setInputFiles(photo);
  await expect(dialog.getByRole("checkbox", { name: photo.name })).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Confirmar desistimiento" }).click();
  await expect(dialog.getByText("Tampoco tienes que pagar nada.")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Cerrar" }).last().click();
  await expect(page.getByText("Cancelado").first()).toBeVisible();
  await expect(page.getByText(/^Desististe el .*, antes de que saliera/)).toBeVisible();
  const files = page.getByRole("region", { name: "Archivos de tu devolución" });
  await expect(files.getByRole("link", { name: photo.name })).toBeVisible();
  await waitForMail(email, /justificante de tu desistimiento/);
});

test("the withdrawal's page is drawn by the server, in its language", { tag: "@once" }, async ({
  request,
}) => {
  for (const [path, title] of [
    ["/withdrawal", "Desistir del contrato aquí"],
    ["/ca/withdrawal", "Desistir del contracte aquí"],
    ["/en/withdrawal", "Withdraw from contract here"],
  ] as const) {
    const html = await (await request.get(path)).text();
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).toMatch(new RegExp(`href="${path}"[^>]*>${title}<`));
  }
});

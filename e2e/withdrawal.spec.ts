import type { Page } from "@playwright/test";
import { makeAccount } from "./accounts.ts";
import { expectMail } from "./mailbox.ts";
import { deliver, placeOrder } from "./orders.ts";
import { expect, expectAccessible, test } from "./shop.ts";

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
  const email = await makeAccount(request);
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
  await expectMail(email, /desisti/i);

  await page.goto("/withdrawal");
  await find(page, order.number, email);
  await expect(page.getByText("Ya has desistido de todo este pedido")).toBeVisible();
});

test("what has not left is cancelled instead", { tag: "@once" }, async ({ page, request }) => {
  const email = await makeAccount(request);
  const order = await placeOrder(request);
  await page.goto("/withdrawal");
  await find(page, order.number, email);
  await expect(page.getByText("Este pedido todavía no ha salido")).toBeVisible();
  await expect(page.getByRole("button", { name: "Confirmar desistimiento" })).toBeHidden();
  await page.getByRole("button", { name: "Volver" }).click();
  await expect(page.getByLabel("Número de pedido")).toHaveValue(order.number);
});

for (const [path, title] of [
  ["/withdrawal", "Desistir del contrato aquí"],
  ["/ca/withdrawal", "Desistir del contracte aquí"],
  ["/en/withdrawal", "Withdraw from contract here"],
] as const) {
  test(`${path} is drawn by the server, in its language`, { tag: "@once" }, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).toMatch(new RegExp(`href="${path}"[^>]*>${title}<`));
  });
}

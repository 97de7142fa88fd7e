import type { Page } from "@playwright/test";
import { makeAccount } from "./accounts.ts";
import { placeOrder } from "./orders.ts";
import { expect, test } from "./shop.ts";

test.use({ expectedMessages: /status of (401|403|404|409)/ });

/** The first step, filled in. */
async function find(page: Page, number: string, email: string) {
  await page.getByLabel("Tu nombre").fill("Ana Prueba");
  await page.getByLabel("Número de pedido").fill(number);
  await page.getByLabel("Correo electrónico del pedido").fill(email);
  await page.getByRole("button", { name: "Continuar" }).click();
}

test("what has not left is cancelled instead", async ({ page, request }) => {
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
  test(`${path} is drawn by the server, in its language`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).toMatch(new RegExp(`href="${path}"[^>]*>${title}<`));
  });
}

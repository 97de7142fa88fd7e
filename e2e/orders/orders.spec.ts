import type { APIRequestContext, Page } from "@playwright/test";
import { madridDay } from "@recambia/contract/madrid-time";
import { createAccount, signUp } from "../support/accounts.ts";
import { waitForMail } from "../support/mailbox.ts";
import { deliver, pay, placeOrder, sendShopCommand } from "../support/orders.ts";
import { expect, expectAccessible, test, useTheme } from "../support/shop.ts";
import { createAddress } from "../support/shopping.ts";
import { fillSignIn } from "../support/sign-in-forms.ts";

test.use({
  expectedMessages: /status of (401|403|404|409|422)|ERR_FAILED|could not be added to the cart: 0/,
});

/** The badge of an order's state, in a list or on its page. */
const card = (page: Page, number: string) => page.getByRole("article", { name: `Pedido ${number}` });

test("a transfer order says how to pay it, is found by its number, and can be cancelled", {
  tag: "@phone",
}, async ({ page }) => {
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
  await expect(payment.getByText(/^Quedan [2-5] días$/)).toBeVisible();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await payment.getByRole("button", { name: "Copiar el concepto" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(order.number);
  await payment.getByRole("button", { name: "Copiar todo" }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^Importe: .*€\nIBAN: ES/);
  expect(copied).toContain(`Concepto: ${order.number}`);
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

  await page.getByRole("button", { name: "Cancelar el pedido" }).click();
  const cancelling = page.getByRole("dialog");
  await expect(cancelling.getByText("Aún no está pagado: se cancela entero")).toBeVisible();
  await expect(cancelling.getByRole("checkbox")).toBeDisabled();
  await expectAccessible(page);
  await cancelling.getByRole("button", { name: "Confirmar cancelación" }).click();
  await expect(
    page.getByRole("banner").or(page.getByRole("main")).getByText("Cancelado").first(),
  ).toBeVisible();
  await expect(page.getByText("Está cancelado: no tienes que pagar nada.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Cancelar el pedido" })).toBeHidden();

  // The first answer is lost on its way.
  await page.route("**/spa/cart/lines", (route) => route.fetch().then(() => route.abort()), { times: 1 });
  const again = page.getByRole("button", { name: "Volver a comprar" });
  await again.click();
  await expect(page.getByText("No hemos podido añadirlo.")).toBeVisible();
  await again.click();
  await expect(page.getByText("2 artículos están en tu carrito")).toBeVisible();
  const { data: cart } = await (await page.request.get("/spa/cart")).json();
  expect(cart.totals.item_count).toBe(2);
  await page.getByRole("link", { name: "Ver el carrito" }).click();
  await expect(page.getByRole("article", { name: order.lines[0]?.name ?? "" })).toBeVisible();
});

test("without orders the account leads to the categories; what an address asks for in vain is told", {
  tag: "@once",
}, async ({ page }) => {
  await signUp(page);
  await page.goto("/profile/my-orders");
  await expect(page.getByRole("heading", { name: "Todavía no has pedido nada" })).toBeVisible();
  await page.getByRole("link", { name: "Ver las categorías" }).click();
  await expect(page).toHaveURL(/\/categories$/);
  await page.goto("/orders?state=nada&page=uno");
  const note = page.getByRole("note").filter({ hasText: "page=uno, state=nada" });
  await expect(note).toBeVisible();
  await note.getByRole("button", { name: "Quitarlo de la dirección" }).click();
  await expect(page).toHaveURL("/orders");
  await page.goto("/profile/favorites?page=uno");
  await expect(page.getByRole("note").filter({ hasText: "page=uno" })).toBeVisible();
});

test("nobody sees another customer's order; who has signed in with the wrong account can change it", {
  tag: "@once",
}, async ({ page, request }) => {
  const email = await createAccount(request);
  const order = await placeOrder(request);
  const other = await signUp(page);
  await page.goto("/profile");
  await expect(page.getByRole("main").getByText(other)).toBeVisible();
  await page.goto(`/orders/${order.id}`);
  await expect(page.getByRole("heading", { name: "Aquí no hay nada" })).toBeVisible();
  await expect(page.getByText(order.number)).toBeHidden();
  await expect(page.getByText(`Has entrado como ${other}.`)).toBeVisible();
  await page.getByRole("button", { name: "Entrar con otra cuenta" }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get("next") === `/orders/${order.id}`);
  await fillSignIn(page, email);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(order.number);
});

test("the shop gets the money and hands over; one of two things goes back and is repaid", {
  tag: "@once",
}, async ({ page }) => {
  test.setTimeout(240_000);
  const email = await signUp(page);
  const order = await placeOrder(page.request, { toolCount: 2 });
  await deliver(order);
  await page.goto(`/orders/${order.id}`);
  await expect(page.getByText("Recogido").first()).toBeVisible();
  await expect(page.getByText(/puedes desistir hasta el/)).toBeVisible();
  await waitForMail(email, order.number);

  await page.getByRole("button", { name: "Desistir del contrato aquí" }).click();
  const dialog = page.getByRole("dialog");
  const [kept, returned] = order.lines;
  await dialog.getByRole("checkbox").first().uncheck();
  await dialog.getByRole("combobox").last().selectOption("1");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Confirmar desistimiento" }).click();
  await expect(dialog.getByRole("heading", { name: "Desistimiento recibido" })).toBeFocused();
  await expect(dialog.getByText(`1 × ${returned?.name}`)).toBeVisible();
  if (kept?.name !== returned?.name) await expect(dialog.getByText(kept?.name ?? "")).toBeHidden();
  await dialog.getByRole("button", { name: "Cerrar" }).last().click();
  await expect(page.getByText("Devolución en marcha").first()).toBeVisible();
  await waitForMail(email, /justificante de tu desistimiento/);

  await sendShopCommand(["orders", "received", order.number]);
  await sendShopCommand(["orders", "refund", order.number]);
  await sendShopCommand(["orders", "refunded", order.number]);
  await page.reload();
  await expect(page.getByRole("region", { name: "Desistimiento" })).toBeVisible();
  await expect(page.getByText("Devueltos o por devolver: 1")).toBeVisible();
  const invoices = page.getByRole("region", { name: "Facturas" });
  await expect(invoices.getByText("Factura simplificada")).toBeVisible();
  await expect(invoices.getByText("Factura rectificativa")).toBeVisible();
  await expect(page.getByText(/^Te hemos reembolsado .*€\.$/)).toBeVisible();
});

test("one of two things is cancelled before it leaves, the other goes out", { tag: "@once" }, async ({
  page,
}) => {
  test.setTimeout(120_000);
  const email = await signUp(page);
  const order = await placeOrder(page.request, { toolCount: 2 });
  await pay(order);
  await page.goto(`/orders/${order.id}`);
  await page.getByRole("button", { name: "Cancelar el pedido" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("checkbox").first().uncheck();
  await dialog.getByRole("checkbox").last().uncheck();
  await dialog.getByRole("button", { name: "Confirmar cancelación" }).click();
  await expect(dialog.getByText("Elige al menos un artículo.")).toBeVisible();
  await dialog.getByRole("checkbox").last().check();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Confirmar cancelación" }).click();
  await expect(page.getByText(`Parte del pedido ${order.number} cancelada`)).toBeVisible();
  await expect(
    page.getByText(/^2 de 4 artículos en preparación y 2 cancelados; te vamos a reembolsar/),
  ).toBeVisible();
  const cancelled = page.getByRole("region", { name: "Artículos cancelados" });
  await expect(cancelled.getByText(`2 × ${order.lines[1]?.name}`)).toBeVisible();
  await expect(page.getByRole("region", { name: "Reembolsos" })).toContainText("Pendiente");
  await waitForMail(email, /Cancelada una parte de tu pedido/);
  await sendShopCommand(["orders", "prepare", order.number]);
  await sendShopCommand(["orders", "ship", order.number]);
  await page.reload();
  await expect(page.getByText("Listo para recoger").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Cancelar el pedido" })).toBeHidden();
  await page.goto("/profile/my-orders");
  await expect(card(page, order.number)).toContainText("2 de 4 artículos listos para recoger y 2 cancelados");
});

test("a cancellation and a withdrawal that are refused are told why, with what is still possible", {
  tag: "@once",
}, async ({ page }) => {
  test.setTimeout(120_000);
  await signUp(page);
  const order = await placeOrder(page.request);
  await pay(order);
  await page.goto(`/orders/${order.id}`);
  await page.getByRole("button", { name: "Cancelar el pedido" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("¿Qué artículos cancelas?")).toBeVisible();
  // While the customer is choosing, the goods leave.
  await sendShopCommand(["orders", "prepare", order.number]);
  await sendShopCommand(["orders", "ship", order.number]);
  await dialog.getByRole("button", { name: "Confirmar cancelación" }).click();
  await expect(
    dialog
      .getByRole("alert")
      .filter({ hasText: "Todo ha salido ya: no se puede cancelar, pero puedes desistir del pedido." }),
  ).toBeVisible();
  await expect(dialog.getByText("Ya ha salido: en lugar de cancelarlo, puedes desistir.")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "No cancelar" }).click();
  await expect(page.getByRole("button", { name: "Cancelar el pedido" })).toBeHidden();

  await sendShopCommand(["orders", "deliver", order.number]);
  await page.reload();
  await page.getByRole("button", { name: "Desistir del contrato aquí" }).click();
  await expect(dialog.getByText("¿De qué artículos desistes?")).toBeVisible();
  // The shop records a withdrawal of everything that was told by telephone.
  await sendShopCommand(["orders", "withdraw", order.number], {
    by: "telephone",
    day: madridDay(new Date()),
  });
  await dialog.getByRole("button", { name: "Confirmar desistimiento" }).click();
  await expect(
    dialog.getByRole("alert").filter({
      hasText: "De este pedido ya no queda nada de lo que desistir: está todo cancelado o devuelto.",
    }),
  ).toBeVisible();
  await dialog.getByRole("button", { name: "Ahora no" }).click();
  await expect(page.getByRole("button", { name: "Desistir del contrato aquí" })).toBeHidden();
});

test("why money comes back is read on the order's page and in its mail", { tag: "@once" }, async ({
  page,
}) => {
  test.setTimeout(120_000);
  const email = await signUp(page);
  const order = await placeOrder(page.request);
  await deliver(order);
  const why = "La caja vino con un golpe";
  await sendShopCommand(["orders", "refund", order.number], { amount: "3,00", reason: why });
  await page.goto(`/orders/${order.id}`);
  const refunds = page.getByRole("region", { name: "Reembolsos" });
  await expect(refunds).toContainText(/3,00\s€ · Reducción de precio/);
  await expect(refunds).toContainText(`Motivo: ${why}`);
  await expect(page.getByRole("region", { name: "Historial" })).toContainText(`Motivo: ${why}`);
  await waitForMail(email, why);
  await sendShopCommand(["orders", "refunded", order.number]);
  await page.reload();
  await expect(refunds).toContainText("por transferencia");
  await expect(page.getByText(/^2 de 2 artículos recogidos; te hemos reembolsado 3,00\s€\.$/)).toBeVisible();
  await expectAccessible(page);
});

test("a lost parcel, a withdrawal by letter and a refused old part are told on the page and by mail", {
  tag: "@once",
}, async ({ page }) => {
  test.setTimeout(120_000);
  const email = await signUp(page);
  const { id: addressId } = await createAddress(page.request);
  const part = await partWithDeposit(page.request);
  const order = await placeOrder(page.request, { productId: part, addressId });
  await pay(order);
  const ship = () =>
    sendShopCommand(["orders", "ship", order.number], { carrier: "Correos Express", tracking: "PK123" });
  await ship();
  await sendShopCommand(["orders", "lost", order.number], { outcome: "again" });
  await page.goto(`/orders/${order.id}`);
  const history = page.getByRole("region", { name: "Historial" });
  await expect(history).toContainText("Paquete perdido por el transportista.");
  await expect(page.getByRole("region", { name: "Seguimiento" })).toContainText(/perdido/i);
  await waitForMail(email, /Se ha perdido un paquete de tu pedido/);

  await ship();
  await sendShopCommand(["orders", "deliver", order.number]);
  const why = "Viene sin la polea";
  await sendShopCommand(["orders", "core", order.number, "refused"], { line: "1", reason: why });
  await page.reload();
  await expect(page.getByRole("region", { name: "Artículos" })).toContainText(`Motivo: ${why}`);
  await waitForMail(email, why);

  await sendShopCommand(["orders", "withdraw", order.number], { by: "letter", lines: "1:1" });
  await page.reload();
  await expect(history).toContainText("Desistimiento recibido.");
  await expect(page.getByText("2 de 2 artículos entregados; nos tienes que devolver 1.")).toBeVisible();
  await waitForMail(email, /Subject: .*desist/i);
  await sendShopCommand(["orders", "void", order.number], { reason: "No ha llegado nada en un mes" });
  await page.reload();
  await expect(history).toContainText("Desistimiento sin efecto: tu devolución no nos ha llegado.");
  await expectAccessible(page);
});

/** A part in stock whose old one is taken back against a deposit. */
async function partWithDeposit(request: APIRequestContext): Promise<string> {
  const { data } = await (
    await request.get("/spa/catalog/products?subcategory=alternadores&per_page=48")
  ).json();
  type Card = { id: string; core_deposit_cents: number | null; stock: { state: string } };
  const part = data.find(
    ({ core_deposit_cents: deposit, stock }: Card) => deposit !== null && stock.state === "in_stock",
  );
  return part.id;
}

/** On the stand-in of the bank's page: decides, and how its notification and the way back go. */
async function decide(page: Page, decision: "Pagar" | "Rechazar", notice?: string, isSigned = true) {
  await page.getByRole("button", { name: /^Pagar ahora/ }).click();
  await expect(page.getByRole("heading", { name: /^Pago de/ })).toBeVisible();
  if (notice) await page.getByLabel("Notificación").selectOption(notice);
  if (!isSigned) await page.getByLabel("Vuelta").selectOption("Sin datos");
  await page.getByRole("button", { name: decision, exact: true }).click();
  await expect(page).toHaveURL(/\/orders\/\w+$/);
}

/** Shows a new order of the signed-in person that waits for a card. */
async function openUnpaid(page: Page) {
  const order = await placeOrder(page.request, { payment: "card" });
  await page.goto(`/orders/${order.id}`);
  return order;
}

test("a card pays once, whether the bank's notification comes, is lost, comes twice or late", {
  tag: "@once",
}, async ({ page }) => {
  test.slow();
  await signUp(page);
  for (const { when, notice, isSigned } of [
    { when: "the bank tells the shop", notice: "Se notifica", isSigned: false },
    { when: "its notification is lost and the way back is signed", notice: "Se pierde", isSigned: true },
    { when: "its notification comes twice", notice: "Llega dos veces", isSigned: true },
  ]) {
    await test.step(when, async () => {
      await openUnpaid(page);
      await decide(page, "Pagar", notice, isSigned);
      await expect(page.getByText(/^Pagado el/)).toBeVisible({ timeout: 40_000 });
      await expect(page.getByText(/^Pago recibido/)).toHaveCount(1);
      await expect(page.getByRole("region", { name: "Facturas" })).toContainText("Factura simplificada");
    });
  }
  await test.step("its notification comes late: the page asks again by itself", async () => {
    const order = await openUnpaid(page);
    await page.clock.install();
    await decide(page, "Pagar", "Llega 3 segundos tarde", false);
    await expect(page.getByRole("button", { name: /^Pagar ahora/ })).toBeVisible();
    const isPaid = async () => (await (await page.request.get(`/spa/orders/${order.id}`)).json()).data.state;
    await expect.poll(isPaid).toBe("paid");
    await page.clock.fastForward(20_000);
    await expect(page.getByText(/^Pagado el/)).toBeVisible();
    await expect(page.getByText(/^Pago recibido/)).toHaveCount(1);
  });
});

test("forged and wrong notifications pay nothing, and a refused card can be tried again", {
  tag: "@once",
}, async ({ page }) => {
  test.slow();
  await signUp(page);
  await openUnpaid(page);
  for (const notice of ["Con una firma falsa", "Por un céntimo"]) {
    await test.step(`a notification pays nothing when it comes: ${notice}`, async () => {
      await decide(page, "Pagar", notice, false);
      await page.reload();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByText(/^Pagado el/)).toBeHidden();
      await expect(page.getByRole("button", { name: /^Pagar ahora/ })).toBeVisible();
    });
  }
  await test.step("a refused card can be tried again", async () => {
    await decide(page, "Rechazar");
    await expect(page.getByText("El banco no ha autorizado el pago")).toBeVisible();
    await expectAccessible(page);
    await decide(page, "Pagar");
    await expect(page.getByText(/^Pagado el/)).toBeVisible({ timeout: 40_000 });
  });
});

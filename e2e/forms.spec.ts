import type { Page } from "@playwright/test";
import { createAccount, signUp } from "./support/accounts.ts";
import { watchShifts } from "./support/layout-shifts.ts";
import { deliver, placeOrder } from "./support/orders.ts";
import { expect, openSettled, test } from "./support/shop.ts";
import { addToCart, typedMadridAddress } from "./support/shopping.ts";
import { fillSignIn, newAddress, validPassword } from "./support/sign-in-forms.ts";

test.use({ expectedMessages: /status of (4\d\d|500)/ });

/** A phone's window, or a wide one at 400 %. */
const narrowest = { width: 320, height: 640 };

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const missing = (page: Page) => page.getByText("Este campo es obligatorio");

/** Fills in fields one after the other, and leaves the last one. */
async function fillIn(page: Page, fields: readonly (readonly [string, string])[]) {
  for (const [label, text] of fields) await field(page, label).fill(text);
  await page.keyboard.press("Tab");
}

/** Sends a form as it opens, and waits for what is missing. */
async function sendEmpty(page: Page, send: string) {
  await button(page, send).click();
  await expect(missing(page).first()).toBeVisible();
}

/** Sends a filled-in form, which the shop fails to take. */
async function sendInVain(page: Page, address: string, send: string) {
  await page.route(address, (route) => route.fulfill({ status: 500, body: "" }));
  await button(page, send).click();
  const failure = /Ha fallado algo en la tienda|Algo ha fallado por nuestra parte/;
  await expect(page.getByRole("alert").filter({ hasText: failure })).toBeVisible();
  await page.unroute(address);
}

test("nothing moves when errors come and go while one signs in, signs up or writes to the shop", {
  tag: "@phone",
}, async ({ page }) => {
  await openSettled(page, "/sign-in");
  let moved = await watchShifts(page);
  await sendEmpty(page, "Entrar");
  const email = newAddress();
  for (const attempt of [1, 2, 3]) {
    await fillSignIn(page, email, `equivocada ${attempt}`);
    await expect(page.getByRole("alert")).toContainText("Error en autenticación.");
    await expect(field(page, "Contraseña")).toBeFocused();
  }
  await expect(page.getByRole("alert")).toContainText("Contraseña bloqueada hasta");
  expect(await moved()).toEqual([]);

  const usual = page.viewportSize() ?? narrowest;
  await page.setViewportSize(narrowest);
  await openSettled(page, "/sign-in");
  moved = await watchShifts(page);
  await fillSignIn(page, email, "equivocada 4");
  await expect(page.getByRole("alert")).toContainText("Contraseña bloqueada hasta");
  expect(await moved()).toEqual([]);
  await page.setViewportSize(usual);

  await openSettled(page, "/sign-up");
  moved = await watchShifts(page);
  await sendEmpty(page, "Crear cuenta");
  await fillIn(page, [
    ["Nombre", "Ana"],
    ["Correo electrónico", "nadie"],
    ["Contraseña", "corta"],
    ["Repite la contraseña", "otra"],
  ]);
  await expect(page.getByText("La contraseña y la confirmación no coinciden")).toBeVisible();
  await fillIn(page, [
    ["Correo electrónico", newAddress()],
    ["Contraseña", validPassword],
    ["Repite la contraseña", validPassword],
  ]);
  await expect(page.getByText("no coinciden")).toBeHidden();
  await sendInVain(page, "**/spa/register", "Crear cuenta");
  expect(await moved()).toEqual([]);

  await openSettled(page, "/contact-us");
  await expect(button(page, "Enviar a la tienda")).toBeVisible();
  moved = await watchShifts(page);
  await sendEmpty(page, "Enviar a la tienda");
  await fillIn(page, [
    ["Tu nombre", "Ana"],
    ["Correo electrónico", "nadie"],
    ["Asunto", "Devolver un filtro"],
    ["Mensaje", "¿Hasta cuándo puedo devolver el filtro que compré la semana pasada?"],
  ]);
  await button(page, "Enviar a la tienda").scrollIntoViewIfNeeded();
  await expect(page.getByRole("complementary", { name: "Quizá te sirva" })).toContainText("devolver");
  await expect(page.getByText("Introduce un correo electrónico válido")).toBeVisible();
  await field(page, "Correo electrónico").fill(email);
  await sendInVain(page, "**/spa/support/conversations", "Enviar a la tienda");
  expect(await moved()).toEqual([]);
});

test("nothing moves when errors come and go in the checkout's forms", { tag: "@phone" }, async ({ page }) => {
  await addToCart(page.request);
  await openSettled(page, "/orders/create");
  await expect(field(page, "Calle")).toBeVisible();
  const moved = await watchShifts(page);
  await sendEmpty(page, "Continuar");
  await fillIn(page, [
    ["Correo electrónico", "nadie"],
    ["Teléfono móvil", "12"],
    ["Código postal", "99999"],
  ]);
  await expect(page.getByText("Introduce un correo electrónico válido")).toBeVisible();
  await expect(page.getByText("Debes indicar al menos un número de teléfono válido.")).toBeVisible();
  await fillIn(page, [["Correo electrónico", newAddress()], ...typedMadridAddress]);
  await expect(missing(page)).toHaveCount(0);
  expect(await moved()).toEqual([]);

  await button(page, "Continuar").click();
  await button(page, "Cambiar el envío").click();
  const urgent = page.getByRole("radio", { name: /^Envío urgente/ });
  await expect(urgent).toBeVisible();
  // The step was opened on purpose.
  await moved();
  await page.route("**/spa/checkout/quote", (route) => route.fulfill({ status: 500, body: "" }));
  await urgent.check();
  const failure = page.getByRole("alert").filter({ hasText: "No hemos podido calcular tu pedido" });
  await expect(failure).toBeVisible();
  await page.unroute("**/spa/checkout/quote");
  await button(page, "Reintentar").click();
  await expect(failure).toBeHidden();
  expect(await moved()).toEqual([]);

  await button(page, "Continuar").click();
  await page.getByRole("radio", { name: /^Transferencia bancaria/ }).check();
  await page.getByRole("checkbox", { name: /factura completa/ }).check();
  const taxId = field(page, "NIF, NIE o CIF");
  await taxId.scrollIntoViewIfNeeded();
  // The step and the form were opened on purpose.
  await moved();
  await taxId.fill("A58818502");
  const isBusiness = page.getByRole("checkbox", { name: "Compro como empresa o autónomo" });
  // The press takes the focus from the field, whose error appears before the press ends.
  await isBusiness.click();
  await expect(page.getByText("Este número no existe")).toBeVisible();
  await expect(isBusiness).toBeChecked();
  await field(page, "País").selectOption("FR");
  await field(page, "País").selectOption("ES");
  await taxId.fill("A58818501");
  await expect(page.getByText("Este número no existe")).toBeHidden();
  expect(await moved()).toEqual([]);
});

test("nothing moves when errors come and go in the forms of an address and of a return, and in a dialog", {
  tag: "@phone",
}, async ({ page, request }) => {
  test.slow();
  await signUp(page);
  await openSettled(page, "/profile/my-addresses/form-address");
  await expect(field(page, "Calle")).toBeVisible();
  let moved = await watchShifts(page);
  await sendEmpty(page, "Guardar la dirección");
  await fillIn(page, [
    ["Teléfono móvil", "12"],
    ["Código postal", "99999"],
  ]);
  await fillIn(page, typedMadridAddress);
  await expect(missing(page)).toHaveCount(0);
  await sendInVain(page, "**/spa/me/addresses", "Guardar la dirección");
  expect(await moved()).toEqual([]);

  await button(page, "Guardar la dirección").click();
  const remove = page.getByRole("button", { name: /^Eliminar/ });
  await remove.click();
  const dialog = page.getByRole("dialog", { name: "¿Eliminar esta dirección?" });
  await expect(dialog).toBeVisible();
  // The list and the dialog were opened on purpose.
  await moved();
  await sendInVain(page, "**/spa/me/addresses/*", "Eliminar");
  expect(await moved()).toEqual([]);
  await dialog.getByRole("button", { name: "Eliminar", exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(remove).toHaveCount(0);

  const email = await createAccount(request);
  const order = await placeOrder(request, { toolCount: 2 });
  await deliver(order);
  await openSettled(page, "/withdrawal");
  moved = await watchShifts(page);
  await sendEmpty(page, "Continuar");
  await fillIn(page, [
    ["Tu nombre", "Ana"],
    ["Número de pedido", "RC-0000-0000"],
    ["Correo electrónico del pedido", email],
  ]);
  await button(page, "Continuar").click();
  await expect(page.getByText("No encontramos un pedido con ese número y ese correo")).toBeVisible();
  await field(page, "Número de pedido").fill(order.number);
  await sendInVain(page, "**/spa/withdrawals/find", "Continuar");
  expect(await moved()).toEqual([]);
  await button(page, "Continuar").click();
  await expect(page.getByRole("heading", { level: 2, name: `Pedido ${order.number}` })).toBeFocused();
  // The second step was opened on purpose.
  await moved();
  for (const piece of await page.getByRole("checkbox").all()) await piece.uncheck();
  await button(page, "Confirmar desistimiento").click();
  await expect(page.getByText("Elige al menos un artículo.")).toBeVisible();
  await page.getByRole("checkbox").first().check();
  await expect(page.getByText("Elige al menos un artículo.")).toBeHidden();
  await sendInVain(page, "**/spa/withdrawals", "Confirmar desistimiento");
  expect(await moved()).toEqual([]);
});

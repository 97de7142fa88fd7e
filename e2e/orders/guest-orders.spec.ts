import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { extractText } from "unpdf";
import { createAccount } from "../support/accounts.ts";
import { findLatestMail, waitForMail } from "../support/mailbox.ts";
import { deliver, pay } from "../support/orders.ts";
import { expect, expectAccessible, ibiza, openInOtherBrowser, test } from "../support/shop.ts";
import { addToCart, typedMadridAddress } from "../support/shopping.ts";
import { fillSignIn, newAddress } from "../support/sign-in-forms.ts";

const checkout = "/orders/create";

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 2, name });
const next = (page: Page) => page.getByRole("button", { name: "Continuar", exact: true });
const order = (page: Page) =>
  page.getByRole("button", { name: "Pedido con obligación de pago", exact: true });
const choice = (page: Page, name: RegExp) => page.getByRole("main").getByRole("radio", { name });
const main = (page: Page) => page.getByRole("main");

async function fillGuest(page: Page, email: string) {
  await field(page, "Correo electrónico").fill(email);
  for (const [name, text] of typedMadridAddress) await field(page, name).fill(text);
}

/** A guest with something in the cart, at the step after the form. */
async function goToPayment(page: Page): Promise<string> {
  const email = newAddress();
  await addToCart(page.request);
  await page.goto(checkout);
  await fillGuest(page, email);
  await next(page).click();
  await expect(heading(page, "Pago")).toBeFocused();
  return email;
}

async function orderAsGuest(page: Page): Promise<string> {
  const email = await goToPayment(page);
  await choice(page, /^Transferencia bancaria/).check();
  await next(page).click();
  await expect(order(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("combobox", { name: "Buscar" })).toHaveCount(0);
  await expect(page.getByRole("navigation", { name: "Navegación principal" })).toHaveCount(0);
  await order(page).click();
  await expect(page).toHaveURL(/\/orders\/[a-z0-9]+\?placed/);
  return email;
}

/** The order that the page shows. */
async function orderOn(page: Page): Promise<{ number: string; totals: { total_cents: number } }> {
  const { data } = await (await page.request.get(`/spa${new URL(page.url()).pathname}`)).json();
  return data;
}

/** Path, with its key, of the link to the order in the newest mail. */
async function orderLink(email: string): Promise<string> {
  const link = /https?:\/\/[^\s"<>)]+\/orders\/[a-z0-9]+#key=[A-Za-z0-9_-]+/;
  const mail = await findLatestMail(email, link);
  const { pathname, hash } = new URL(link.exec(mail)?.[0] ?? "");
  return `${pathname}${hash}`;
}

test("a guest orders by transfer, comes back by the mail's link, and cancels", { tag: "@once" }, async ({
  page,
  browser,
}) => {
  test.slow();
  const email = await orderAsGuest(page);
  await expect(main(page)).toContainText(/ES\d\d( \d{4}){5}/);
  await expect(main(page)).toContainText("Tu pedido sin cuenta");
  await expect(main(page)).toContainText(email);
  await expectAccessible(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toHaveText(/^Recambia/);
  await expect(main(page).getByText(/Desistir del contrato: http\S+\/withdrawal/)).toBeVisible();
  await expect(page.getByRole("contentinfo").getByText("NIF")).toBeVisible();
  await expect(page.getByRole("button", { name: "Copiar todo" })).toBeHidden();
  await expect(page.getByRole("link", { name: "Saltar al contenido" })).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page.goto("/shopping-cart");
  await expect(page.getByText("Tu carrito está vacío")).toBeVisible();

  const other = await openInOtherBrowser(browser);
  await other.goto(await orderLink(email));
  await expect(other.getByRole("main")).toContainText("Pendiente de pago");
  await expect(other).not.toHaveURL(/key=/);
  const cancel = other.getByRole("button", { name: "Cancelar el pedido" });
  await cancel.click();
  await expect(other.getByRole("dialog").getByRole("button", { name: "No cancelar" })).toBeVisible();
  await other.keyboard.press("Escape");
  await expect(cancel).toBeFocused();
  await cancel.click();
  await other.getByRole("dialog").getByRole("button", { name: "Confirmar cancelación" }).click();
  await expect(other.getByRole("main")).toContainText(/cancelado/i);
  await other.context().close();
});

test.describe("without the link", () => {
  test.use({ expectedMessages: /status of 40[14]/ });

  test("another browser is told how to see the order and is mailed the link again; a shared device is closed", {
    tag: "@once",
  }, async ({ page, browser }) => {
    test.slow();
    const email = await orderAsGuest(page);
    const { pathname } = new URL(page.url());
    const other = await openInOtherBrowser(browser);
    await test.step("another browser is told how to see the order", async () => {
      await other.goto(pathname);
      await expect(other.getByRole("main")).toContainText("Entra para ver este pedido");
      await other.goto(`${pathname}#key=wrong`);
      await expect(other.getByRole("main")).toContainText("Este enlace no abre el pedido");
      await expect(other.getByRole("link", { name: /Para desistir bastan/ })).toBeVisible();
    });
    await test.step("a lost link is mailed again by the order's number and email, from the sign-in screen", async () => {
      const { number } = await orderOn(page);
      await other.goto("/orders");
      await other.getByRole("button", { name: "Recibir el enlace a mi pedido" }).click();
      const dialog = other.getByRole("dialog", { name: "El enlace a tu pedido" });
      await dialog.getByRole("button", { name: "Enviarme el enlace" }).click();
      await expect(dialog.getByRole("textbox", { name: "Número de pedido" })).toBeFocused();
      await expectAccessible(other);
      await dialog.getByRole("textbox", { name: "Número de pedido" }).fill(number.toLowerCase());
      await dialog.getByRole("textbox", { name: "Correo electrónico del pedido" }).fill(email);
      await dialog.getByRole("button", { name: "Enviarme el enlace" }).click();
      await expect(dialog).toContainText("Mira tu correo");
      await waitForMail(email, /Subject: El enlace a tu pedido/);
      await other.goto(await orderLink(email));
      await expect(main(other)).toContainText(number);
      await other.context().close();
    });
    await test.step("on a shared device a guest closes the order, and who comes next is asked for the link", async () => {
      await page.getByRole("button", { name: "Cerrar en este dispositivo" }).click();
      await expect(page.getByText("Este dispositivo ya no abre tus pedidos sin cuenta")).toBeVisible();
      await page.goto(pathname);
      await expect(main(page)).toContainText("Entra para ver este pedido");
      await page.goto(await orderLink(email));
      await expect(page.getByRole("button", { name: "Cerrar en este dispositivo" })).toBeVisible();
    });
  });
});

test("who has signed up since adds the order to the account, but not to that of another email", {
  tag: "@once",
}, async ({ page, browser }) => {
  const email = await orderAsGuest(page);
  const link = await orderLink(email);
  await createAccount(page.request, email);
  await page.goto("/orders");
  await expect(main(page).getByText("¿Pediste algo sin entrar en tu cuenta?")).toBeVisible();
  await expect(page.getByRole("button", { name: "Recibir el enlace a mi pedido" })).toBeVisible();

  const other = await openInOtherBrowser(browser);
  await createAccount(other.request);
  await other.goto("/profile");
  await expect(other).toHaveURL(/\/profile$/);
  await other.goto(link);
  await expect(main(other)).toContainText("Has entrado con otro correo");
  await expect(main(other).getByRole("button", { name: /cuenta/ })).toHaveCount(0);
  await other.context().close();

  await page.goto(link);
  await page.getByRole("button", { name: "Añadir a mi cuenta" }).click();
  await expect(page.getByText("Este pedido está ahora en tu cuenta")).toBeVisible();
  await expect(main(page)).not.toContainText("Tu pedido sin cuenta");
  await page.goto("/orders");
  await expect(main(page).getByRole("article")).toHaveCount(1);
});

test.describe("what has arrived", () => {
  test.use({ expectedMessages: /status of 40[134]/ });

  test("is reviewed by a guest, and becomes an account's by one press, once the mail's link was opened", {
    tag: "@once",
  }, async ({ page }) => {
    test.slow();
    const email = await orderAsGuest(page);
    const create = page.getByRole("button", { name: "Crear una cuenta con este pedido" });
    await test.step("before the link is opened, an account is made by a mail", async () => {
      await create.click();
      await expect(main(page)).toContainText(`Te hemos enviado un correo a ${email}`);
    });
    await test.step("a guest reviews what has arrived, once the mail's link was opened", async () => {
      const { number, totals } = await orderOn(page);
      await deliver({ number, totalCents: totals.total_cents });
      await page.reload();
      const panel = page.getByRole("region", { name: "Tu opinión" });
      await expect(panel).toContainText(
        `abre el enlace de alguno de los correos del pedido, enviados a ${email}`,
      );
      await page.goto("/");
      await page.goto(await orderLink(email));
      await panel.getByRole("button", { name: /^Opinar ?: .+ \S*\d\S*$/ }).click();
      await panel.getByRole("button", { name: "Publicar la opinión" }).click();
      await expect(panel).toContainText("Elige de 1 a 5 estrellas");
      await panel.getByRole("radio", { name: "4 de 5: Bien" }).check({ force: true });
      await panel.getByRole("textbox", { name: "Título" }).fill("Encajó a la primera");
      await expectAccessible(page);
      await panel.getByRole("link").first().click();
      await page.getByRole("dialog").getByRole("button", { name: "Seguir editando" }).click();
      await panel.getByRole("button", { name: "Publicar la opinión" }).click();
      await expect(page.getByText("Opinión publicada. ¡Gracias!")).toBeVisible();
      await expect(panel).toContainText("Ya has opinado");
      await panel.getByRole("link").first().click();
      await expect(page).toHaveURL(/\/products\//);
      const { pathname } = new URL(page.url());
      const { data: reviews } = await (await page.request.get(`/spa/catalog${pathname}/reviews`)).json();
      expect(reviews).toMatchObject([{ title: "Encajó a la primera", rating: 4, author: "Ana" }]);
    });
    await test.step("an order becomes an account's by one press once the mail's link was opened", async () => {
      await page.goto(await orderLink(email));
      await create.click();
      await expect(page.getByText("Ya tienes cuenta, y este pedido está en ella")).toBeVisible();
      await page.goto("/orders");
      await expect(main(page).getByRole("article")).toHaveCount(1);
    });
  });
});

test("what a guest has typed outlives a reload and a step back", { tag: "@once" }, async ({ page }) => {
  const email = await goToPayment(page);
  await page.reload();
  await expect(heading(page, "Pago")).toBeVisible();
  await page.getByRole("button", { name: "Cambiar tus datos" }).click();
  await expect(field(page, "Correo electrónico")).toHaveValue(email);
  await expect(field(page, "Calle")).toHaveValue("Calle de la Demostración");
  await expect(page.getByRole("combobox", { name: "Municipio" })).toHaveValue("Madrid");
  await field(page, "Correo electrónico").fill("nobody");
  await next(page).click();
  await expect(field(page, "Correo electrónico")).toBeFocused();
  await expect(field(page, "Calle")).toHaveValue("Calle de la Demostración");
});

test("signing in at the till keeps the cart and what was typed", { tag: "@once" }, async ({
  page,
  request,
}) => {
  const email = await createAccount(request);
  await addToCart(page.request);
  await page.goto(checkout);
  await fillGuest(page, newAddress());
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await fillSignIn(page, email);
  await expect(page.getByRole("button", { name: "Guardar y continuar" })).toBeVisible();
  await expect(field(page, "Calle")).toHaveValue("Calle de la Demostración");
  await page.getByRole("button", { name: "Guardar y continuar" }).click();
  await expect(heading(page, "Pago")).toBeFocused();
  await next(page).click();
  await expect(main(page)).toContainText(email);
  await order(page).click();
  await expect(page).toHaveURL(/\?placed/);
  await expect(main(page)).not.toContainText("Tu pedido sin cuenta");
});

test("a guest may fetch the order: an email and a name are enough", { tag: "@once" }, async ({ page }) => {
  await addToCart(page.request);
  await page.goto(checkout);
  await choice(page, /^Recogerlo en la tienda de Madrid/).check();
  await field(page, "Correo electrónico").fill("ana@example..com");
  await field(page, "Nombre y apellidos").fill("Ana Prueba");
  await next(page).click();
  await expect(page.getByText("Introduce un correo electrónico válido")).toBeVisible();
  await expect(field(page, "Correo electrónico")).toBeFocused();
  await field(page, "Correo electrónico").fill(`<${newAddress()}>,`);
  await next(page).click();
  await choice(page, /^Transferencia/).check();
  await next(page).click();
  await order(page).click();
  await expect(page).toHaveURL(/\?placed/);
  const { number } = await orderOn(page);
  await page.getByRole("banner").getByRole("link", { name: "Carrito" }).click();
  await expect(main(page)).toContainText("Tu carrito está vacío");
  await main(page)
    .getByRole("link", { name: `Ver el pedido ${number}` })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(number);
});

/** Writes a price of one piece without its 21 % of VAT. */
function withoutVat(cents: number): string {
  const net = cents - Math.round((cents * 210) / 1210);
  return new Intl.NumberFormat("es-ES", { style: "currency", currency: "EUR" }).format(net / 100);
}

test("a workshop orders without an account, with its NIF, from the search to the invoice's PDF", {
  tag: "@once",
}, async ({ page }) => {
  test.slow();
  const { data: tools } = await (await page.request.get("/spa/catalog/tools")).json();
  const tool = tools.find(({ stock }: { stock: { state: string } }) => stock.state === "in_stock");
  await page.goto("/");
  await page.getByRole("combobox", { name: /^Buscar recambio/ }).fill(tool.part_number);
  await page.keyboard.press("Enter");
  const found = main(page).getByRole("article").filter({ hasText: tool.name }).first();
  await found.getByRole("button", { name: /^Añadir(?! a una lista)/ }).click();
  await expect(page.getByText("Añadido al carrito", { exact: true })).toBeVisible();
  const net = withoutVat(tool.price.cents);
  await page.goto("/shopping-cart");
  await expect(main(page)).toContainText(`Artículos sin IVA${net}`);
  await page.goto(checkout);
  await fillGuest(page, newAddress());
  await next(page).click();
  await choice(page, /^Transferencia bancaria/).check();
  await page.getByRole("checkbox", { name: /factura completa/ }).check();
  await field(page, "Nombre o razón social").fill("Taller Prueba SL");
  const country = page.getByRole("combobox", { name: "País" });
  await country.selectOption("Francia");
  await expect(field(page, "Calle, número y piso")).toHaveValue("");
  await expect(field(page, "Provincia (opcional)")).toHaveValue("");
  await country.selectOption("España");
  await expect(field(page, "Calle, número y piso")).toHaveValue("Calle de la Demostración, 12");
  await field(page, "NIF, NIE o CIF").fill("A58818501");
  await page.getByRole("checkbox", { name: "Compro como empresa o autónomo" }).check();
  await next(page).click();
  await expect(main(page)).toContainText("Taller Prueba SL");
  await expect(main(page)).toContainText(`${net} sin IVA`);
  await order(page).click();
  await expect(page).toHaveURL(/\?placed/);
  await expect(main(page)).toContainText("Gracias: ya tenemos tu pedido");

  const { number, totals } = await orderOn(page);
  await pay({ number, totalCents: totals.total_cents });
  await page.reload();
  const downloading = page.waitForEvent("download");
  await page
    .getByRole("region", { name: "Facturas" })
    .getByRole("link", { name: /^Factura completa/ })
    .click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^F-\d{4}-\d{6}\.pdf$/);
  const { text } = await extractText(new Uint8Array(await readFile(await download.path())), {
    mergePages: true,
  });
  for (const part of ["Taller Prueba SL", "A58818501", number, tool.part_number])
    expect(text).toContain(part);
});

test("the guest's form is accessible in both themes, also with its errors", async ({ page }) => {
  await addToCart(page.request);
  await page.goto(checkout);
  await next(page).click();
  await expect(page.getByText("Este campo es obligatorio").first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page.getByLabel("Contraseña", { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test("from a cold start on the phone to an order takes at most 24 presses", { tag: "@phone" }, async ({
  page,
}) => {
  test.slow();
  let presses = 0;
  const press = async (target: Locator) => {
    presses += 1;
    await target.click();
  };
  const fill = async (target: Locator, text: string) => {
    presses += 1;
    await target.fill(text);
  };
  await page.goto("/");
  const plate = page.getByRole("region", { name: "Elige tu vehículo" });
  await press(plate.getByRole("button", { name: /^Marca/ }));
  for (const [label, text] of [
    ["Buscar marca", ibiza.maker],
    ["Buscar modelo", ibiza.model],
    ["Buscar versión, kW o CV", ibiza.variant],
  ] as const) {
    await fill(page.getByRole("combobox", { name: label }), text);
    await press(page.getByRole("option").filter({ hasText: text }).first());
  }
  await expect(page.getByRole("region", { name: "Tu vehículo", exact: true })).toBeVisible();
  await fill(page.getByRole("combobox", { name: /^Buscar recambio/ }), "pastillas de freno");
  presses += 1;
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/products\?/);
  const part = main(page)
    .getByRole("article")
    .filter({ hasText: /Encaja en tu Ibiza(?! si)/ })
    .filter({ hasText: "En stock" })
    .first();
  await press(part.getByRole("button", { name: /^Añadir(?! a una lista)/ }));
  await expect(page.getByText("Añadido al carrito", { exact: true })).toBeVisible();
  await press(
    page
      .getByRole("link", { name: /Ver el carrito/ })
      .locator("visible=true")
      .first(),
  );
  await press(page.getByRole("link", { name: "Tramitar pedido" }).locator("visible=true").first());
  await fill(field(page, "Correo electrónico"), newAddress());
  for (const [name, text] of typedMadridAddress) await fill(field(page, name), text);
  await press(next(page));
  await expect(heading(page, "Pago")).toBeFocused();
  await press(next(page));
  await press(order(page));
  await expect(page).toHaveURL(/\?placed/);
  expect(presses).toBeLessThanOrEqual(24);
});

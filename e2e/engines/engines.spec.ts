import { expect } from "@playwright/test";
import { createAccount } from "../support/accounts.ts";
import { waitForMail } from "../support/mailbox.ts";
import { typedMadridAddress } from "../support/shopping.ts";
import { newAddress, validPassword } from "../support/sign-in-forms.ts";
import type { EnginePage } from "./engine-page.ts";
import { test } from "./engine-test.ts";

test.slow();

async function chooseIbiza(page: EnginePage) {
  await page.press("button", /^Marca/);
  for (const [field, text] of [
    ["Buscar marca", "SEAT"],
    ["Buscar modelo", "Ibiza IV"],
    ["Buscar versión, kW o CV", "1.6 TDI"],
  ] as const) {
    await page.fill(field, text);
    await page.press("option", new RegExp(text));
  }
  await page.see("region", "Tu vehículo");
}

test("a visitor chooses a car, puts a part that fits into the cart, and finds both after a reload", async ({
  enginePage: page,
}) => {
  await page.open("/");
  await chooseIbiza(page);
  await page.open("/subcategories/discos-de-freno");
  await page.arriveAt(/vehicle=/);
  await page.read(/Encaja en tu Ibiza/);
  await page.press("button", /^Añadir(?! a una lista)/);
  await page.read("Añadido al carrito");
  await page.open("/shopping-cart");
  await page.read(/Para: .*Ibiza IV/);
  await page.press("button", "Uno más");
  await page.read("Total sin envío");
  await page.reload();
  await page.read(/Para: .*Ibiza IV/);
  await page.see("button", /Tu vehículo:.*Ibiza IV/s);
});

test("a search is typed, suggested and read into chips; the filters change the list and its address", async ({
  enginePage: page,
}) => {
  await page.open("/");
  await page.fill("Buscar recambio, referencia o coche", "pastillas golf 6 2.0 tdi");
  await page.see("option", /pastillas/i);
  await page.pressEnter();
  await page.arriveAt(/\/products\?q=pastillas/);
  await page.see("link", /^Quitar Pieza/);
  await page.open("/subcategories/discos-de-freno");
  await page.press("checkbox", /^Delante/);
  await page.arriveAt(/delante|front/i);
  await page.see("link", /Disco de freno/);
});

test("a guest orders by transfer and gets the mail", async ({ enginePage: page }) => {
  const email = newAddress();
  await page.open("/tools");
  await page.press("button", /^Añadir(?! a una lista)/);
  await page.read("Añadido al carrito");
  await page.open("/orders/create");
  await page.fill("Correo electrónico", email);
  for (const [name, text] of typedMadridAddress) await page.fill(name, text);
  await page.press("button", "Continuar");
  await page.see("heading", /Pago$/);
  await page.press("radio", /^Transferencia bancaria/);
  await page.press("button", "Continuar");
  await page.press("button", "Pedido con obligación de pago");
  await page.arriveAt(/\/orders\/[a-z0-9]+\?placed/);
  await page.read(/ES\d\d( \d{4}){5}/);
  await waitForMail(email, /Subject: .*pedido/i);
});

test("a customer signs in, marks a favourite, sees it in the account, and signs out", async ({
  enginePage: page,
  request,
}) => {
  const email = await createAccount(request);
  await page.open("/sign-in");
  await page.fill("Correo electrónico", email);
  await page.fill("Contraseña", validPassword);
  await page.press("button", "Entrar");
  await page.arriveAt(/^\/$/);
  await page.open("/tools");
  await page.press("button", /^Favorito: /);
  await page.press("link", /cuenta|perfil/i);
  await page.press("link", /^Favoritos/);
  await page.arriveAt(/^\/profile\/favorites/);
  await page.read(/1\sartículo/);
  await page.open("/profile");
  await page.press("button", /Cerrar sesión/);
  await page.arriveAt(/^\/sign-in/);
});

test("every kind of page is drawn in both themes and three languages without a failure", async ({
  enginePage: page,
}) => {
  for (const path of [
    "/",
    "/ca/categories",
    "/en/subcategories/discos-de-freno",
    "/brands",
    "/kit-list",
    "/offer-list",
    "/compare",
    "/help",
    "/contact-us",
    "/withdrawal",
    "/sign-up",
    "/no-such-page",
  ]) {
    await page.open(path);
    await page.see("heading", /./);
    const drawn = await page.run(() => ({
      isTooWide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
      hasHeading: Boolean(document.querySelector("h1")?.textContent),
    }));
    expect(drawn, path).toEqual({ isTooWide: false, hasHeading: true });
  }
  await page.open("/");
  expect(await page.run(() => document.documentElement.dataset.theme)).toBe("dark");
  await page.press("button", /tema|modo claro/i);
  expect(await page.run(() => document.documentElement.dataset.theme)).toBe("light");
});

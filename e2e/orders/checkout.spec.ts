import type { Locator, Page } from "@playwright/test";
import { createAccount, post, signUp } from "../support/accounts.ts";
import { watchShifts } from "../support/layout-shifts.ts";
import { findMailLink, waitForMail } from "../support/mailbox.ts";
import { expect, expectAccessible, test } from "../support/shop.ts";
import { addInBrowser, addToCart, createAddress, orderCart } from "../support/shopping.ts";
import { fillSignIn, fillSignUp, newAddress } from "../support/sign-in-forms.ts";

const checkout = "/orders/create";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 2, name });
const next = (page: Page) => page.getByRole("button", { name: "Continuar", exact: true });
const order = (page: Page) =>
  page.getByRole("button", { name: "Pedido con obligación de pago", exact: true });
const choice = (page: Page, name: RegExp) => page.getByRole("main").getByRole("radio", { name });

/** A customer with an address and something in the cart. */
async function prepare(page: Page) {
  const email = await signUp(page);
  await createAddress(page.request);
  await addToCart(page.request);
  return email;
}

/** From wherever the checkout opens to its last step, paying by transfer. */
async function goToReview(page: Page) {
  await page.goto(`${checkout}?step=payment`);
  await expect(heading(page, "Pago")).toBeVisible();
  await choice(page, /^Transferencia bancaria/).check();
  await next(page).click();
  await expect(order(page)).toBeVisible();
}

async function orderCount(page: Page): Promise<number> {
  const { meta } = await (await page.request.get("/spa/orders")).json();
  return meta.total;
}

test("a guest fills the cart, signs up, orders by transfer, and gets the account to pay to and a mail", {
  tag: "@once",
}, async ({ page }) => {
  test.slow();
  await addInBrowser(page);
  await page.goto("/shopping-cart");
  await page.getByRole("link", { name: "Tramitar pedido" }).locator("visible=true").first().click();
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await page.getByRole("link", { name: "Crear cuenta antes de pedir" }).click();
  const email = newAddress();
  await fillSignUp(page, email);
  await expect(page).toHaveURL(/verify-email/);
  await page.goto(await findMailLink("verify-email", email));
  await expect(page).toHaveURL(/\/orders\/create\?step=address$/);
  await expect(page.getByText("Correo verificado")).toBeVisible();
  await page.getByRole("textbox", { name: "Teléfono móvil", exact: true }).fill("612 345 678");
  await expect(page.getByText("Correo verificado")).toBeHidden();
  await page.getByRole("textbox", { name: "Código postal", exact: true }).fill("28045");
  await page.getByRole("textbox", { name: "Calle", exact: true }).fill("Calle de la Demostración");
  await page.getByRole("textbox", { name: "Número", exact: true }).fill("12");
  await page.getByRole("button", { name: "Guardar y continuar" }).click();

  await expect(heading(page, "Pago")).toBeFocused();
  await page.getByRole("button", { name: "Cambiar el envío" }).click();
  await expect(heading(page, "Envío")).toBeFocused();
  await choice(page, /^Envío urgente/).check();
  await next(page).click();
  await expect(heading(page, "Pago")).toBeFocused();
  await choice(page, /^Transferencia bancaria/).check();
  await next(page).click();
  await expect(heading(page, "Revisa y confirma")).toBeFocused();
  const main = page.getByRole("main");
  await expect(main).toContainText("Envío urgente");
  await expect(main).toContainText("Calle de la Demostración, 12");
  await expect(main).toContainText(email);
  await expect(main).toContainText("Total, IVA incluido");
  await expect(main).toContainText("14 días");
  await order(page).click();

  await expect(page).toHaveURL(/\/orders\/[a-z0-9]+\?placed/);
  await expect(page.getByRole("main")).toContainText(/ES\d\d( \d{4}){5}/);
  expect(await orderCount(page)).toBe(1);
  const { data } = await (await page.request.get("/spa/orders")).json();
  await waitForMail(email, data[0].number);
  await page.goto("/shopping-cart");
  await expect(page.getByText("Tu carrito está vacío")).toBeVisible();
  await page.goto(checkout);
  await expect(page.getByText("Tu carrito está vacío")).toBeVisible();
});

test("a full invoice is checked while it is filled in, and a business is told what it gives up; the button says in every language that it obliges to pay, and nothing is pressed after it", {
  tag: "@once",
}, async ({ page }) => {
  await prepare(page);
  await test.step("a full invoice is checked while it is filled in, and a business is told what it gives up", async () => {
    await page.goto(`${checkout}?step=payment`);
    await page.getByRole("checkbox", { name: /factura completa/ }).check();
    const taxId = page.getByRole("textbox", { name: "NIF, NIE o CIF" });
    await next(page).click();
    await expect(taxId).toBeFocused();
    await taxId.fill("12345678A");
    await expect(page.getByText("Este número no existe")).toBeVisible();
    await taxId.fill("12.345.678-z");
    await expect(page.getByText("Este número no existe")).toBeHidden();
    await page.getByRole("checkbox", { name: "Compro como empresa o autónomo" }).check();
    const zipCode = page.getByRole("textbox", { name: "Código postal", exact: true });
    await zipCode.fill("2804");
    await next(page).click();
    await expect(page.getByText("El código postal tiene 5 cifras.")).toBeVisible();
    await zipCode.fill("28 045");
    await next(page).click();
    const main = page.getByRole("main");
    await expect(main).toContainText("Factura completa a nombre de Ana Prueba López (12345678Z)");
    await expect(main).toContainText("no tienes derecho de desistimiento");
    await expect(main).not.toContainText("Cómo desistir");
  });
  await test.step("the button says in every language that it obliges to pay, and nothing is pressed after it", async () => {
    for (const [prefix, name] of [
      ["", "Pedido con obligación de pago"],
      ["/ca", "Comanda amb obligació de pagament"],
      ["/en", "Order with obligation to pay"],
    ] as const) {
      if (prefix) await page.goto(`${prefix}${checkout}?step=review`);
      await expect(page.getByRole("button", { name, exact: true })).toBeVisible();
      const last = page
        .getByRole("main")
        .locator("a[href], button, input, select, textarea, summary, [tabindex='0']")
        .last();
      await expect(last).toHaveAccessibleName(name);
    }
  });
});

test.describe("a shop that cannot answer", () => {
  test.use({ expectedMessages: /status of 50[03]|The cart could not be loaded/ });

  test("is asked again who is signed in, and by a button once it has failed for good; a cart that cannot be read is not called empty", {
    tag: "@once",
  }, async ({ page }) => {
    await prepare(page);
    const retry = page.getByRole("main").getByRole("button", { name: "Reintentar" });
    await test.step("who is signed in is asked again, and by a button once it has failed for good", async () => {
      await page.route("**/spa/me/user", (route) => route.fulfill({ status: 500 }));
      // One answer of 503 empties no cart.
      await page.route("**/spa/cart", (route) => route.fulfill({ status: 503 }), { times: 1 });
      await page.goto(checkout);
      await expect(retry).toBeVisible();
      await page.unroute("**/spa/me/user");
      await retry.click();
      await expect(heading(page, "Dirección")).toBeVisible();
      await expect(page.getByRole("main")).toContainText("Ana Prueba");
    });
    await test.step("a cart that cannot be read is not called empty", async () => {
      await page.route("**/spa/cart", (route) => route.fulfill({ status: 500 }));
      await page.goto(checkout);
      await expect(retry).toBeVisible();
      await page.unroute("**/spa/cart");
      await retry.click();
      await expect(heading(page, "Dirección")).toBeVisible();
    });
  });
});

test.describe("what is chosen", () => {
  test.use({ expectedMessages: /status of 40[134]|ERR_INTERNET_DISCONNECTED/ });

  test("is kept by a reload, by going back, by a sign-in in the middle, and while the connection is lost", {
    tag: "@once",
  }, async ({ page, context }) => {
    const email = await prepare(page);
    await test.step("is kept by a reload, by going back, and by a sign-in in the middle", async () => {
      await page.goto(`${checkout}?step=shipping`);
      await choice(page, /^Envío urgente/).check();
      await expect(page.getByRole("status").filter({ hasText: /^Total del pedido/ })).toBeAttached();
      await next(page).click();
      await expect(heading(page, "Pago")).toBeFocused();
      await page.reload();
      await expect(heading(page, "Pago")).toBeVisible();
      await expect(page.getByRole("main")).toContainText("Envío urgente");
      await page.goBack();
      await expect(choice(page, /^Envío urgente/)).toBeChecked();
      await page.goForward();
      await expect(choice(page, /^Transferencia/)).toBeVisible();

      await post(page.request, "/spa/logout");
      await page.getByRole("button", { name: "Cambiar el envío" }).click();
      // Not check(): the choice is gone with its screen before it could be looked at.
      await choice(page, /^Envío estándar/).click();
      await expect(page.getByRole("main")).toContainText("Has salido de tu cuenta");
      await page.getByRole("link", { name: "Entrar y seguir" }).click();
      await fillSignIn(page, email);
      await expect(page).toHaveURL((url) => url.pathname === checkout);
      await expect(choice(page, /^Envío estándar/)).toBeChecked();
    });
    await test.step("stays as it was told while the connection is lost, and is asked for when it is back", async () => {
      await expect(choice(page, /^Envío estándar/)).toBeChecked();
      await context.setOffline(true);
      await choice(page, /^Envío urgente/).click();
      await expect(page.getByRole("alert").filter({ hasText: "No hay conexión" })).toBeVisible({
        timeout: 20_000,
      });
      await expect(page.getByRole("button", { name: "Reintentar" })).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByRole("alert").filter({ hasText: "No hay conexión" })).toBeHidden();
      await expect(choice(page, /^Envío urgente/)).toBeChecked();
    });
  });

  test("may be to fetch it, without an address and for nothing; or Cuba, without VAT", {
    tag: "@once",
  }, async ({ page }) => {
    await signUp(page);
    await test.step("to fetch it: no address is asked for, and nothing is paid for it", async () => {
      await addToCart(page.request);
      await page.goto(checkout);
      await choice(page, /^Recogerlo en la tienda de Madrid/).check();
      await next(page).click();
      await expect(page.getByRole("main")).toContainText("Lo recoges en la tienda de Madrid");
      await choice(page, /^Transferencia/).check();
      await next(page).click();
      await order(page).click();
      await expect(page).toHaveURL(/\/orders\/[a-z0-9]+\?placed/);
    });
    await test.step("Cuba: without VAT, and customs are said to be the recipient's", async () => {
      await createAddress(page.request, {
        street: "Calle 23",
        zip_code: "10400",
        province: "cu-03",
        municipality: "Plaza de la Revolución",
        identification: "85010112345",
      });
      await addToCart(page.request);
      await goToReview(page);
      const main = page.getByRole("main");
      await expect(main).toContainText("Total, sin IVA");
      await expect(main).toContainText("Los derechos e impuestos de la importación");
      await expect(main).not.toContainText("IVA 21 %");
    });
  });
});

test.describe("what changes in between", () => {
  test.use({ expectedMessages: /status of (40[149]|500)|net::ERR_FAILED/ });

  test("is told before one orders: more in the cart than was seen, and another price", {
    tag: "@once",
  }, async ({ page }) => {
    await prepare(page);
    await test.step("more in the cart than was seen", async () => {
      await goToReview(page);
      await addToCart(page.request);
      await order(page).click();
      const notice = page.getByRole("status").filter({ hasText: "El pedido no se ha enviado" });
      await expect(notice).toContainText("Ha cambiado: la cantidad y el total.");
      await expect(notice).toContainText("antes 1 en tu carrito, ahora 2");
      expect(await orderCount(page)).toBe(0);
      await order(page).click();
      await expect(page).toHaveURL(/\?placed/);
      expect(await orderCount(page)).toBe(1);
    });
    await test.step("another price", async () => {
      await addToCart(page.request);
      // The shop's prices are not changed for one journey: what was seen before is made cheaper instead.
      let isFirst = true;
      await page.route("**/spa/checkout/quote", async (route) => {
        const answer = await route.fetch();
        const body = await answer.json();
        if (isFirst) {
          for (const line of body.data.lines) line.unit_cents = 100;
          body.data.totals.total_cents = 595;
        }
        await route.fulfill({ response: answer, json: body });
      });
      await page.route("**/spa/orders", async (route) => {
        if (!isFirst || route.request().method() !== "POST") return route.fallback();
        isFirst = false;
        return route.fulfill({ status: 409, json: { message: "Ha cambiado.", code: "quote_outdated" } });
      });
      // A phone's bar with the order button is the tallest.
      await page.setViewportSize({ width: 390, height: 844 });
      await goToReview(page);
      const moved = await watchShifts(page);
      await order(page).click();
      const notice = page.getByRole("status").filter({ hasText: "El pedido no se ha enviado" });
      await expect(notice).toBeInViewport({ ratio: 1 });
      // Wider amounts begin further to the left.
      expect((await moved()).filter((text) => !/^[\d\s×,.]+€$/.test(text))).toEqual([]);
      const [seen, bar] = [await notice.boundingBox(), await order(page).boundingBox()];
      expect((seen?.y ?? 0) + (seen?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
      await expect(notice).toContainText(/Ha cambiado: el precio.* y el total\./);
      await expect(notice).toContainText(/antes 1,00\s€, ahora/);
      await expect(notice).toContainText(/Total: antes 5,95\s€, ahora/);
      await order(page).click();
      await expect(page).toHaveURL(/\?placed/);
      expect(await orderCount(page)).toBe(2);
    });
  });

  test("is told before one orders: somebody else took the last one", { tag: "@once" }, async ({
    page,
    request,
  }) => {
    await signUp(page);
    await createAddress(page.request);
    const rarest = await rareProduct(page);
    await addToCart(page.request, { productId: rarest.id });
    await addToCart(page.request);
    await goToReview(page);
    await createAccount(request);
    await addToCart(request, { productId: rarest.id, quantity: rarest.available });
    await orderCart(request);

    await order(page).click();
    await expect(page.getByText("Se ha agotado y ahora no se puede pedir.")).toBeVisible();
    await expect(order(page)).toBeDisabled();
    expect(await orderCount(page)).toBe(0);
    await page.getByRole("button", { name: "Quitarlo" }).click();
    await expect(page.getByText("Se ha agotado y ahora no se puede pedir.")).toBeHidden();
    await expect(order(page)).toBeEnabled();
    await order(page).click();
    await expect(page).toHaveURL(/\?placed/);
  });

  test("does not order twice: a double press, an answer that is lost, and a reload after one", {
    tag: "@once",
  }, async ({ page }) => {
    await prepare(page);
    await test.step("a double press, and an answer that is lost", async () => {
      await goToReview(page);
      let isLost = true;
      await page.route("**/spa/orders", async (route) => {
        if (route.request().method() !== "POST" || !isLost) return route.fallback();
        isLost = false;
        await route.fetch();
        await route.abort();
      });
      await order(page).dblclick();
      await expect(page.getByRole("alert").filter({ hasText: "No sabemos si tu pedido" })).toBeVisible();
      expect(await orderCount(page)).toBe(1);
      await order(page).click();
      await expect(page).toHaveURL(/\?placed/);
      expect(await orderCount(page)).toBe(1);
    });
    await test.step("the page is loaded again after a lost answer", async () => {
      await page.unroute("**/spa/orders");
      await addToCart(page.request);
      await goToReview(page);
      await page.route("**/spa/orders", async (route) => {
        if (route.request().method() !== "POST") return route.fallback();
        await route.fetch();
        await route.abort();
      });
      await order(page).click();
      await expect(page.getByRole("alert").filter({ hasText: "No sabemos si tu pedido" })).toBeVisible();
      await page.unroute("**/spa/orders");
      await page.reload();
      await expect(page).toHaveURL(/\/orders\/[a-z0-9]+\?placed/);
      expect(await orderCount(page)).toBe(2);
    });
  });
});

test("a card is paid on the bank's page, and the way back leads to the order", { tag: "@once" }, async ({
  page,
}) => {
  await prepare(page);
  await page.goto(`${checkout}?step=payment`);
  await choice(page, /^Tarjeta/).check();
  await next(page).click();
  await order(page).click();
  await expect(page.getByRole("button", { name: "Rechazar" })).toBeVisible();
  await expect(page.getByText("no se cobra nada")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/orders\/(?!create)[a-z0-9]+$/);
  await expect(page.getByRole("main")).toContainText("Pendiente de pago");
  expect(await orderCount(page)).toBe(1);
});

test("the keyboard alone orders", { tag: "@once" }, async ({ page }) => {
  await prepare(page);
  await page.goto(`${checkout}?step=address`);
  await expect(heading(page, "Dirección")).toBeVisible();
  await tabTo(page, next(page));
  await page.keyboard.press("Enter");
  await expect(heading(page, "Pago")).toBeFocused();
  await page.goto(`${checkout}?step=shipping`);
  await expect(heading(page, "Envío")).toBeVisible();
  await tabTo(page, choice(page, /^Envío estándar/));
  await page.keyboard.press("ArrowDown");
  await expect(choice(page, /^Envío urgente/)).toBeChecked();
  await tabTo(page, next(page));
  await page.keyboard.press("Enter");
  await expect(heading(page, "Pago")).toBeFocused();
  await tabTo(page, next(page));
  await page.keyboard.press("Enter");
  await expect(heading(page, "Revisa y confirma")).toBeFocused();
  await tabTo(page, order(page));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?placed/);
});

test("every step is accessible in both themes, and on a phone has the sum and its button in view", async ({
  page,
  isMobile,
}) => {
  test.slow();
  await signUp(page);
  await addToCart(page.request);
  await page.goto(checkout);
  await page.getByRole("button", { name: "Guardar y continuar" }).click({ timeout: 30_000 });
  await expect(page.getByText("Este campo es obligatorio").first()).toBeVisible();
  await expectAccessible(page);
  await createAddress(page.request);
  for (const step of ["address", "shipping", "payment"]) {
    await page.goto(`${checkout}?step=${step}`);
    await expect(next(page)).toBeVisible();
    await expectAccessible(page);
    if (isMobile) await expectInView(page, next(page));
  }
  await page.getByRole("checkbox", { name: /factura completa/ }).check();
  await expect(page.getByRole("textbox", { name: "NIF, NIE o CIF" })).toBeVisible();
  await expectAccessible(page);
  await goToReview(page);
  await expectAccessible(page);
  if (isMobile) await expectInView(page, order(page));
});

/** Wherever one has scrolled to in the steps, the total and the open step's button are in view, also on a phone on its side. */
async function expectInView(page: Page, button: Locator) {
  const upright = page.viewportSize() ?? { width: 390, height: 844 };
  const total = page.getByText(/^Total, IVA incluido/).last();
  for (const size of [{ width: 844, height: 390 }, upright]) {
    await page.setViewportSize(size);
    for (const block of ["start", "end"] as const) {
      await page.getByRole("main").evaluate((main, at) => main.scrollIntoView({ block: at }), block);
      await expect(button).toBeInViewport({ ratio: 1 });
      await expect(total).toBeInViewport({ ratio: 1 });
    }
  }
}

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, target: ReturnType<Page["getByRole"]>) {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error("The keyboard does not get there");
}

/** A product of which there are so few that one customer can take them all; another for each `place`. */
async function rareProduct(page: Page): Promise<{ id: string; available: number }> {
  for (let list = 15; list <= 40; list++) {
    const { data } = await (await page.request.get(`/spa/catalog/products?page=${list}`)).json();
    const few = data.find(({ stock }: { stock: { state: string } }) => stock.state === "few_left");
    if (few) return { id: few.id, available: few.stock.left };
  }
  throw new Error("No product is rare");
}

import { seedGarage } from "./support/garage.ts";
import { watchShifts } from "./support/layout-shifts.ts";
import { sendShopCommand } from "./support/orders.ts";
import { chooseVehicle, expect, expectAccessible, ibiza, test, waitUntilSettled } from "./support/shop.ts";
import { addToCart, firstToAdd } from "./support/shopping.ts";

test("SEAT → Ibiza IV → a version, a brake disc that fits, two of them, three of them, still there", async ({
  page,
}) => {
  await page.goto("/");
  await chooseVehicle(page, ibiza);
  await page.goto("/subcategories/discos-de-freno");
  await expect(page).toHaveURL(/vehicle=/);
  const card = page
    .getByRole("main")
    .getByRole("article")
    .filter({ hasText: /Encaja en tu Ibiza(?! si)/ })
    .filter({ hasText: "En stock" })
    .first();
  await card.getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Disco de freno");
  const add = page
    .getByRole("button", { name: /^(Añadir(?! a una lista)|En el carrito: \d)/ })
    .and(page.locator("main button:not(article article *)"));
  const visibleAdd = add.locator("visible=true").first();
  // An axle has two discs.
  await expect(page.getByRole("main").getByRole("textbox", { name: "Cantidad" })).toHaveValue("2");
  await visibleAdd.click();
  await expect(page.getByText("Añadido al carrito", { exact: true })).toBeVisible();
  await expect(visibleAdd).toHaveAccessibleName(/^En el carrito: 2/);

  await page.goto("/shopping-cart");
  const quantity = page
    .getByRole("textbox", { name: "Cantidad" })
    .or(page.getByRole("spinbutton", { name: "Cantidad" }));
  await expect(quantity.first()).toHaveValue("2");
  await expect(page.getByText(/Para: .*Ibiza IV/).first()).toBeVisible();
  const changed = page.waitForResponse((answer) => answer.request().method() === "PUT");
  await page.getByRole("button", { name: "Uno más" }).click();
  await expect(quantity.first()).toHaveValue("3");
  expect((await changed).status()).toBe(200);
  await expect(page.getByText(/Total sin envío/).first()).toBeVisible();
  await expect(page.getByText(/En la Península: te llega el \S+/)).toBeVisible();
  await expectAccessible(page);
  await waitUntilSettled(page);
  await page.reload();
  await expect(quantity.first()).toHaveValue("3");
});

test("an addition is undone where it is confirmed; another tab follows the cart, and a removed line comes back", {
  tag: "@once",
}, async ({ page, context }) => {
  await test.step("an addition is undone where it is confirmed, and nothing moves", async () => {
    await page.goto("/tools");
    const moved = await watchShifts(page);
    await firstToAdd(page).click();
    await page.getByRole("button", { name: "Deshacer" }).click();
    await expect(page.getByText("Añadido al carrito", { exact: true })).toBeHidden();
    await expect(page.getByText(/En el carrito: \d/)).toHaveCount(0);
    expect(await moved()).toEqual([]);
  });
  await test.step("another tab follows the cart", async () => {
    const other = await context.newPage();
    await other.goto("/shopping-cart");
    await expect(other.getByText("Tu carrito está vacío")).toBeVisible();
    await firstToAdd(page).click();
    await expect(other.getByRole("button", { name: /^Quitar / })).toBeVisible();
  });
  await test.step("a removed line can be brought back", async () => {
    await page.getByRole("link", { name: "Ver el carrito" }).click();
    await page
      .getByRole("button", { name: /^Quitar / })
      .first()
      .click();
    await page.getByRole("button", { name: "Deshacer" }).first().click();
    await expect(page.getByRole("button", { name: /^Quitar / }).first()).toBeVisible();
  });
});

test("of a combo and one of its parts, of which too few are left, only the part is short", {
  tag: "@once",
}, async ({ page }) => {
  const read = async (path: string) => (await (await page.request.get(`/spa/catalog/${path}`)).json()).data;
  const { slug } = (await read("kits?per_page=24")).at(-1);
  const kit = await read(`kits/${slug}`);
  const part = await read(`products/${kit.parts[0].slug}`);
  await addToCart(page.request, { productId: kit.id });
  await addToCart(page.request, { productId: part.id });
  await sendShopCommand(["stock", part.slug, String(kit.parts[0].quantity)]);
  await page.goto("/shopping-cart");
  const told = page.getByText("Lo que queda ya está en tu carrito.");
  await expect(told).toHaveCount(1);
  await expect(page.getByText("Se ha agotado y ahora no se puede pedir.")).toHaveCount(0);
  // On a phone the warning comes where the line's remedy stands.
  await page.setViewportSize({ width: 390, height: 844 });
  const remedy = page.getByRole("button", { name: "Quitarlo" });
  await remedy.evaluate((button) => button.scrollIntoView({ block: "end" }));
  // A click of the journey's would scroll first.
  await page.getByRole("link", { name: "Tramitar pedido" }).dispatchEvent("click");
  const warning = page.getByText("Hay algo que arreglar antes de pedir");
  await expect(warning).toBeVisible();
  await expect(remedy).toBeFocused();
  // Neither the warning nor a bar covers it.
  const isUncovered = () =>
    remedy.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await expect.poll(isUncovered).toBe(true);
  await remedy.click();
  await expect(told).toHaveCount(0);
  await expect(warning).toHaveCount(0);
  await page.getByRole("link", { name: "Tramitar pedido" }).click();
  await expect(page).toHaveURL(/\/orders\/create/);
  await sendShopCommand(["stock", part.slug, "50"]);
});

test("what does not fit the vehicle asks before it is added", { tag: "@phone" }, async ({ page }) => {
  await seedGarage(page);
  await page.goto("/subcategories/discos-de-freno?all=1");
  await expect(page).toHaveURL(/vehicle=/);
  const card = page
    .getByRole("main")
    .getByRole("article")
    .filter({ hasText: "No encaja en tu Ibiza" })
    .filter({ hasText: "En stock" })
    .first();
  await card.getByRole("button", { name: /Añadir(?! a una lista)/ }).click();
  const question = page.getByRole("dialog", { name: "No encaja en tu Ibiza" });
  await expect(question).toBeVisible();
  await expect(question.getByRole("link", { name: "Ver el que sí encaja" })).toBeVisible();
  await question.getByRole("button", { name: "Cerrar" }).click();
  await expect(question).toBeHidden();
  await page.goto("/shopping-cart");
  await expect(page.getByText("Tu carrito está vacío")).toBeVisible();
});

test.describe("when something goes wrong", () => {
  test.use({ expectedMessages: /status of (404|409|500)|ERR_INTERNET_DISCONNECTED|The cart|The product/ });

  test("the cart says what has failed, goes on when it is asked again, and keeps a change until the connection is back", {
    tag: "@once",
  }, async ({ page, context }) => {
    await test.step("a cart that cannot be loaded says so and can be asked for again", async () => {
      await page.route("**/spa/cart", (route) => route.fulfill({ status: 500, json: {} }));
      await page.goto("/shopping-cart");
      await expect(page.getByRole("heading", { name: "No hemos podido cargar esto" })).toBeVisible();
      await page.unroute("**/spa/cart");
      await page.getByRole("button", { name: "Reintentar" }).click();
      await expect(page.getByText("Tu carrito está vacío")).toBeVisible();
    });
    await test.step("an addition that is refused says why and puts nothing into the cart", async () => {
      await page.route("**/spa/cart/lines", (route) =>
        route.fulfill({ status: 409, json: { message: "Solo quedan 0.", code: "out_of_stock" } }),
      );
      await page.goto("/tools");
      await firstToAdd(page).click();
      await expect(page.getByRole("status").filter({ hasText: "No quedan tantas unidades" })).toBeVisible();
      await expect(page.getByText("Añadido al carrito", { exact: true })).toBeHidden();
    });
    await test.step("without a connection a change waits, and is sent when the connection is back", async () => {
      await page.unroute("**/spa/cart/lines");
      const answered = (method: string, path: string) =>
        page.waitForResponse((answer) => answer.url().endsWith(path) && answer.request().method() === method);
      const added = answered("POST", "/spa/cart/lines");
      await firstToAdd(page).click();
      await added;
      // The screen asks for the cart when it opens: it must have its answer while there is a connection.
      const read = answered("GET", "/spa/cart");
      await page.getByRole("link", { name: "Ver el carrito" }).click();
      await read;
      const quantity = page.getByRole("textbox", { name: "Cantidad" });
      await expect(quantity).toHaveValue("1");
      await context.setOffline(true);
      await page.getByRole("button", { name: "Uno más" }).click();
      await expect(page.getByText("En espera: de 1 a 2")).toBeVisible();
      await expect(quantity).toHaveValue("2");
      const sent = page.waitForResponse((answer) => answer.request().method() === "PUT" && answer.ok());
      await context.setOffline(false);
      await sent;
      await expect(page.getByText("En espera", { exact: false })).toHaveCount(0);
      await expect(quantity).toHaveValue("2");
    });
  });
});

test("the keyboard alone adds, goes to the cart, changes, removes and brings back", { tag: "@once" }, async ({
  page,
}) => {
  await page.goto("/tools");
  await firstToAdd(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Añadido al carrito", { exact: true })).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Ver el carrito" })).toBeFocused();
  await page.keyboard.press("Enter");
  const quantity = page.getByRole("textbox", { name: "Cantidad" });
  await quantity.focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(quantity).toHaveValue("3");
  await page.getByRole("button", { name: /^Quitar / }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Deshacer" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByRole("article").getByRole("link").last()).toBeFocused();
  await expect(quantity).toHaveValue("3");
});

test("a press on a card counts while the page is still being taken over", { tag: "@once" }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((_seen, observer) => {
      observer.disconnect();
      [...document.querySelectorAll<HTMLButtonElement>("article button:not(:disabled)")].at(-1)?.click();
    }).observe({ type: "mark", buffered: true });
  });
  await page.goto("/tools");
  await expect(page.getByText("Añadido al carrito", { exact: true })).toBeVisible();
});

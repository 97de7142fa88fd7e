import type { Page } from "@playwright/test";
import { pressWhenHydrated } from "./support/press-when-hydrated.ts";
import { expect, test } from "./support/shop.ts";

const list = "/subcategories/discos-de-freno";
const front = 'input[name="position"][value="front"]';

test.use({ expectedMessages: /Failed to load resource: net::ERR_CONNECTION_RESET/ });

/** Lets the first two requests for a file fail, as on a bad line. */
async function failTwice(page: Page, file: RegExp) {
  await page.route(file, (route) => route.abort("connectionreset"), { times: 2 });
}

test("a filter pressed at the moment of its hydration is applied once", { tag: "@once" }, async ({
  page,
}) => {
  await page.addInitScript(pressWhenHydrated, front);
  await page.goto(list);
  await expect(page.getByRole("list", { name: "Filtros elegidos" })).toContainText("Delante");
  await expect(page).toHaveURL(/\?position=front$/);
  await expect(page.locator(front)).toBeChecked();
});

test("what is pressed, ticked, typed and sent before the page's scripts have come is done once when they have", {
  tag: "@once",
}, async ({ page }) => {
  let scripts = Promise.withResolvers<void>();
  await page.route(/\/entry-browser-[^/]+\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await failTwice(page, /\/entry-browser-[^/]+\.js$/);
  /** Opens a page, acts before its scripts come, and waits until they have. */
  async function actEarly(path: string, act: () => Promise<unknown>) {
    scripts = Promise.withResolvers<void>();
    const opening = page.goto(path);
    await act();
    scripts.resolve();
    await opening;
  }
  const added: unknown[] = [];
  page.on("request", (request) => {
    const isAdded = request.method() === "POST" && request.url().endsWith("/spa/cart/lines");
    if (isAdded) added.push(request.postDataJSON().quantity);
  });
  const toast = page.getByText("Añadido al carrito", { exact: true });
  const add = page.getByRole("button", { name: /^Añadir(?! a )/ }).first();
  const card = page.getByRole("article").first();
  await actEarly("/subcategories/juegos-de-vasos", async () => {
    await card.getByRole("checkbox", { name: /Comparar/ }).check();
    await add.click();
    await add.click();
  });
  await expect(toast).toBeVisible();
  await expect(card.getByRole("checkbox")).toBeChecked();
  await expect(page.getByRole("region", { name: "Comparación" })).toBeVisible();
  const path = (await card.getByRole("link").first().getAttribute("href")) ?? "";
  await actEarly(path, async () => {
    await page.getByRole("textbox", { name: "Cantidad" }).fill("2");
    await add.click();
  });
  await expect(toast).toBeVisible();
  expect(added).toEqual([1, 2]);
  await failTwice(page, /\/legal-screens-[^/]+\.js$/);
  await actEarly("/withdrawal", async () => {
    await page.getByLabel("Correo electrónico del pedido").fill("nobody@shop.example");
    await page.getByRole("button", { name: "Continuar" }).click();
  });
  await expect(page.getByText("Este campo es obligatorio").first()).toBeVisible();
  await expect(page).toHaveURL(/\/withdrawal$/);
  const section = Promise.withResolvers<void>();
  await page.route(/\/LandingSections-[^/]+\.js$/, async (route) => {
    await section.promise;
    await route.continue();
  });
  await actEarly("/", () => add.click());
  section.resolve();
  await expect(toast).toBeVisible();
  expect(added).toEqual([1, 2, 1]);
});

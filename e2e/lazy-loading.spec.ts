import type { Page } from "@playwright/test";
import { expect, openSettled, test, waitUntilSettled } from "./support/shop.ts";

test.use({ expectedMessages: /status of 40[14]|ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

const loadFailure = (page: Page) => page.getByRole("alert").filter({ hasText: "No hemos podido abrirlo" });

/** Opens a product that has kits and waits until its page has settled: what comes later is not there yet. */
async function openProduct(page: Page) {
  const { data: kits } = await (await page.request.get("/spa/catalog/kits?per_page=1")).json();
  await openSettled(page, `/products/${kits[0].parts[0].slug}`);
  return page.getByRole("heading", { level: 1 });
}

test("without a network a product's sections keep their room, its dialog and list say so, and all come when it is back", {
  tag: "@once",
}, async ({ page, context }) => {
  // Low enough that no section is near when the page opens.
  await page.setViewportSize({ width: 1280, height: 400 });
  const title = await openProduct(page);
  const kits = page.getByRole("region", { name: "Combos que lo llevan" });
  const picture = page.getByRole("button", { name: /^Ampliar la foto de/ });
  const dialog = page.getByRole("dialog");
  const button = page.getByRole("button", { name: "Ver la lista" });
  await context.setOffline(true);
  await test.step("the sections further down keep their room", async () => {
    await kits.scrollIntoViewIfNeeded();
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(title).toBeAttached();
    await expect(kits.getByRole("list")).toHaveAttribute("aria-busy", "true");
    await expect(page.getByText("Esta página no se ha podido mostrar")).toBeHidden();
  });
  await test.step("a dialog that can't be fetched says so and leaves the page", async () => {
    await picture.click();
    await expect(loadFailure(page)).toContainText("Comprueba la conexión y vuelve a intentarlo.");
    await expect(title).toBeVisible();
    await expect(picture).toBeFocused();
  });
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await context.setOffline(false);
  await test.step("the sections come when the network is back", async () => {
    await expect(page.getByRole("heading", { name: "Opiniones de compradores" })).toBeVisible();
    // The section takes its placeholder's place in these moments.
    await expect(() => kits.scrollIntoViewIfNeeded()).toPass();
    await expect(kits.getByRole("link").first()).toBeVisible();
  });
  await test.step("the dialog opens when it is pressed again", async () => {
    await picture.click();
    await expect(dialog).toBeVisible();
    // With its style, although that could not be fetched before either: else the picture is as wide as the window.
    await expect
      .poll(() => dialog.getByRole("img").evaluate((image) => image.getBoundingClientRect().width))
      .toBeLessThan(0.8 * 900);
    await expect(dialog.getByRole("button", { name: "Cerrar" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(picture).toBeFocused();
  });
  await test.step("the list of vehicles that can't be fetched leaves its button to be pressed again", async () => {
    await page.reload();
    await waitUntilSettled(page);
    await button.scrollIntoViewIfNeeded();
    await context.setOffline(true);
    await button.click();
    await expect(loadFailure(page)).toBeVisible();
    await context.setOffline(false);
    await button.click();
    await expect(page.getByRole("combobox", { name: "Buscar en la lista" })).toBeVisible();
  });
});

test("a page that can't be fetched says so under the shop's bars, and opens when the network is back", {
  tag: "@once",
}, async ({ page, context }) => {
  await openSettled(page, "/subcategories/discos-de-freno");
  await context.setOffline(true);
  await page.getByRole("link", { name: "Frenos", exact: true }).first().click();
  const failure = page.getByRole("alert").filter({ hasText: "Esta página no se ha podido abrir" });
  await expect(failure).toContainText("Parece que no hay conexión.");
  await expect(page).toHaveTitle(/^Esta página no se ha podido abrir/);
  await expect(page.getByRole("banner")).toBeVisible();
  await failure.getByRole("button", { name: "Reintentar" }).click();
  await expect(failure).toBeVisible();
  // Signing in has a layout of its own, which cannot be fetched either.
  await page.getByRole("link", { name: "Seguir mi pedido" }).click();
  await expect(page).toHaveURL(/\/sign-in/);
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Parece que no hay conexión.");
  await expect(page.getByRole("banner")).toBeVisible();
  await page.goBack();
  await expect(failure).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: "Frenos" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Discos de freno" })).toBeVisible();
});

test("a search without a network is told of in the shop, and comes when the network is back", {
  tag: "@once",
}, async ({ page, context }) => {
  await openSettled(page, "/contact-us");
  await context.setOffline(true);
  const field = page.getByRole("combobox", { name: "Buscar recambio, referencia o coche" });
  await field.fill("filtro de aceite");
  await field.press("Enter");
  await expect(page.getByText("Parece que no hay conexión.")).toBeVisible();
  await expect(field).toHaveValue("filtro de aceite");
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: "Resultados de «filtro de aceite»" })).toBeVisible();
});

test("a page whose code the shop no longer has is opened anew", { tag: "@once" }, async ({ page }) => {
  await openSettled(page, "/subcategories/discos-de-freno");
  // As after a new release, whose files are called otherwise.
  let isNewPage = false;
  await page.route("**/assets/**", (route) =>
    isNewPage ? route.continue() : route.fulfill({ status: 404, body: "" }),
  );
  await page.route("**/categories/frenos", (route) => {
    isNewPage = route.request().isNavigationRequest();
    return route.continue();
  });
  await page.getByRole("link", { name: "Frenos", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Frenos" })).toBeVisible();
  expect(isNewPage).toBe(true);
});

test("a page whose code a browser takes for lost, and asks for no more, is opened anew", {
  tag: "@once",
}, async ({ page, context }) => {
  await openSettled(page, "/subcategories/discos-de-freno");
  let isNewPage = false;
  await page.route("**/assets/*.js", (route) => (isNewPage ? route.continue() : route.abort()));
  await page.route("**/categories/frenos", (route) => {
    isNewPage ||= route.request().isNavigationRequest();
    return route.continue();
  });
  await context.setOffline(true);
  await page.getByRole("link", { name: "Frenos", exact: true }).first().click();
  const failure = page.getByRole("alert").filter({ hasText: "Esta página no se ha podido abrir" });
  await expect(failure).toBeVisible();
  expect(isNewPage).toBe(false);
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: "Frenos" })).toBeVisible();
  expect(isNewPage).toBe(true);
});

test("a stylesheet that can't be fetched keeps nobody from the next page", { tag: "@once" }, async ({
  page,
}) => {
  await openSettled(page, "/categories");
  await page.route("**/assets/*.css", (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await page.getByRole("combobox", { name: "Buscar recambio, referencia o coche" }).focus();
  await page.route((await failed).url(), (route) => route.abort());
  await page.unroute("**/assets/*.css");
  await page.getByRole("link", { name: "Herramientas" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Herramientas" })).toBeVisible();
});

test.describe("a screen whose code can't be fetched", () => {
  test.use({ expectedMessages: /ERR_FAILED|ERR_INTERNET_DISCONNECTED|dynamically imported module/ });

  test("gets its frame's late part later, is read as the server rendered it, and keeps the key of the mail's link", {
    tag: "@once",
  }, async ({ page, context }) => {
    await test.step("gets the late part of its frame by a later attempt", async () => {
      const lost = page.waitForEvent("requestfailed");
      await page.route("**/assets/DeferredFrame*.js", (route) => route.abort(), { times: 2 });
      await page.goto("/brands");
      await lost;
      // Announces the next page once it is there.
      await expect(page.locator("[aria-live=polite][aria-atomic=true]")).toBeAttached();
    });
    await test.step("is read as the server rendered it, and its buttons work once the network is back", async () => {
      await page.route("**/assets/CategoriesScreen*.js", (route) => route.abort());
      await page.evaluate(() => location.assign("/categories"));
      await expect(page.getByRole("link", { name: /Frenos/ }).first()).toBeVisible();
      const stalled = page.getByText("La página no ha terminado de cargarse");
      await expect(stalled).toBeVisible();
      await page.unroute("**/assets/CategoriesScreen*.js");
      await context.setOffline(true);
      await context.setOffline(false);
      await page.waitForFunction(() => performance.getEntriesByName("taken-over").length > 0);
      await expect(stalled).toBeHidden();
    });
    await test.step("keeps the key of the mail's link that opened it", async () => {
      await page.route("**/assets/OrderScreen*.js", (route) => route.abort());
      await page.goto("/orders/abcdefgh23456789#key=secret");
      await expect(page.getByRole("heading", { name: "Esta página no se ha podido abrir" })).toBeVisible();
      expect(new URL(page.url()).hash).toBe("#key=secret");
    });
  });
});

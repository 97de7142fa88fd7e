import type { Locator, Page } from "@playwright/test";
import { seedGarage } from "./support/garage.ts";
import { expect, expectAccessible, openSettled, test, waitUntilSettled } from "./support/shop.ts";

test.describe("with a failing API", () => {
  test.use({ expectedMessages: /Failed to load resource|status \d+|status: \d+|could not/ });

  test("a list says what happened, and brings its products when it is tried again", { tag: "@once" }, async ({
    page,
  }) => {
    await page.goto("/categories");
    await page.route("**/spa/catalog/**", (route) => route.abort());
    await page
      .getByRole("main")
      .getByRole("link", { name: /Frenos/ })
      .click();
    const retry = page.getByRole("button", { name: "Reintentar" }).first();
    await expect(retry).toBeVisible({ timeout: 20_000 });
    await page.unroute("**/spa/catalog/**");
    await retry.click();
    await page.getByRole("link", { name: /Discos de freno/ }).click();
    await page.getByLabel("Desde (€)").fill("30");
    await expect(page).toHaveURL(/price_min=3000/);
    await waitUntilSettled(page);
    // Unfinished: below the other end.
    const end = page.getByLabel("Hasta (€)");
    await end.fill("1");
    await page.route("**/spa/catalog/**", (route) => route.abort());
    await page.getByRole("checkbox", { name: /^Delante/ }).dispatchEvent("click");
    await expect(retry).toBeVisible({ timeout: 20_000 });
    await expect(end).toHaveValue("1");
  });
});

test("an unknown address and an unknown product are answered 404 with a way on", { tag: "@once" }, async ({
  page,
}) => {
  await test.step("an unknown address", async () => {
    const answer = await page.goto("/no-such-page");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
  });
  await test.step("an unknown product", async () => {
    const answer = await page.goto("/products/no-such-product");
    expect(answer?.status()).toBe(404);
    await page.getByRole("link", { name: "Ver todos los recambios" }).click();
    await expect(page).toHaveURL(/\/products$/);
  });
});

test("the first page comes with its products, prices and description from the server, which the browser leaves", {
  tag: "@once",
}, async ({ page, request }) => {
  const html = await (await request.get("/subcategories/discos-de-freno")).text();
  expect(html).toContain("Discos de freno");
  expect(html).toContain("IVA incluido");
  expect(html).toContain('rel="canonical"');
  expect(html).toContain('hreflang="ca"');
  expect(html).toContain("application/ld+json");

  const { data } = await (await request.get("/spa/catalog/products?per_page=1")).json();
  const product = `/products/${data[0].slug}`;
  const served = await (await request.get(product)).text();
  await page.goto(product);
  await expect(page).toHaveTitle(/<title[^>]*>([^<]+)/.exec(served)?.[1] ?? "none");
  await expect(page.locator("script[type='application/ld+json']")).toHaveCount(2);
});

test("filters, order and page live in the address, and back returns to them", async ({ page, isMobile }) => {
  await page.goto("/subcategories/discos-de-freno");
  if (isMobile) await page.getByRole("button", { name: "Filtros" }).click();
  const front = page.getByRole("checkbox", { name: /Delante/ }).last();
  await front.click();
  await expect(front).toBeChecked();
  await expect(page).toHaveURL(/position=front/);
  if (isMobile) await page.getByRole("button", { name: /Ver \d+ resultados?/ }).click();
  const order = page.getByRole("combobox", { name: "Ordenar por" });
  // Nobody has reviewed a disc.
  await expect(order.getByRole("option", { name: "Mejor valorados" })).toHaveCount(0);
  await order.selectOption("price_asc");
  await expect(page).toHaveURL(/position=front.*sort=price_asc|sort=price_asc.*position=front/);
  const second = page.getByRole("navigation", { name: "Páginas" }).getByRole("link", { name: "Página 2" });
  // The list's end is laid out when it comes into view: as people do, scroll to the link, and press it where it stays.
  await second.scrollIntoViewIfNeeded();
  await second.click();
  await expect(page).toHaveURL(/page=2/);
  await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
  await expect(page).toHaveURL(/\/products\//);
  await page.goBack();
  await expect(page.getByRole("combobox", { name: "Ordenar por" })).toHaveValue("price_asc");
  await waitUntilSettled(page);
  await expect(page).toHaveURL(/page=2/);
  const chosen = page.getByRole("button", { name: /^Quitar Delante/ });
  await chosen.click();
  await expect(page).not.toHaveURL(/position=/);
  await expect(chosen).toBeHidden();
  // Who goes on by keyboard begins at the content, not above the header.
  await expect(page.getByRole("main")).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/position=/);
  await expect(chosen).toBeVisible();
});

test("what is chosen while the list is still on its way is chosen as well", { tag: "@once" }, async ({
  page,
}) => {
  await openSettled(page, "/subcategories/discos-de-freno");
  const answers = Promise.withResolvers<void>();
  await page.route("**/spa/catalog/products?*", async (route) => {
    await answers.promise;
    await route.continue();
  });
  const boxes = [/^Delante/, /^Macizo/, /^Ventilado \d/].map((name) => page.getByRole("checkbox", { name }));
  await openFacet(page, "Tipo de disco");
  // All within the moment that a navigation waits for its list.
  for (const box of boxes) await box.dispatchEvent("click");
  for (const box of boxes) await expect(box).toBeChecked();
  await expect(page.getByText(/^\d+ productos$/)).toHaveCSS("opacity", "0.55");
  await page.getByRole("combobox", { name: "Ordenar por" }).selectOption("price_asc");
  await page.getByRole("navigation", { name: "Páginas" }).getByRole("link", { name: "Página 2" }).click();
  answers.resolve();
  await expect(page).toHaveURL(/page=2/);
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    position: "front",
    "a.disc-type": "solid,vented",
    sort: "price_asc",
    page: "2",
  });
});

test("what is chosen before the page's scripts are there counts", { tag: "@once" }, async ({ page }) => {
  let scripts = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  let opening = page.goto("/subcategories/discos-de-freno");
  const boxes = [/^Detrás/, /^Macizo/].map((name) => page.getByRole("checkbox", { name }));
  await openFacet(page, "Tipo de disco");
  for (const box of boxes) await box.check();
  const order = page.getByRole("combobox", { name: "Ordenar por" });
  await order.selectOption("price_desc");
  await page.getByLabel("Desde (€)").fill("5");
  await page.getByLabel("Hasta (€)").fill("1.500");
  await page
    .getByRole("banner")
    .getByRole("button", { name: /Idioma/ })
    .click();
  scripts.resolve();
  await opening;
  await expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    .toEqual({
      position: "rear",
      "a.disc-type": "solid",
      sort: "price_desc",
      price_min: "500",
      price_max: "150000",
    });
  for (const box of boxes) await expect(box).toBeChecked();
  await expect(order).toHaveValue("price_desc");
  await expect(page.getByRole("banner").getByRole("link", { name: "Català" })).toBeVisible();
  scripts = Promise.withResolvers<void>();
  opening = page.goto("/products?q=neumaticos");
  const size = page.getByRole("form", { name: "Busca por medida" });
  await size.getByLabel("Anchura").selectOption("205");
  await size.getByLabel("Perfil").selectOption("55");
  await size.getByLabel("Llanta").selectOption("16");
  await size.getByRole("button").click();
  scripts.resolve();
  await opening;
  await expect(page).toHaveURL(/q=neumaticos\+205%2F55\+R16/);
});

test("a chosen vehicle narrows every list; a product says what it is, what it fits and who made it", {
  tag: "@phone",
}, async ({ page }) => {
  await test.step("a chosen vehicle narrows every list, and the switch shows what it hides", async () => {
    await seedGarage(page);
    await page.goto("/subcategories/discos-de-freno");
    await expect(page).toHaveURL(/vehicle=/);
    const cards = page.getByRole("main").getByRole("article");
    await expect(cards.first()).toContainText(/Encaja en tu Ibiza/);
    await expect(cards.filter({ hasText: "No encaja" })).toHaveCount(0);
    await page.getByRole("checkbox", { name: /Mostrar también \d+ que no/ }).click();
    await expect(page).toHaveURL(/all=1/);
    await expect(page.getByText("No encaja en tu Ibiza").first()).toBeVisible();
  });
  await test.step("a product says what it is, what it fits and who made it", async () => {
    await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
    await expect(page).toHaveURL(/\/products\//);
    for (const heading of [
      "Qué es",
      "Características",
      "Medidas con embalaje",
      "Referencias OE",
      "Seguridad y fabricante",
    ]) {
      await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    }
    await page.getByRole("button", { name: "Ver la lista" }).click();
    await page.getByRole("combobox", { name: "Buscar en la lista" }).fill("a");
    await expect(page.getByRole("option").first()).toBeVisible();
  });
});

test("every button of a list says which product it is for; on paper a product and help have what paper needs", {
  tag: "@once",
}, async ({ page }) => {
  await test.step("hearts come after the page without moving anything", async () => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          document.documentElement.dataset.shifts = `${document.documentElement.dataset.shifts ?? ""}${JSON.stringify(entry)}`;
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto("/subcategories/discos-de-freno");
    await expect(page.getByRole("button", { name: /^Favorito: / }).first()).toBeVisible();
    await expect(page.locator("html")).not.toHaveAttribute("data-shifts");
  });
  await test.step("every button of a list says which product it is for", async () => {
    const cards = page.getByRole("main").getByRole("article");
    await expect(cards.last().getByRole("button", { name: /^Favorito: / })).toBeVisible();
    const names = await cards
      .getByRole("button")
      .evaluateAll((buttons) => buttons.map((button) => button.ariaLabel ?? button.textContent));
    expect(names.length).toBeGreaterThan(60);
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });
  await test.step("on paper a product has its colours, and help its answers; nothing that was not fetched has room", async () => {
    await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
    await expect(page.getByRole("heading", { name: "Seguridad y fabricante" })).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(page.locator('main [class*="skeleton"]:visible')).toHaveCount(0);
    await expectAccessible(page);
    await expect(page.getByRole("main").locator("address").first()).toHaveCSS("break-inside", "avoid");
    await page.goto("/help");
    const question = page.locator("main details").first();
    await expect(question.locator("summary")).toHaveCSS("list-style-type", "none");
    await expect(question.locator("p").first()).toBeVisible();
  });
});

test("a product's page shows kits that hold it, what goes with it and what was seen, no wider than the screen", {
  tag: "@phone",
}, async ({ page }) => {
  const { data: kits } = await (await page.request.get("/spa/catalog/kits?per_page=1")).json();
  const [kit] = kits;
  const [part, other] = kit.parts;
  await page.goto("/cookies-policy");
  const wish = "Recordar en este navegador lo que miro y lo que busco";
  await page.getByRole("checkbox", { name: wish }).check();
  await page.goto(`/products/${other.slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(other.name);
  await page.goto(`/products/${part.slug}`);
  const kitsWith = page.getByRole("region", { name: "Combos que lo llevan" });
  // The section takes its placeholder's place in these moments.
  await expect(() => kitsWith.scrollIntoViewIfNeeded()).toPass();
  await expect(kitsWith.getByRole("link", { name: kit.name })).toBeVisible();
  await expect(kitsWith.getByText("Por separado").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Qué más necesitas" })).toBeVisible();
  const seen = page.getByRole("region", { name: "Vistos hace poco" });
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(seen.getByRole("link", { name: new RegExp(other.name) })).toContainText("€");
  await expect(seen.getByRole("listitem")).toHaveCount(1);
  await expectAccessible(page);
  await seen.getByRole("button", { name: "Borrar lo visto" }).click();
  await expect(page.getByText("Hemos borrado lo que habías visto.")).toBeFocused();
});

test("wide windows have a product's and a kit's title, price and button beside the picture, in this order", {
  tag: "@once",
}, async ({ page }) => {
  const box = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const endOf = async (part: Locator) => {
    const { x, width } = await box(part);
    return x + width;
  };
  const main = page.getByRole("main");
  for (const list of ["/subcategories/discos-de-freno", "/kit-list"]) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(list);
    const first = main.getByRole("article").first();
    // In a row of a list, price and button reach the right edge.
    if (list !== "/kit-list") {
      const room = (await endOf(first)) - (await endOf(first.getByRole("button", { name: /^Añadir(?! a)/ })));
      expect(room).toBeLessThan(16);
      await page.setViewportSize({ width: 412, height: 900 });
      const narrow = main
        .getByRole("article")
        .filter({ hasNot: page.locator("s") })
        .first();
      const vat = await box(narrow.getByText("IVA incluido"));
      // On a phone they are beside each other.
      expect((await box(narrow.getByRole("button", { name: /^Añadir(?! a)/ }))).y).toBeLessThan(vat.y);
      await page.setViewportSize({ width: 1280, height: 900 });
    }
    await first.getByRole("link").first().click();
    await expect(page).not.toHaveURL(new RegExp(`${list}$`));
    const buying = page.getByRole("region", { name: "Comprar" });
    const title = page.getByRole("heading", { level: 1 });
    const picture = main.getByRole("img").first();
    // The address changes before the page does.
    await expect(buying).toBeVisible();
    await waitUntilSettled(page);
    for (const width of [1280, 820, 600]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(title).toBeVisible();
      const [above, price] = [await box(title), await box(buying)];
      expect(above.x, `${list} at ${width}`).toBeGreaterThan(await endOf(picture));
      expect(price.x, `${list} at ${width}`).toBeCloseTo(above.x, 0);
      expect(price.y, `${list} at ${width}`).toBeGreaterThan(above.y + above.height);
      const stepper = buying.getByRole("group");
      if (await stepper.count()) expect((await box(stepper)).width).toBeLessThan(price.width / 2);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    const button = await box(buying.getByRole("button", { name: /^Añadir/ }));
    expect(button.y, list).toBeGreaterThan((await box(buying)).y);
  }
});

test("offers show the lowest price of 30 days and what they take off; a product draws its prices, and has them as a table", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/offer-list");
  const first = page.getByRole("main").getByRole("article").first();
  await expect(first).toContainText("mínimo de 30 días");
  await expect(first).toContainText(/−\d+ %/);
  await first.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/products\//);
  await expect(page.getByRole("region", { name: "Comprar" })).toBeVisible();
  const former = (await page.getByRole("main").locator("s").first().textContent()) ?? "";
  const heading = page.getByRole("heading", { name: "Evolución del precio" });
  await heading.scrollIntoViewIfNeeded();
  await expect(page.getByRole("img", { name: /^Gráfico del precio: ahora/ })).toBeVisible();
  await expect(page.getByText(/Precio más bajo de los 30 días anteriores a la oferta/)).toContainText(former);
  await page.getByText("Ver los precios en una tabla").click();
  await expect(page.getByRole("table").getByRole("row").nth(2)).toBeVisible();
  await expectAccessible(page);
});

test("a tyre has its classes beside the price, and its label with the European database on its page", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/subcategories/neumaticos-de-invierno");
  const card = page.getByRole("main").getByRole("article").first();
  const classes = card.getByRole("list", { name: "Etiqueta europea del neumático" });
  await expect(classes).toContainText(/Consumo\s*[A-E].*Mojado\s*[A-E].*\d+ dB/s);
  await card.getByRole("link").first().click();
  const label = page.getByRole("region", { name: "Etiqueta europea del neumático" });
  await expect(label).toContainText(/Clase [A-E], de la A a la E/);
  await expect(label).toContainText("Apto para nieve intensa");
  await expect(label.getByRole("link", { name: /^Ver en EPREL/ })).toHaveAttribute(
    "href",
    /^https:\/\/eprel\.ec\.europa\.eu\/screen\/product\/tyres\/999\d{6}$/,
  );
  await expect(page.getByText(/Incluye \d,\d\d.€ de reciclaje\./)).toBeVisible();
  await expectAccessible(page);
});

test("oil by the litre says what a litre costs, in the list and on its page", { tag: "@once" }, async ({
  page,
}) => {
  const perLitre = /IVA incluido · [\d.,]+.€\/l/;
  await page.goto("/subcategories/aceites-de-motor");
  const cards = page.getByRole("main").getByRole("article").filter({ hasText: perLitre });
  await expect(cards.first()).toBeVisible();
  const grid = page.getByRole("button", { name: "Ver en cuadrícula" });
  await grid.click();
  await expect(cards.first()).toBeVisible();
  // Where the system forces its colours, tints do not tell what is pressed.
  await page.emulateMedia({ forcedColors: "active" });
  await expect(grid).toHaveCSS("outline-style", "solid");
  await expect(page.getByRole("button", { name: "Ver en filas" })).toHaveCSS("outline-style", "none");
  await page.emulateMedia({ forcedColors: "none" });
  await cards.first().getByRole("link").first().click();
  await expect(page.getByRole("region", { name: "Comprar" })).toContainText(perLitre);
});

/** Opens one of the filters that a list shows closed. */
async function openFacet(page: Page, name: string) {
  await page.getByRole("complementary", { name: "Filtros" }).locator("summary").getByText(name).click();
}

test("a category chosen among the offers can be taken back", { tag: "@once" }, async ({ page }) => {
  await page.goto("/offer-list");
  await openFacet(page, "Categoría");
  const categories = page.getByRole("group", { name: "Categoría" }).getByRole("checkbox");
  const brakes = page.getByRole("checkbox", { name: /^Frenos/ });
  await brakes.click();
  await expect(page).toHaveURL(/category=frenos/);
  await expect(categories).toHaveCount(1);
  await expect(brakes).toBeChecked();
  await page.getByRole("button", { name: "Quitar Frenos" }).click();
  await expect(page).not.toHaveURL(/category=/);
  await openFacet(page, "Categoría");
  await expect(categories.nth(1)).toBeVisible();
});

import type { Locator } from "@playwright/test";
import type { Vehicle } from "@recambia/contract/vehicles/schemas";
import { countingHand } from "./support/counting-hand.ts";
import { seedGarage } from "./support/garage.ts";
import { chooseVehicle, expect, expectAccessible, ibiza, test } from "./support/shop.ts";

const golf = { maker: "Volkswagen", model: "Golf VI", variant: "2.0 TDI" };

/** By how much the details of the plates in a part of the page, which end with the fuel, are cut off on narrow phones. */
async function cutOffIn(part: Locator): Promise<number[]> {
  const page = part.page();
  const usual = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 700 });
  const cutOff = await part
    .getByText(/ cm³, /)
    .evaluateAll((details) =>
      details.map((it) => it.scrollHeight - it.clientHeight + it.scrollWidth - it.clientWidth),
    );
  if (usual) await page.setViewportSize(usual);
  return cutOff;
}

test("the garage keeps several vehicles; removing the selected one selects the first that remains", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/");
  await chooseVehicle(page, ibiza);
  // Wide windows have it.
  await expect(page.getByRole("region", { name: "Las piezas de una rueda" })).toHaveCount(0);
  await page
    .getByRole("button", { name: /Tu vehículo:/ })
    .first()
    .click();
  const garage = page.getByRole("dialog", { name: "Mi garaje" });
  await garage.getByRole("button", { name: "Añadir", exact: true }).click();

  const adding = page.getByRole("dialog", { name: "Añadir a mi garaje" });
  for (const [field, text] of [
    ["Buscar marca", golf.maker],
    ["Buscar modelo", golf.model],
    ["Buscar versión, kW o CV", golf.variant],
  ] as const) {
    await adding.getByRole("combobox", { name: field }).fill(text);
    await adding.getByRole("option").filter({ hasText: text }).first().click();
  }
  await adding.getByRole("button", { name: "Añadir", exact: true }).click();
  await expect(adding).toBeHidden();
  await expect(page.getByRole("button", { name: /Tu vehículo:.*Golf VI/s }).first()).toBeVisible();
  expect(await cutOffIn(page.getByRole("region", { name: "Tu vehículo", exact: true }))).toEqual([0]);

  await page.reload();
  await page
    .getByRole("button", { name: /Tu vehículo:.*Golf VI/s })
    .first()
    .click();
  expect(await cutOffIn(garage)).toEqual([0, 0]);
  await garage.getByRole("button", { name: /^Quitar .*Golf VI/ }).click();
  await expect(garage.getByRole("button", { name: "Deshacer" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: /Tu vehículo:.*Ibiza IV/s }).first()).toBeVisible();
});

test("what a link shows for another vehicle names it, and keeps it on request", { tag: "@phone" }, async ({
  page,
}) => {
  const papers = "kw=77&ccm=1598&fuel=diesel&first_registration=201105";
  const { data } = await (await page.request.get(`/spa/vehicles/by-papers?${papers}`)).json();
  const found = data.find(({ model }: Vehicle) => model.name.startsWith(ibiza.model));
  const note = page.getByRole("note").filter({ hasText: "Lo que ves es para un SEAT Ibiza IV" });
  await page.goto(`/products?q=pastillas&vehicle=${found.variant.id}`);
  await expect(note).toBeVisible();
  await page.goto(`/products?q=pastillas+ibiza+iv&vehicle=${found.variant.id}`);
  await expect(
    page.getByRole("link", { name: /Coche SEAT Ibiza IV|Quitar.*Ibiza IV/ }).first(),
  ).toBeVisible();
  await expect(note).toBeHidden();
  await page.goto(`/subcategories/discos-de-freno?vehicle=${found.variant.id}`);
  await expect(note).toBeVisible();
  // Once is enough on a phone.
  await expect(page.getByText(/SEAT Ibiza IV/).filter({ visible: true })).toHaveCount(1);
  await note.getByRole("button", { name: "Añadirlo a mi garaje" }).click();
  await expect(note).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.getByText(/^Para SEAT Ibiza IV/)).toBeHidden();
  await expect(page.getByRole("button", { name: /Tu vehículo:.*Ibiza IV/s }).first()).toBeVisible();
});

test("with the keyboard alone: choose a vehicle, open a part, put it into the cart", {
  tag: "@once",
}, async ({ page }) => {
  await page.goto("/");
  const plate = page.getByRole("region", { name: "Elige tu vehículo" });
  await plate.getByRole("button", { name: /^Marca/ }).focus();
  await page.keyboard.press("Enter");
  for (const [field, text] of [
    ["Buscar marca", ibiza.maker],
    ["Buscar modelo", ibiza.model],
    ["Buscar versión, kW o CV", ibiza.variant],
  ] as const) {
    await expect(page.getByRole("combobox", { name: field })).toBeFocused();
    await page.keyboard.type(text);
    await expect(page.getByRole("option").first()).toContainText(text);
    await page.keyboard.press("Enter");
  }
  await expect(page.getByRole("region", { name: "Tu vehículo", exact: true })).toBeVisible();
  await page.goto("/subcategories/pastillas-de-freno");
  await expect(page).toHaveURL(/vehicle=/);
  const part = page
    .getByRole("main")
    .getByRole("article")
    .filter({ hasText: /Encaja en tu Ibiza(?! si)/ })
    .filter({ hasText: "En stock" })
    .first();
  await part.getByRole("link").first().focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("pastillas de freno");
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Añadir(?! a una lista)/ })
    .locator("visible=true")
    .first()
    .focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Añadido al carrito", { exact: true })).toBeVisible();
});

async function fillPapers(adding: Locator, { press, fill, select }: ReturnType<typeof countingHand>) {
  await fill(adding.getByLabel("Potencia (P.2), en kW"), "77");
  await fill(adding.getByLabel("Cilindrada (P.1), en cm³"), "1598");
  await select(adding.getByLabel("Combustible (P.3)"), "Diésel");
  await fill(adding.getByLabel("Primera matriculación (B)"), "05/2011");
  await press(adding.getByRole("button", { name: "Buscar versiones" }));
}

test("the registration papers lead to the version in seven presses", { tag: "@phone" }, async ({ page }) => {
  const hand = countingHand(page);
  await page.goto("/");
  const adding = page.getByRole("region", { name: "Elige tu vehículo" });
  await hand.press(adding.getByRole("button", { name: "Con los papeles" }));
  await fillPapers(adding, hand);
  await hand.press(adding.getByRole("option").filter({ hasText: "Ibiza" }).first());
  await expect(page.getByRole("button", { name: /Tu vehículo:.*Ibiza/s }).first()).toBeVisible();
  expect(hand.presses()).toBeLessThanOrEqual(7);
  // Parts that depend on the build date ask nobody whose papers have told it.
  await page
    .getByRole("button", { name: /Tu vehículo:.*Ibiza/s })
    .first()
    .click();
  const garage = page.getByRole("dialog", { name: "Mi garaje" });
  await expect(garage.getByText("Nos has dicho: fabricado entre 05/2010 y 05/2011")).toBeVisible();
  await garage.getByRole("button", { name: "Olvidarlo" }).click();
  await expect(garage.getByText("Nos has dicho")).toHaveCount(0);
  // A dialog that is left and opened again does not offer to add what was found in it before.
  const another = page.getByRole("dialog", { name: "Añadir a mi garaje" });
  const openPapers = async () => {
    await garage.getByRole("button", { name: "Añadir", exact: true }).click();
    await another.getByRole("tab", { name: "Papeles del coche" }).click();
  };
  await openPapers();
  await fillPapers(another, hand);
  await another.getByRole("option").filter({ hasText: "Ibiza" }).first().click();
  await expect(another.getByRole("status").filter({ hasText: "SEAT Ibiza" })).toBeVisible();
  await page.keyboard.press("Escape");
  await openPapers();
  await expect(another.getByText("Falta elegir la versión")).toBeVisible();
});

test("a version chosen and left elsewhere is not taken when its maker is chosen again", {
  tag: "@once",
}, async ({ page }) => {
  await page.goto("/");
  await page
    .getByRole("button", { name: /Añade tu vehículo/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Añadir vehículo" }).click();
  const adding = page.getByRole("dialog", { name: "Añadir a mi garaje" });
  for (const [field, text] of [
    ["Buscar marca", ibiza.maker],
    ["Buscar modelo", ibiza.model],
    ["Buscar versión, kW o CV", ibiza.variant],
  ] as const) {
    await adding.getByRole("combobox", { name: field }).fill(text);
    await adding.getByRole("option").filter({ hasText: text }).first().click();
  }
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  const plate = page.getByRole("region", { name: "Elige tu vehículo" });
  await plate.getByRole("button", { name: new RegExp(ibiza.maker) }).click();
  await plate.getByRole("combobox", { name: "Buscar marca" }).fill(ibiza.maker);
  await plate.getByRole("option").first().click();
  await expect(plate.getByRole("combobox", { name: "Buscar modelo" })).toBeVisible();
  await expect(page.getByRole("button", { name: /Añade tu vehículo/ }).first()).toBeVisible();
});

test("on wide windows pointing at a wheel's part names it and leads to its list", {
  tag: "@once",
}, async ({ page }) => {
  await seedGarage(page);
  await page.goto("/");
  const scene = page.getByRole("region", { name: "Las piezas de una rueda" });
  const discs = scene.getByRole("link", { name: /^Discos de freno, \d+ para tu coche, desde/ });
  await discs.focus();
  await expect(scene).toContainText(/Discos de freno \d+ para tu coche, desde/);
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/subcategories\/discos-de-freno\?vehicle=/);
});

test.describe("with lists that fail", () => {
  test.use({ expectedMessages: /Failed to load resource|status \d+|status: \d+|could not/ });

  test("a picker says so and loads when it is tried again; a misspelt maker is found, and a part by its number", {
    tag: "@once",
  }, async ({ page }) => {
    const plate = page.getByRole("region", { name: "Elige tu vehículo" });
    await test.step("a picker says so and loads when it is tried again", async () => {
      await page.route("**/spa/bypass/indexes/makers", (route) => route.abort());
      await page.goto("/");
      await plate.getByRole("button", { name: /^Marca/ }).click();
      const retry = page.getByRole("button", { name: "Reintentar" });
      await expect(retry).toBeVisible({ timeout: 20_000 });
      await page.unroute("**/spa/bypass/indexes/makers");
      await retry.click();
      await expect(page.getByRole("option").first()).toBeVisible();
    });
    await test.step("a misspelt maker is found, and a number on a part leads to its search", async () => {
      await plate.getByRole("combobox", { name: "Buscar marca" }).fill("mercedez");
      await expect(plate.getByRole("option", { name: "Mercedes-Benz" })).toBeVisible();
      await plate.getByRole("button", { name: "Con la referencia" }).click();
      await plate.getByRole("button", { name: "Buscar la pieza" }).click();
      await expect(plate.getByText("Escribe el número.")).toBeVisible();
      await plate.getByRole("textbox", { name: "Número de la pieza" }).fill("1K0 615 301");
      await plate.getByRole("button", { name: "Buscar la pieza" }).click();
      await expect(page).toHaveURL(/\/products\?q=1K0\+615\+301/);
    });
  });
});

test("a vehicle that the catalogue has lost hides nothing; the shopper is told once, and chooses again or removes it @once", async ({
  page,
}) => {
  const lost = {
    makerId: "zzzzzzzzzzzzzzzz",
    makerName: "SEAT",
    modelId: "zzzzzzzzzzzzzzzz",
    modelName: "Ibiza IV (6J, 6P)",
    variantId: "zzzzzzzzzzzzzzzz",
    variantName: "1.6 TDI",
    variantMotor: "66 kW (90 CV), 1598 cm³, diésel",
    variantFrom: 200903,
    variantTo: null,
  };
  await page.addInitScript((vehicle) => {
    if (localStorage.getItem("garage")) return;
    const state = { vehicles: [vehicle], selected: vehicle, count: 1 };
    localStorage.setItem("garage", JSON.stringify({ state, version: 1 }));
  }, lost);
  await page.goto("/products");
  await expect(page.getByText("Tu Ibiza ya no está en nuestro catálogo")).toBeVisible();
  await expect(page).toHaveURL("/products");
  await expect(page.getByRole("article").first()).toBeVisible();

  await page.reload();
  const bar = page.getByRole("button", { name: /Ibiza IV.*ya no está en el catálogo/s }).first();
  await bar.click();
  await expect(page.getByText("Tu Ibiza ya no está en nuestro catálogo")).toBeHidden();
  const garage = page.getByRole("dialog", { name: "Mi garaje" });
  await expect(garage.getByText("Ya no está en nuestro catálogo.")).toBeVisible();
  await expectAccessible(page);
  await garage.getByRole("button", { name: /^Elegirlo otra vez/ }).click();
  await expect(page.getByRole("dialog", { name: "Añadir a mi garaje" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(garage.getByRole("button", { name: /^Elegirlo otra vez/ })).toBeFocused();
  await garage.getByRole("button", { name: /^Quitar .*Ibiza IV/ }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: /Añade tu vehículo/ }).first()).toBeVisible();

  for (const path of ["/products", "/categories", "/categories/frenos"]) {
    await page.goto(`${path}?vehicle=${lost.variantId}`);
    await expect(page.getByRole("note")).toContainText("ya no está en nuestro catálogo: lo ves todo");
    await expect(page.getByRole("main").getByRole("link", { name: /./ }).first()).toBeVisible();
  }
});

test("a link names somebody else's vehicle by its name, not as the shopper's own @once", async ({ page }) => {
  const read = async (path: string) => (await page.request.get(`/spa/catalog/products${path}`)).json();
  const [product] = (await read("?subcategory=discos-de-freno&per_page=1")).data;
  const [{ vehicle }] = (await read(`/${product.slug}/fitments`)).data;
  const name = `${vehicle.maker_name} ${vehicle.model_name.replace(/ \(.*/, "")} ${vehicle.vehicle_name}`;
  await page.goto(`/products/${product.slug}?vehicle=${vehicle.id}`);
  await expect(page.getByRole("main").getByText(`Encaja en un ${name}`)).toBeVisible();

  // What does not fit comes last.
  const all = `?subcategory=discos-de-freno&all=1&stock=1&vehicle=${vehicle.id}`;
  const { data: last } = await read(`${all}&page=${(await read(all)).meta.pages}`);
  const other = last.at(-1);
  await page.goto(`/products/${other.slug}?vehicle=${vehicle.id}`);
  await expect(page.getByRole("main").getByText(`No encaja en un ${name}`)).toBeVisible();
  await page
    .getByRole("region", { name: "Comprar" })
    .getByRole("button", { name: /^Añadir/ })
    .click();
  await expect(page.getByRole("dialog", { name: `No encaja en un ${name}` })).toBeVisible();
});

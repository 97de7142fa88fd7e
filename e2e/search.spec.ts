import { countingHand } from "./support/counting-hand.ts";
import { seedGarage } from "./support/garage.ts";
import { expect, expectAccessible, openSettled, test } from "./support/shop.ts";

const box = { name: "Buscar recambio, referencia o coche" };

test("unknown words, a number plate, a symptom, a missing size: no page is empty", { tag: "@once" }, async ({
  page,
}) => {
  await page.goto("/products?q=zzyzx");
  await expect(page.getByText("No hemos usado: zzyzx.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Ver las categorías" })).toBeVisible();
  const others = page.getByRole("region", { name: "Otros productos de la tienda" });
  await expect(others.getByRole("article").first()).toBeVisible();
  await expectAccessible(page);
  await page.goto("/products?q=pastillonnas");
  await expect(page.getByText("No hemos usado: pastillonnas.")).toBeVisible();
  const near = page.getByRole("region", { name: "Productos de «pastillas»" });
  await expect(near.getByRole("article").first()).toContainText(/pastillas/i);
  await page.getByRole("region", { name: "Palabras parecidas" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/q=pastillas/);
  await expect(page.getByRole("main").getByRole("article").first()).toContainText(/pastillas/i);
  await page.goto("/products?q=1234+BCD");
  await expect(page.getByText("«1234 BCD» es una matrícula")).toBeVisible();
  await expectAccessible(page);
  await page.goto("/products?q=me+chirrian+los+frenos");
  const causes = page.getByRole("region", { name: "De qué puede venir" });
  await expect(causes.getByRole("link").first()).toContainText("pastillas de freno");
  await expectAccessible(page);
  await page.goto("/products?q=neumaticos+195/75+R20");
  await expect(page.getByText(/^No tenemos neumáticos 195\/75 R20/)).toBeVisible();
});

test.describe("a shop that looks plates up", () => {
  test.use({ expectedMessages: /status of (404|500)/ });

  test("asks again after a failure, and each plate anew; the versions that one leaves open are offered", {
    tag: "@once",
  }, async ({ page }) => {
    await page.route("**/spa/vehicles/plate-lookup", (route) =>
      route.fulfill({ json: { data: { is_offered: true } } }),
    );
    await page.route("**/spa/vehicles/by-plate", (route) =>
      route.fulfill({ status: 404, json: { message: "", code: "not_found" } }),
    );
    await page.route("**/spa/vehicles/by-plate", (route) => route.fulfill({ status: 500 }), { times: 1 });
    await page.goto("/products?q=1234+BCD");
    const ask = page.getByRole("button", { name: "Buscar por matrícula" });
    await ask.click();
    await expect(page.getByText(/^Ahora no podemos buscar por matrícula/)).toBeVisible();
    await ask.click();
    await expect(page.getByText("No hemos encontrado esa matrícula.")).toBeVisible();
    await expect(ask).toBeHidden();
    const field = page.getByRole("combobox", box);
    await field.fill("5678 FGH");
    await field.press("Enter");
    await expect(page.getByText("«5678 FGH» es una matrícula")).toBeVisible();
    await expect(page.getByText("No hemos encontrado esa matrícula.")).toBeHidden();
    await expect(ask).toBeVisible();
    // What the shop's service knows of the plate, as the shop answers for such papers.
    const papers = "/spa/vehicles/by-papers?kw=77&ccm=1896&fuel=diesel&first_registration=200605";
    const known = await (await page.request.get(papers)).text();
    await page.route("**/spa/vehicles/by-plate", (route) =>
      route.fulfill({ contentType: "application/json", body: known }),
    );
    await ask.click();
    const versions = page.getByRole("region", { name: "¿Cuál es el tuyo?" }).getByRole("button");
    await expect(versions.first()).toContainText("1.9 TDI");
    await expectAccessible(page);
    await versions.first().click();
    await expect(page).toHaveURL(/\/categories\?/);
  });
});

test("a query is read into chips and filters; one that is taken out widens the list; back returns", async ({
  page,
  isMobile,
}) => {
  await page.goto("/");
  const field = page.getByRole("combobox", box);
  await field.fill("pastillas golf 6 2.0 tdi");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/products\?q=pastillas/);
  const chips = page.getByRole("list", { name: "Lo que hemos entendido" });
  await expect(chips.getByRole("link", { name: "Quitar Pieza Juego de pastillas de freno" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("article").first()).toContainText("pastillas de freno");
  await expectAccessible(page);
  await chips.getByRole("link", { name: /^Quitar Coche Volkswagen Golf VI/ }).click();
  await expect(page).toHaveURL(/q=pastillas(&|$)/);
  await expect(field).toHaveValue("pastillas");
  await page.goBack();
  await expect(chips.getByRole("link", { name: /^Quitar Coche Volkswagen Golf VI/ })).toBeVisible();
  if (isMobile) {
    await test.step("versions to choose from scroll in their row; the page is no wider than the phone", async () => {
      await page.goto("/products?q=pastillas+ibiza+iv");
      await expect(page.getByRole("region", { name: "¿Cuál es el tuyo?" })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    });
  }
  await openSettled(page, "/products?q=pastillas+delanteras");
  if (isMobile) await page.getByRole("button", { name: "Filtros" }).click();
  const front = page.getByRole("checkbox", { name: /Delante/ }).last();
  await expect(front).toBeChecked();
  await front.click();
  await expect(front).not.toBeChecked();
  await expect(page).toHaveURL(/q=pastillas(&|$)/);
  await page.getByRole("combobox", { name: "Anchura" }).last().selectOption({ index: 1 });
  await expect(page).toHaveURL(/a\.width=([\d.]+)\.\.\1(&|$)/);
  const most = page.getByRole("textbox", { name: "Hasta (€)" }).last();
  await most.fill("60");
  await most.press("Enter");
  await expect(page).toHaveURL(/price_max=6000/);
  // A number that is typed without Enter applies after a pause.
  await most.fill("50");
  await expect(page).toHaveURL(/price_max=5000/);
});

test("what is typed while a search's list arrives stays, and is suggested for; Escape closes the suggestions and leaves it", {
  tag: "@once",
}, async ({ page }) => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await openSettled(page, "/products?q=discos");
  const isListAsked = (url: URL) => url.searchParams.get("q") === "filtro de aceite";
  await page.route(isListAsked, async (route) => {
    if (!route.request().url().includes("suggest")) await arrival;
    await route.continue();
  });
  const field = page.getByRole("combobox", box);
  await field.fill("filtro de aceite");
  const asked = page.waitForRequest(
    (request) => isListAsked(new URL(request.url())) && !request.url().includes("suggest"),
  );
  await field.press("Enter");
  await asked;
  await field.fill("pastillas");
  arrive();
  await expect(page).toHaveURL(/q=filtro/);
  await expect(page.getByRole("main").getByRole("article").first()).toContainText(/filtro/i);
  await expect(field).toHaveValue("pastillas");
  const suggestions = page.getByRole("listbox", { name: "Sugerencias" });
  await expect(suggestions.getByRole("option", { name: /pastillas/i }).first()).toBeVisible();
  await field.press("Escape");
  await expect(suggestions).toBeHidden();
  await expect(field).toHaveValue("pastillas");
  await page
    .getByRole("banner")
    .getByRole("link", { name: /Recambia/ })
    .first()
    .click();
  await expect(field).toHaveValue("");
});

test("what is typed before suggestions can be made is suggested for; then the keyboard alone: slash, typing, arrows, Enter", {
  tag: "@once",
}, async ({ page }) => {
  const field = page.getByRole("combobox", box);
  await test.step("what is typed before suggestions can be made is suggested for", async () => {
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await openSettled(page, "/categories");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    let isAskedFor = false;
    await page.route("**/assets/*.js", async (route) => {
      isAskedFor = true;
      await arrival;
      await route.continue();
    });
    await field.focus();
    await field.pressSequentially("filtro ac");
    await expect.poll(() => isAskedFor).toBe(true);
    arrive();
    await expect(page.getByRole("option", { name: /Filtros de aceite/ })).toBeVisible();
    await page.unrouteAll();
  });
  await test.step("the keyboard alone: slash, typing, arrows, Enter", async () => {
    await field.fill("");
    await field.blur();
    await page.keyboard.press("/");
    await expect(field).toBeFocused();
    await field.pressSequentially("filtro ac");
    await expect(page.getByRole("option", { name: /Filtros de aceite/ })).toBeVisible();
    await expectAccessible(page);
    await field.press("ArrowDown");
    await expect(page.getByRole("option", { name: /Filtros de aceite/ })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await field.press("Enter");
    await expect(page).toHaveURL(/\/subcategories\/filtros-de-aceite/);
    await expect(page.getByRole("listbox")).toBeHidden();
  });
});

test("a suggested car becomes the selected one, and its version is chosen among those that are open", {
  tag: "@once",
}, async ({ page }) => {
  await page.goto("/");
  const field = page.getByRole("combobox", box);
  await field.click();
  await field.pressSequentially("ibiza iv 1.6 tdi");
  await page
    .getByRole("option", { name: /SEAT Ibiza IV/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/categories\?vehicle=/);
  await page.goto("/products?q=discos%20golf%206");
  await expect(page).toHaveURL(/vehicle=/);
  await page.getByRole("region", { name: "¿Cuál es el tuyo?" }).getByRole("button").first().click();
  await expect(page.getByText(/Para Volkswagen Golf VI/)).toBeVisible();
});

test("what the selected car fits is found; a number too, however it is written and with one wrong digit", {
  tag: "@once",
}, async ({ page }) => {
  await seedGarage(page);
  await page.goto("/categories");
  const field = page.getByRole("combobox", box);
  await field.fill("filtro de aceite");
  await field.press("Enter");
  const first = page.getByRole("main").getByRole("article").first();
  await expect(first).toContainText(/Encaja en tu Ibiza/);
  await first.getByRole("link").first().click();
  const copy = page.getByRole("button", { name: /^Copiar la referencia/ }).first();
  const number = ((await copy.getAttribute("aria-label")) ?? "").replace("Copiar la referencia ", "");
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
  });
  await copy.click();
  await expect(page.getByText("No se ha podido copiar")).toBeVisible();
  await field.fill(number.replaceAll(/[^\w]/g, "").toLowerCase());
  await field.press("Enter");
  await expect(page.getByRole("list", { name: "Lo que hemos entendido" })).toContainText("Referencia");
  await expect(page.getByRole("main").getByRole("article").first()).toContainText(number);
  const digits = number.replaceAll(/[^\w]/g, "").toLowerCase();
  const at = digits.search(/\d/);
  const hand = countingHand(page);
  await hand.fill(field, digits.slice(0, at) + ((Number(digits[at]) + 1) % 10) + digits.slice(at + 1));
  await hand.key("Enter");
  const near = page.getByRole("region", { name: "Referencias parecidas" });
  await expect(near.getByRole("link", { name: number, exact: true })).toBeVisible();
  await expectAccessible(page);
  await hand.press(near.getByRole("link", { name: number, exact: true }));
  expect(hand.presses()).toBeLessThanOrEqual(3);
  await expect(near).toBeHidden();
  await expect(page.getByRole("main").getByRole("article").first()).toContainText(number);
});

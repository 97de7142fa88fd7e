import type { Page } from "@playwright/test";
import { createAccount, signUp } from "../support/accounts.ts";
import { expect, expectAccessible, test } from "../support/shop.ts";
import { createAddress } from "../support/shopping.ts";

const list = "/profile/my-addresses";
const form = `${list}/form-address`;

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const suggesting = (page: Page, name: string) => page.getByRole("combobox", { name, exact: true });
const save = (page: Page) => page.getByRole("button", { name: "Guardar la dirección" });
const cards = (page: Page) => page.getByRole("main").getByRole("article");

/** Fills in an address in Madrid: the account names the recipient, the zip code names town and province. */
async function fillAddress(page: Page, street: string) {
  await field(page, "Teléfono móvil").fill("612 345 678");
  await field(page, "Código postal").fill("28045");
  await field(page, "Calle").fill(street);
  await field(page, "Número").fill("12");
}

test.describe("the form", () => {
  test.use({ expectedMessages: /status of 40[14]|ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

  test("names what is missing, takes what is put right, and the address is there after a reload", {
    tag: "@once",
  }, async ({ page }) => {
    await signUp(page);
    await page.goto(list);
    await expect(page.getByRole("heading", { name: "Aún no tienes direcciones" })).toBeVisible();
    await page.getByRole("link", { name: "Añadir dirección" }).click();
    await expect(field(page, "Apellidos")).toHaveValue("Prueba");
    expect(await page.getByRole("main").locator("input:visible").count()).toBe(9);
    await save(page).click();
    await expect(field(page, "Teléfono móvil")).toBeFocused();
    await expect(page.getByText("Este campo es obligatorio").first()).toBeVisible();
    await expect(page.getByText("Debes indicar al menos un número de teléfono válido.")).toBeVisible();

    await page.getByText("Añadir teléfono fijo, correo o indicaciones").click();
    await field(page, "Teléfono fijo").fill("91 123 45 67");
    await expect(page.getByText("Debes indicar al menos un número de teléfono válido.")).toBeHidden();
    await fillAddress(page, "Calle de la Demostración");
    await field(page, "Número").fill("");
    await field(page, "Calle").fill("Calle de la Demostración, 12");
    await field(page, "Calle").blur();
    await expect(field(page, "Calle")).toHaveValue("Calle de la Demostración");
    await expect(field(page, "Número")).toHaveValue("12");
    await expect(suggesting(page, "Municipio")).toHaveValue("Madrid");
    await expect(suggesting(page, "Provincia")).toHaveValue("Madrid");
    await save(page).click();
    await expect(page.getByRole("status").filter({ hasText: "Dirección guardada" })).toBeVisible();
    await page.reload();
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page)).toContainText(["Predeterminada"]);
    await expect(cards(page)).toContainText(["28045 Madrid"]);
    await expect(cards(page)).toContainText(["+34 612 345 678"]);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${list}$`));
    await expect(cards(page)).toHaveCount(1);
  });

  test("suggests to the keyboard, says where the shop does not deliver, and asks who receives it in Cuba", {
    tag: "@once",
  }, async ({ page }) => {
    await signUp(page);
    await test.step("suggests to the keyboard, and says where the shop does not deliver", async () => {
      await page.goto(form);
      const province = suggesting(page, "Provincia");
      await province.focus();
      await page.keyboard.type("tenerife");
      await expect(page.getByRole("option")).toHaveText(["Santa Cruz de Tenerife"]);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("option")).toHaveCount(0);
      await page.keyboard.press("Tab");
      await expect(province).toHaveValue("Santa Cruz de Tenerife");
      const municipality = suggesting(page, "Municipio");
      await municipality.focus();
      await page.keyboard.type("laguna");
      await expect(page.getByRole("option")).toHaveText(["San Cristóbal de La Laguna"]);
      await page.keyboard.press("ArrowDown");
      await expect(page.getByRole("option", { selected: true })).toHaveText("San Cristóbal de La Laguna");
      await page.keyboard.press("Enter");
      await expect(municipality).toHaveValue("San Cristóbal de La Laguna");
      const unserved = page.getByText("Por ahora no servimos a Ceuta ni a Melilla.");
      await expect(unserved).toHaveCount(0);
      await province.fill("Ceuta");
      await page.keyboard.press("Tab");
      await expect(unserved).toBeVisible();
    });
    await test.step("asks for the recipient's identification on the way to Cuba, and shows only its end afterwards", async () => {
      await page.goto(form);
      await fillAddress(page, "Calle 23");
      await suggesting(page, "Provincia").fill("La Habana");
      await field(page, "Código postal").fill("10400");
      await save(page).click();
      await expect(page.getByText("la aduana pide el carné de identidad")).toBeVisible();
      const identification = field(page, "Carné de identidad");
      await expect(identification).toBeFocused();
      for (const [number, problem] of [
        ["8501011234", "¡El carné de identidad debe tener 11 caracteres!"],
        ["8501011234X", "¡El carné de identidad debe contener solo números!"],
        ["85023012345", "Las seis primeras cifras no son una fecha de nacimiento."],
        ["20010162345", "¡El destinatario debe ser mayor de edad!"],
      ] as const) {
        await identification.fill(number);
        await expect(page.getByText(problem)).toBeVisible();
      }
      await identification.fill("85010112345");
      await save(page).click();
      await expect(cards(page)).toContainText(["Carné de identidad acabado en 345"]);

      await page.getByRole("link", { name: "Editar la dirección Calle 23, 12" }).click();
      await expect(identification).toHaveValue("••••••••345");
      await field(page, "Calle").fill("Calle 25");
      await save(page).click();
      await expect(cards(page)).toContainText(["Calle 25, 12"]);
      await expect(cards(page)).toContainText(["Carné de identidad acabado en 345"]);
    });
  });

  test("keeps what has been typed when one leaves or the connection is lost, and stores once what was answered in vain", {
    tag: "@once",
  }, async ({ page, context }) => {
    await signUp(page);
    await test.step("is not left with what has been typed unless one says so", async () => {
      await page.goto(list);
      await page.getByRole("link", { name: "Añadir dirección" }).click();
      await field(page, "Nombre").fill("Berta");
      // The question cannot be fetched yet.
      await context.setOffline(true);
      await page.getByRole("link", { name: "Cancelar" }).click();
      await expect(page.getByRole("alert").filter({ hasText: "No hemos podido abrirlo" })).toBeVisible();
      await expect(field(page, "Nombre")).toHaveValue("Berta");
      await context.setOffline(false);
      await page.getByRole("link", { name: "Cancelar" }).click();
      await page
        .getByRole("dialog", { name: "¿Salir sin guardar?" })
        .getByRole("button", { name: "Seguir editando" })
        .click();
      await page.goBack();
      const question = page.getByRole("dialog", { name: "¿Salir sin guardar?" });
      await question.getByRole("button", { name: "Seguir editando" }).click();
      await expect(question).toBeHidden();
      await expect(field(page, "Nombre")).toHaveValue("Berta");
      await page.getByRole("link", { name: "Cancelar" }).click();
      await question.getByRole("button", { name: "Salir sin guardar" }).click();
      await expect(page).toHaveURL(list);
    });
    await test.step("keeps what has been typed when the connection is lost", async () => {
      await page.goto(form);
      await fillAddress(page, "Calle de la Demostración");
      await context.setOffline(true);
      await save(page).click();
      await expect(page.getByRole("alert").filter({ hasText: "No hay conexión." })).toBeVisible();
      await expect(field(page, "Calle")).toHaveValue("Calle de la Demostración");
      await context.setOffline(false);
      await save(page).click();
      await expect(cards(page)).toHaveCount(1);
    });
    await test.step("an address whose answer was lost is stored once, as it was last typed", async () => {
      await page.goto(form);
      await fillAddress(page, "Calle de la Respuesta");
      let isOffline = false;
      await page.route("**/spa/me/addresses", async (route) => {
        if (route.request().method() === "POST") {
          await route.fetch();
          isOffline = true;
        }
        return isOffline ? route.abort() : route.fallback();
      });
      await save(page).click();
      await expect(page.getByRole("alert").filter({ hasText: "conexión" })).toBeVisible();
      await page.unroute("**/spa/me/addresses");
      await field(page, "Número").fill("14");
      await save(page).click();
      await expect(page.getByRole("status").filter({ hasText: "Dirección guardada" })).toBeVisible();
      await page.reload();
      await expect(cards(page)).toHaveCount(2);
      await expect(cards(page).filter({ hasText: "Calle de la Respuesta, 14" })).toHaveCount(1);
    });
  });
});

test("another address is made the default, takes its place when it is deleted, and a message is gone with the next deed", {
  tag: "@once",
}, async ({ page }) => {
  await signUp(page);
  await test.step("one address is the default: another is made so, and takes its place when it is deleted", async () => {
    for (const street of ["Calle Primera", "Calle Segunda"]) await createAddress(page.request, { street });
    await page.goto(list);
    const first = cards(page).filter({ hasText: "Calle Primera" });
    const second = cards(page).filter({ hasText: "Calle Segunda" });
    await expect(first).toContainText("Predeterminada");
    await second.getByRole("button", { name: /^Usar por defecto/ }).click();
    await expect(second).toContainText("Predeterminada");
    await expect(first).not.toContainText("Predeterminada");

    await second.getByRole("button", { name: /^Eliminar/ }).click();
    const question = page.getByRole("dialog", { name: "¿Eliminar esta dirección?" });
    await question.getByRole("button", { name: "Cancelar" }).click();
    await expect(question).toBeHidden();
    await expect(cards(page)).toHaveCount(2);
    await second.getByRole("button", { name: /^Eliminar/ }).click();
    await question.getByRole("button", { name: "Eliminar" }).click();
    await expect(cards(page)).toHaveCount(1);
    await expect(first).toContainText("Predeterminada");
    await expect(page.getByRole("heading", { name: "Direcciones", level: 1 })).toBeFocused();
  });
  await test.step("what a message tells is gone from the page with the next deed", async () => {
    await page.getByRole("link", { name: /^Editar la dirección/ }).click();
    await save(page).click();
    const told = page.getByRole("status").filter({ hasText: "Dirección guardada" });
    await expect(told).toBeVisible();
    await cards(page)
      .getByRole("button", { name: /^Eliminar/ })
      .click();
    await page.getByRole("dialog").getByRole("button", { name: "Eliminar" }).click();
    await expect(page.getByRole("heading", { name: "Aún no tienes direcciones" })).toBeVisible();
    await expect(told).toHaveCount(0);
  });
});

test("axe finds nothing on the list and the form of addresses; an error of two lines stays apart from the next label", {
  tag: "@phone",
}, async ({ page }) => {
  await signUp(page);
  await test.step("axe finds nothing on the list and the form of addresses in either theme", async () => {
    await createAddress(page.request);
    await page.goto(list);
    await expect(cards(page)).toHaveCount(1);
    await expectAccessible(page);
    await page.goto(form);
    await save(page).click();
    await expect(field(page, "Teléfono móvil")).toBeFocused();
    await suggesting(page, "Provincia").click();
    await expect(page.getByRole("option").first()).toBeVisible();
    await expectAccessible(page);
  });
  await test.step("an error of two lines stays apart from the next field's label", async () => {
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 320, height: 700 });
    const error = page.getByText("Debes indicar al menos un número de teléfono válido.");
    await expect(error).toBeVisible();
    const { lines, gap } = await error.evaluate((paragraph) => {
      const words = document.createRange();
      words.selectNodeContents(paragraph);
      const { bottom } = words.getBoundingClientRect();
      const tops = [...document.querySelectorAll("label")].map((label) => label.getBoundingClientRect().top);
      const next = Math.min(...tops.filter((top) => top > paragraph.getBoundingClientRect().top));
      const rows = new Set([...words.getClientRects()].map(({ top }) => top));
      return { lines: rows.size, gap: next - bottom };
    });
    expect(lines).toBe(2);
    expect(gap).toBeGreaterThanOrEqual(3);
  });
});

test("another customer's address is not to be found", { tag: "@once" }, async ({ page, request }) => {
  await createAccount(request);
  const address = await createAddress(request);
  await signUp(page);
  await page.goto(`${form}?id=${address.id}`);
  await expect(page.getByRole("heading", { name: "Aquí no hay nada" })).toBeVisible();
  await page.goto(list);
  await expect(page.getByRole("heading", { name: "Aún no tienes direcciones" })).toBeVisible();
});

import type { Page } from "@playwright/test";
import {
  addPasskey,
  addVirtualAuthenticator,
  currentTotp,
  signInInOtherBrowser,
  signUp,
} from "../support/accounts.ts";
import { seedGarage } from "../support/garage.ts";
import { expect, expectAccessible, openInOtherBrowser, test } from "../support/shop.ts";
import { fillSignIn, validPassword } from "../support/sign-in-forms.ts";

test.use({ expectedMessages: /status of (401|403|404|422)/ });

const panel = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("a session that is ended from another browser leads to sign-in", { tag: "@once" }, async ({
  page,
  browser,
}) => {
  const email = await signUp(page);
  const other = await signInInOtherBrowser(browser, email);
  const third = await signInInOtherBrowser(browser, email);
  await page.goto("/profile/security");
  const sessions = panel(page, "Dónde has entrado").getByRole("listitem");
  await expect(sessions).toHaveCount(3);
  await expect(sessions.first()).toContainText("Esta sesión");
  await sessions
    .nth(1)
    .getByRole("button", { name: /^Cerrar la sesión de/ })
    .click();
  await expect(sessions).toHaveCount(2);
  await page.getByRole("button", { name: "Cerrar todas las demás" }).click();
  await expect(sessions).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Cerrar todas las demás" })).toHaveCount(0);
  for (const ended of [other, third]) {
    await ended.goto("/profile/security");
    await ended.reload();
    await expect(ended).toHaveURL(/\/sign-in/);
  }
});

test("a passkey is made under a name, not twice on one device; removing it asks, and who signed in long ago confirms first", {
  tag: "@once",
}, async ({ page }) => {
  await signUp(page);
  await addVirtualAuthenticator(page);
  await page.goto("/profile/security");
  const keys = panel(page, "Llaves de acceso");
  await test.step("a passkey is made under a name, not twice on one device, and removed after a question", async () => {
    const add = keys.getByRole("button", { name: "Añadir una llave" });
    await add.click();
    await expect(keys.getByText("Este campo es obligatorio")).toBeVisible();
    await keys.getByLabel("Nombre de la llave").fill("El móvil de Ana");
    await add.click();
    await expect(keys.getByRole("listitem")).toContainText("El móvil de Ana");

    await keys.getByLabel("Nombre de la llave").fill("Otra vez");
    await add.click();
    await expect(keys.getByText("Este dispositivo ya tiene una llave para tu cuenta.")).toBeVisible();

    await keys.getByRole("button", { name: "Quitar la llave El móvil de Ana" }).click();
    const question = page.getByRole("dialog", { name: "¿Quitar la llave «El móvil de Ana»?" });
    await question.getByRole("button", { name: "Cancelar" }).click();
    await expect(keys.getByRole("listitem")).toHaveCount(1);
    await keys.getByRole("button", { name: "Quitar la llave El móvil de Ana" }).click();
    await expectAccessible(page);
    await question.getByRole("button", { name: "Quitar la llave" }).click();
    await expect(keys.getByRole("listitem")).toHaveCount(0);
  });
  await test.step("ten minutes after signing in, removing a passkey asks for the password or a passkey first", async () => {
    await addPasskey(page);
    await page.reload();
    // The shop's clock stands still for a journey: its answer is what it is after ten minutes.
    const refusal = { message: "Confirma que eres tú para continuar.", code: "confirmation_required" };
    let isOld = true;
    await page.route("**/spa/me/passkeys/*", (route) => {
      if (!isOld) return route.continue();
      return route.fulfill({ status: 403, json: refusal });
    });
    await page.route("**/spa/me/confirmation**", (route) => {
      isOld = route.request().postData()?.includes("not the password") ?? false;
      return route.continue();
    });
    const question = page.getByRole("dialog", { name: /^¿Quitar la llave/ });
    const confirmation = page.getByRole("dialog", { name: "Confirma que eres tú" });
    await keys.getByRole("button", { name: /^Quitar la llave/ }).click();
    await question.getByRole("button", { name: "Quitar la llave" }).click();
    await expect(confirmation.getByRole("button", { name: "Usar una llave de acceso" })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(confirmation).toHaveCount(0);
    await expect(question.getByText(refusal.message)).toBeVisible();

    await question.getByRole("button", { name: "Quitar la llave" }).click();
    await confirmation.getByLabel("Tu contraseña").fill("not the password");
    await confirmation.getByRole("button", { name: "Confirmar" }).click();
    await expect(confirmation.getByText("La contraseña no es correcta.")).toBeVisible();
    await confirmation.getByRole("button", { name: "Usar una llave de acceso" }).click();
    await expect(keys.getByRole("listitem")).toHaveCount(0);
  });
});

test("the second step wants the password and a first code; from then on signing in asks for one", {
  tag: "@once",
}, async ({ page, browser }) => {
  const email = await signUp(page);
  await page.goto("/profile/security");
  const steps = panel(page, "Verificación en dos pasos");
  await steps.getByRole("button", { name: "Activar" }).click();
  await steps.getByLabel("Tu contraseña").fill("not the password");
  await steps.getByRole("button", { name: "Continuar" }).click();
  await expect(steps.getByText("La contraseña no es correcta.")).toBeVisible();
  await steps.getByLabel("Tu contraseña").fill(validPassword);
  await steps.getByRole("button", { name: "Continuar" }).click();
  await expect(steps.getByRole("img", { name: /^Código QR/ })).toBeVisible();
  await expectAccessible(page);

  const code = steps.getByLabel("Código de 6 cifras");
  await code.fill("12345");
  await steps.getByRole("button", { name: "Activar" }).click();
  await expect(steps.getByText("Son 6 cifras")).toBeVisible();
  const key = (await steps.locator("code").textContent()) ?? "";
  await code.fill(currentTotp(key.replaceAll(/\s/g, "")));
  await steps.getByRole("button", { name: "Activar" }).click();
  await expect(steps.getByRole("listitem")).toHaveCount(10);
  await expectAccessible(page);
  const saved = page.waitForEvent("download");
  await steps.getByRole("button", { name: "Descargar" }).click();
  expect((await saved).suggestedFilename()).toBe("recambia-2fa.txt");
  await page.emulateMedia({ media: "print" });
  await expect(steps.getByRole("listitem").first()).toBeVisible();
  await expect(panel(page, "Dónde has entrado")).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await steps.getByRole("button", { name: "Ya los he guardado" }).click();
  await expect(steps.getByText("Activada", { exact: true })).toBeVisible();

  const other = await openInOtherBrowser(browser);
  await other.goto("/sign-in");
  await fillSignIn(other, email);
  await expect(other.getByLabel(/Código/)).toBeVisible();

  await steps.getByRole("button", { name: "Desactivar" }).click();
  await steps.getByLabel("Tu contraseña").fill(validPassword);
  await steps.getByRole("button", { name: "Desactivar" }).click();
  await expect(steps.getByText("Desactivada", { exact: true })).toBeVisible();
});

test("a person takes their data along, then deletes the account, which asks for password and word", {
  tag: "@once",
}, async ({ page }) => {
  const email = await signUp(page);
  await seedGarage(page);
  await page.goto("/profile/data");
  const garage = () => page.evaluate(() => JSON.parse(localStorage.getItem("garage") ?? "{}").state.vehicles);
  expect(await garage()).toHaveLength(1);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Descargar" }).click();
  expect((await download).suggestedFilename()).toMatch(/^recambia-\d{4}-\d\d-\d\d\.json$/);

  await page.getByRole("button", { name: "Eliminar mi cuenta" }).click();
  const dialog = page.getByRole("dialog", { name: "Eliminar mi cuenta" });
  const confirm = dialog.getByRole("button", { name: "Eliminar", exact: true });
  await dialog.getByLabel("Tu contraseña").fill("not the password");
  await confirm.click();
  await expect(dialog.getByText("Escribe ELIMINAR, tal cual")).toBeVisible();
  await dialog.getByLabel("Escribe ELIMINAR para confirmarlo").fill("eliminar");
  await confirm.click();
  await expect(dialog.getByText("La contraseña no es correcta.")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Tu contraseña").fill(validPassword);
  await confirm.click();
  await expect(page).toHaveURL((url) => url.pathname === "/");
  await expect(page.getByText("Tu cuenta está eliminada")).toBeVisible();
  await page.reload();
  expect(await garage()).toEqual([]);

  await page.goto("/sign-in");
  await fillSignIn(page, email);
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page).toHaveURL(/\/sign-in/);
});

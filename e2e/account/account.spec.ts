import type { Page } from "@playwright/test";
import { signInInOtherBrowser, signUp } from "../support/accounts.ts";
import { findMailLink } from "../support/mailbox.ts";
import { expect, expectAccessible, test, waitUntilSettled } from "../support/shop.ts";
import { fillSignIn, validPassword } from "../support/sign-in-forms.ts";

// Playwright's own recorder asks for the chosen picture, which the content policy leaves to <img> alone.
test.use({ expectedMessages: /status of (401|404|422)|ERR_INTERNET_DISCONNECTED|Connecting to 'blob:/ });

const screens = ["/profile", "/profile/update", "/profile/security", "/profile/data", "/profile/offline"];

const panel = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const photo = (page: Page) => page.getByRole("main").locator("img");
const avatar = (page: Page) => page.getByRole("navigation", { name: "Navegación principal" }).locator("img");

test("every screen of the account is accessible in both themes", { tag: "@phone" }, async ({ page }) => {
  await signUp(page);
  for (const path of screens) {
    await page.goto(path);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    await waitUntilSettled(page);
    await expect(page.getByRole("combobox", { name: /^Buscar recambio/ })).toBeVisible();
    const tabs = page.getByRole("navigation", { name: "Navegación principal" });
    await expect(tabs.getByRole("link", { name: /Carrito/ })).toBeVisible();
    await expectAccessible(page);
  }
});

test("the profile leads to all that is the customer's, and out", { tag: "@once" }, async ({ page }) => {
  const email = await signUp(page);
  await page.goto("/profile");
  await expect(page.getByRole("combobox", { name: /^Buscar recambio/ })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: /Carrito/ })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Ana Prueba" })).toBeVisible();
  await expect(page.getByRole("main").getByText(email)).toBeVisible();
  const ways = [
    ["Soporte", "/profile/support"],
    ["Favoritos", "/profile/favorites"],
    ["Editar perfil", "/profile/update"],
    ["Direcciones de envío", "/profile/my-addresses"],
    ["Pedidos", "/profile/my-orders"],
    ["Sin conexión", "/profile/offline"],
    ["Mis archivos", "/profile/uploads"],
    ["Copias de seguridad", "/profile/backups"],
  ] as const;
  for (const [name, path] of ways) {
    const link = page.getByRole("main").getByRole("link", { name: new RegExp(`^${name}`) });
    await expect(link).toHaveAttribute("href", path);
  }
  const garage = page.getByRole("main").getByRole("button", { name: /^Mi garaje/ });
  await garage.click();
  const dialog = page.getByRole("dialog", { name: "Mi garaje" });
  await expect(dialog).toContainText("Tu garaje está vacío");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(garage).toBeFocused();
  await page.getByRole("main").getByRole("button", { name: "Cerrar sesión" }).click();
  await expect(page).toHaveURL(/\/sign-in$/);
  await page.goto("/profile");
  await expect(page).toHaveURL(/\/sign-in\?next=%2Fprofile$/);
});

test("a profile without a name is refused; another one is kept, which is told until the next page, named after it", {
  tag: "@once",
}, async ({ page }) => {
  await signUp(page);
  await page.goto("/profile/update");
  const name = page.getByRole("textbox", { name: "Nombre", exact: true });
  const save = page.getByRole("button", { name: "Guardar los cambios" });
  await name.fill("  ");
  await save.click();
  await expect(page.getByText("Este campo es obligatorio")).toBeVisible();
  await expect(name).toBeFocused();

  await name.fill("<b>Zoë</b>");
  await page.getByLabel("Apellidos").fill("Ñáñez");
  await page.getByLabel("Apodo").fill("La del taller");
  await page.getByLabel("Moneda").selectOption("USD");
  await page.context().setOffline(true);
  await save.click();
  await expect(page.getByRole("alert")).toContainText("No hay conexión");
  await expect(page.getByLabel("Apodo")).toHaveValue("La del taller");
  await page.context().setOffline(false);
  const arrival = Promise.withResolvers<void>();
  await page.route("**/spa/me/profile", async (route) => {
    if (route.request().method() === "PUT") await arrival.promise;
    await route.continue();
  });
  const sent = page.waitForRequest((request) => request.method() === "PUT");
  await save.click();
  await sent;
  await page.getByLabel("Apellidos").fill("Ñáñez Gil");
  arrival.resolve();
  const told = page.getByText("Tu perfil está guardado");
  await expect(told).toBeVisible();
  await expect(page.getByLabel("Apellidos")).toHaveValue("Ñáñez Gil");

  await page.getByRole("main").getByRole("link", { name: "Mi cuenta" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "<b>Zoë</b> Ñáñez" })).toBeVisible();
  await expect(told).toBeHidden();
  await page.goto("/profile/update");
  await expect(page.getByLabel("Apodo")).toHaveValue("La del taller");
  await expect(page.getByLabel("Moneda")).toHaveValue("USD");
});

test("what is no picture is refused in words; a picture is framed by keyboard, shown, and removed", {
  tag: "@phone",
}, async ({ page }) => {
  await signUp(page);
  await page.goto("/profile");
  await page.getByRole("button", { name: "Poner una foto" }).click();
  const dialog = page.getByRole("dialog", { name: "Tu foto" });
  const file = dialog.locator("input[type=file]");
  const save = dialog.getByRole("button", { name: "Guardar" });
  await file.setInputFiles({ name: "a.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF") });
  await expect(dialog.getByRole("alert")).toContainText("no es una imagen");
  await file.setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer: Buffer.from("text") });
  await expect(dialog.getByText("no puede mostrar la foto")).toBeVisible();
  await save.click();
  await expect(dialog.getByRole("alert")).toContainText("No es una imagen que podamos leer");

  await dialog.getByRole("button", { name: "Elegir otra" }).click();
  await file.setInputFiles({ name: "yo.png", mimeType: "image/png", buffer: await page.screenshot() });
  await dialog.getByRole("slider", { name: "Acercar" }).fill("2");
  await dialog.getByRole("application").focus();
  await page.keyboard.press("ArrowRight");
  const sent = page.waitForRequest(/\/spa\/me\/picture\?size=\d+&x=\d+&y=\d+$/);
  await save.click();
  await sent;
  await expect(page.getByText("Tu foto está puesta")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(photo(page)).toHaveJSProperty("naturalWidth", 512);
  await expect(avatar(page)).toBeVisible();

  await page.getByRole("button", { name: "Quitar la foto" }).click();
  await expect(page.getByRole("button", { name: "Poner una foto" })).toBeVisible();
  await expect(photo(page)).toHaveCount(0);
  await expect(avatar(page)).toHaveCount(0);
});

test("another email waits for its link and is the one to sign in with; another password ends the sessions in other browsers", {
  tag: "@once",
}, async ({ page, browser }) => {
  const newEmail = `nueva.${await signUp(page)}`;
  await test.step("another email needs the password, waits for its link, and then is the one to sign in with", async () => {
    await page.goto("/profile/update");
    const form = panel(page, "Correo electrónico");
    await form.getByLabel("Correo nuevo").fill(newEmail);
    await form.getByLabel("Tu contraseña").fill("not the password");
    await form.getByRole("button", { name: "Cambiar el correo" }).click();
    await expect(form.getByText("La contraseña no es correcta.")).toBeVisible();
    await form.getByLabel("Tu contraseña").fill(validPassword);
    await form.getByRole("button", { name: "Cambiar el correo" }).click();
    await expect(form.getByRole("status")).toContainText(`Falta comprobar ${newEmail}`);

    const link = await findMailLink("verify-email", newEmail);
    await page.goto(link);
    await expect(page.getByText("Correo verificado")).toBeVisible();
    await page.goto("/profile");
    await expect(page.getByRole("main").getByText(newEmail)).toBeVisible();
  });
  const other = await signInInOtherBrowser(browser, newEmail);
  await test.step("another password ends the sessions in other browsers", async () => {
    await page.goto("/profile/update");
    const form = panel(page, "Contraseña");
    const change = form.getByRole("button", { name: "Cambiar la contraseña" });
    await form.getByLabel("Contraseña actual").fill(validPassword);
    await form.getByLabel("Contraseña nueva", { exact: true }).fill("12345678");
    await form.getByLabel("Repite la contraseña nueva").fill("1234567");
    await change.click();
    await expect(form.getByText("La contraseña y la confirmación no coinciden")).toBeVisible();
    await form.getByLabel("Repite la contraseña nueva").fill("12345678");
    await change.click();
    await expect(form.getByText(/contraseña muy común/)).toBeVisible();

    const newPassword = `${validPassword} otra`;
    await form.getByLabel("Contraseña nueva", { exact: true }).fill(newPassword);
    await form.getByLabel("Repite la contraseña nueva").fill(newPassword);
    await change.click();
    await expect(page.getByText("Tu contraseña está cambiada")).toBeVisible();
    await other.goto("/profile/update");
    await other.reload();
    await expect(other).toHaveURL(/\/sign-in/);
    await fillSignIn(other, newEmail, newPassword);
    await expect(other).toHaveURL(/\/profile\/update$/);
  });
});

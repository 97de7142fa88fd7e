import type { Locator } from "@playwright/test";
import { signUp } from "../support/accounts.ts";
import { deliver, placeOrder } from "../support/orders.ts";
import { expect, expectAccessible, test, waitUntilSettled } from "../support/shop.ts";
import { createAddress } from "../support/shopping.ts";
import { fillSignIn, fillSignUp, newAddress, validPassword } from "../support/sign-in-forms.ts";

/** Each is of another feature; which routes are for customers only is checked without a browser (routes.test.ts). */
const customersOnly = ["/profile/favorites", "/collections", "/users"];

test("a visitor who asks for what is a customer's is sent to sign-in", { tag: "@once" }, async ({ page }) => {
  for (const path of customersOnly) {
    await page.goto(path);
    await expect(page).toHaveURL(
      (url) => url.pathname === "/sign-in" && url.searchParams.get("next") === path,
    );
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

test("the page carries a CSRF token that is fetched at start", { tag: "@once" }, async ({ page }) => {
  const fetched = page.waitForResponse("**/sanctum/csrf-cookie");
  await page.goto("/");
  const { csrf_token: token } = await (await fetched).json();
  await expect(page.locator('meta[name="csrf-token"]')).toHaveAttribute("content", token);
});

test.describe("a session that has ended", () => {
  test.use({ expectedMessages: /status of (401|419)/ });

  test("leads over the sign-in back to the form, with what was written", { tag: "@once" }, async ({
    page,
    context,
  }) => {
    const email = await signUp(page);
    const { id } = await createAddress(page.request);
    // A page asks for it when nothing else is to do; the refusal would end the session before the button is pressed.
    await page.route("**/spa/me/seal-key", () => undefined);
    for (const [path, name, press] of [
      ["/profile/update", "Apellidos", "Guardar los cambios"],
      [`/profile/my-addresses/form-address?id=${id}`, "Calle", "Guardar la dirección"],
      ["/users/create", "Nombre (opcional)", "Enviar la invitación"],
    ] as const) {
      await page.goto(path);
      const field = page.getByRole("textbox", { name, exact: true });
      if (path === "/users/create") await page.getByLabel("Correo electrónico").fill(newAddress());
      await field.fill("Escrito antes");
      await context.clearCookies();
      await page.getByRole("main").getByRole("button", { name: press, exact: true }).first().click();
      await expect(page).toHaveURL(/\/sign-in\?next=/);
      await expect(page.getByText("Entra otra vez y encontrarás lo que habías escrito.")).toBeVisible();
      await fillSignIn(page, email);
      await expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === path);
      await expect(field).toHaveValue("Escrito antes");
    }
  });

  test("leads back to an order's dialog, with what was chosen and written", { tag: "@once" }, async ({
    page,
    context,
  }) => {
    const email = await signUp(page);
    const order = await placeOrder(page.request);
    await deliver(order);
    await page.route("**/spa/me/seal-key", () => undefined);
    const dialog = page.getByRole("dialog");
    const photo = { name: "fuga.png", mimeType: "image/png", buffer: await page.screenshot() };
    async function returnTo(opener: string, choose: () => Promise<void>, sender: string, chosen: Locator) {
      // Only pages for customers ask who is signed in.
      await page.goto("/profile");
      await expect(page.getByRole("main").getByText(email)).toBeVisible();
      await page.goto(`/orders/${order.id}`);
      await page.getByRole("button", { name: opener }).click();
      await choose();
      await context.clearCookies();
      await dialog.getByRole("button", { name: sender }).click();
      await expect(page.getByText("Entra otra vez y encontrarás lo que habías escrito.")).toBeVisible();
      await fillSignIn(page, email);
      await expect(page).toHaveURL((url) => url.pathname === `/orders/${order.id}`);
      await expect(chosen.getByRole("option", { selected: true })).toHaveText("1 de 2");
    }
    async function describeFault() {
      await dialog.getByLabel("¿Qué le pasa?").fill("Pierde aceite por la junta");
      await dialog.locator("summary").filter({ hasText: "Adjuntar mis archivos" }).click();
      await dialog.getByLabel(/^Elige archivos/).setInputFiles(photo);
      await expect(dialog.getByRole("checkbox", { name: photo.name })).toBeChecked();
    }
    const pieces = dialog.getByLabel(/^Unidades de/);
    const chooseOne = async () => void (await pieces.selectOption("1 de 2"));
    await returnTo("Desistir del contrato aquí", chooseOne, "Confirmar desistimiento", pieces);
    const faulty = dialog.getByLabel("¿Cuántas unidades fallan?");
    await returnTo("Reclamar por garantía", describeFault, "Enviar la reclamación", faulty);
    await expect(dialog.getByLabel("¿Qué le pasa?")).toHaveValue("Pierde aceite por la junta");
    await expect(dialog.getByText("Archivos adjuntos: 1")).toBeVisible();
  });
});

test.describe("whom the shop refuses", () => {
  test.use({ expectedMessages: /status of (401|403|404|422|423)|ERR_INTERNET_DISCONNECTED/ });

  test("who signs in without having verified the email can ask for the mail again, or leave", {
    tag: "@once",
  }, async ({ page, context }) => {
    const email = newAddress();
    await page.goto("/sign-up");
    await fillSignUp(page, email);
    await expect(page.getByText("Te has registrado correctamente")).toBeVisible();
    await context.clearCookies();
    await page.goto("/sign-in?next=%2Forders");
    await fillSignIn(page, email);
    await expect(page).toHaveURL(/\/verify-email\?next=%2Forders$/);
    await expect(page.getByText("Falta verificar tu correo")).toBeVisible();
    await page.getByRole("button", { name: "Enviar otro correo" }).click();
    await expect(page.getByText("Enviado: mira tu bandeja de entrada.")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Puedes pedir otro en/ })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await page.getByRole("button", { name: "Cerrar sesión" }).click();
    await expect(page).toHaveURL(/\/sign-in$/);
  });

  test("the third wrong password locks it, and says until when; without a connection nothing is lost", {
    tag: "@once",
  }, async ({ page, context }) => {
    await test.step("the third wrong password locks it, and says until when", async () => {
      const email = newAddress();
      await page.goto("/sign-in?next=%2Forders");
      await expect(
        page.getByText("Tras 3 intentos fallidos, la contraseña se bloquea 3 horas."),
      ).toBeVisible();
      for (const attempt of [1, 2]) {
        await fillSignIn(page, email, `equivocada ${attempt}`);
        await expect(page.getByRole("alert")).toContainText("Error en autenticación.");
        await expect(page.getByLabel("Contraseña", { exact: true })).toBeFocused();
        await expect(page.getByLabel("Correo electrónico")).toHaveValue(email);
      }
      await fillSignIn(page, email, "equivocada 3");
      await expect(page.getByRole("alert")).toContainText(/Contraseña bloqueada hasta .*\d{1,2}:\d{2}/);
      await expectAccessible(page);
      await page.getByRole("link", { name: "Cámbiala para desbloquearla" }).click();
      await expect(page).toHaveURL(/\/forgot-password\?next=%2Forders$/);
      await expect(page.getByLabel("Correo electrónico")).toHaveValue(email);
      await page.getByRole("link", { name: "Volver a iniciar sesión" }).click();
      await expect(page).toHaveURL(/\/sign-in\?next=%2Forders$/);
    });
    await test.step("without a connection nothing is lost", async () => {
      await expect(page.getByLabel("Correo electrónico")).toBeVisible();
      await waitUntilSettled(page);
      await context.setOffline(true);
      await fillSignIn(page, "ana@example.com");
      await expect(page.getByRole("alert")).toContainText("Parece que no hay conexión.");
      await expect(page.getByLabel("Contraseña", { exact: true })).toHaveValue(validPassword);
    });
  });

  test.describe("a form that is not filled in right", () => {
    test("says at each field what is wrong, goes to the first, keeps what was typed, and shows what only the shop knows", {
      tag: "@once",
    }, async ({ page }) => {
      await test.step("says at each field what is wrong, goes to the first, and keeps what was typed", async () => {
        await page.goto("/sign-up");
        await page.getByRole("button", { name: "Crear cuenta" }).click();
        await expect(page.getByText("Este campo es obligatorio")).toHaveCount(3);
        await expect(page.getByText("Confirma tu nueva contraseña")).toBeVisible();
        await expect(page.getByLabel("Nombre", { exact: true })).toBeFocused();
        await expectAccessible(page);

        await page.getByLabel("Nombre", { exact: true }).fill("Ana <b>Prueba</b> 🔧");
        await page.getByLabel("Correo electrónico").fill("ana");
        await page.getByLabel("Contraseña", { exact: true }).fill("corta");
        await expect(page.getByText("Faltan 3 caracteres")).toBeVisible();
        await page.getByLabel("Repite la contraseña").fill("otra");
        await page.getByRole("button", { name: "Crear cuenta" }).click();
        await expect(page.getByText("Introduce un correo electrónico válido")).toBeVisible();
        await expect(page.getByText("Introduce como mínimo 8 caracteres")).toBeVisible();
        await expect(page.getByText("La contraseña y la confirmación no coinciden")).toBeVisible();
        await expect(page.getByLabel("Correo electrónico")).toBeFocused();
        await expect(page.getByLabel("Nombre", { exact: true })).toHaveValue("Ana <b>Prueba</b> 🔧");
      });
      await test.step("shows at its field what only the shop knows: a common password", async () => {
        await fillSignUp(page, newAddress(), "password1");
        await expect(page.getByLabel("Contraseña", { exact: true })).toBeFocused();
        await expect(page.getByLabel("Contraseña", { exact: true })).toHaveAttribute("aria-invalid", "true");
        await expect(page).toHaveURL(/\/sign-up$/);
      });
    });
  });
});

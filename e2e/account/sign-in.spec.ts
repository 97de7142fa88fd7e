import {
  addPasskey,
  addVirtualAuthenticator,
  createAccount,
  enableSecondFactor,
} from "../support/accounts.ts";
import { findMailLink } from "../support/mailbox.ts";
import { expect, expectAccessible, openInOtherBrowser, test } from "../support/shop.ts";
import { addInBrowser } from "../support/shopping.ts";
import { fillSignIn, fillSignUp, newAddress } from "../support/sign-in-forms.ts";

test.use({ expectedMessages: /status of (401|403|404|422|423)|ERR_INTERNET_DISCONNECTED/ });

test("a visitor who asks for the profile signs up, verifies the email and is in", { tag: "@once" }, async ({
  page,
  browser,
}) => {
  const email = newAddress();
  await page.goto("/profile");
  await page.getByRole("link", { name: "Crear cuenta" }).click();
  await expect(page).toHaveURL(/\/sign-up\?next=%2Fprofile$/);
  await fillSignUp(page, email);
  await expect(page).toHaveURL(/\/verify-email\?next=%2Fprofile$/);
  await expect(page.getByText("Te has registrado correctamente")).toBeVisible();
  await expect(page.getByText(`hemos enviado un enlace a ${email}`)).toBeVisible();
  await expectAccessible(page);

  await page.goto("/profile");
  await expect(page).toHaveURL(/\/verify-email\?next=%2Fprofile$/);
  const link = await findMailLink("verify-email", email);
  await page.goto(link);
  await expect(page.getByText("Correo verificado")).toBeVisible();
  await expect(page).toHaveURL(/\/profile$/);

  await page.goto("/sign-in");
  await expect(page).toHaveURL((url) => url.pathname === "/");
  await page.goto(link);
  await expect(page.getByText("Tu correo ya está verificado")).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === "/");
  const other = await openInOtherBrowser(browser);
  await other.goto(link);
  await expect(other.getByRole("alert")).toContainText("No hemos podido verificar tu correo");
  await other.context().close();
});

test("a forgotten password is changed by the link in a mail, once", { tag: "@once" }, async ({
  page,
  request,
}) => {
  const email = await createAccount(request);
  const password = "amortiguadores 1999";
  await page.goto("/forgot-password?next=%2Fprofile");
  await page.getByLabel("Correo electrónico").fill(email);
  await page.getByRole("button", { name: "Enviarme el enlace" }).click();
  await expect(page.getByText(`Si hay una cuenta con ${email}`)).toBeVisible();
  const link = await findMailLink("password-reset", email);
  for (const [attempt, expected] of ["Contraseña cambiada correctamente", "Pedir otro enlace"].entries()) {
    await page.goto(link);
    await page.getByLabel("Contraseña nueva").fill(`${password}${attempt}`);
    await page.getByLabel("Repite la contraseña").fill(`${password}${attempt}`);
    await page.getByRole("button", { name: "Cambiar la contraseña" }).click();
    await expect(page.getByText(expected)).toBeVisible();
    if (attempt === 0) await expect(page).toHaveURL(/\/sign-in\?next=%2Fprofile$/);
  }
  await expectAccessible(page);
  await page.goto("/sign-in");
  await fillSignIn(page, email, `${password}0`);
  await expect(page).toHaveURL((url) => url.pathname === "/");
  await page.goto(link);
  await expect(page.getByText("Ya has entrado en tu cuenta", { exact: true })).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === "/");
});

test("what a visitor has put into the cart comes along, and is told", { tag: "@once" }, async ({
  page,
  request,
}) => {
  const email = await createAccount(request);
  await addInBrowser(page);
  await page.goto("/sign-in?next=%2Fshopping-cart");
  await fillSignIn(page, email);
  await expect(page).toHaveURL(/\/shopping-cart$/);
  await expect(page.getByText("Tu carrito viene contigo")).toBeVisible();
  await expect(page.getByText("Hemos añadido 1 artículo a los de tu cuenta.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Quitar / })).toHaveCount(1);
});

test("another tab follows a sign-in and a sign-out", { tag: "@once" }, async ({ page, context, request }) => {
  const email = await createAccount(request);
  await page.goto("/sign-in");
  const other = await context.newPage();
  await other.goto("/orders");
  await expect(other).toHaveURL(/\/sign-in\?next=%2Forders$/);
  await fillSignIn(page, email);
  await expect(page).toHaveURL((url) => url.pathname === "/");
  await expect(other).toHaveURL(/\/orders$/);
  await page.goto("/profile");
  await page.getByRole("button", { name: "Cerrar sesión" }).first().click();
  await expect(other).toHaveURL(/\/sign-in\?next=%2Forders$/);
});

test("a second factor asks for a code after the password; a backup code will do", { tag: "@once" }, async ({
  page,
  request,
}) => {
  const email = await createAccount(request);
  const backupCode = await enableSecondFactor(request);
  await page.goto("/sign-in?next=%2Forders");
  await fillSignIn(page, email);
  await expect(page.getByRole("heading", { level: 1, name: "Falta un paso" })).toBeVisible();
  await expect(page.getByLabel("Código de la aplicación")).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type("000000");
  await page.keyboard.press("Enter");
  await expect(page.getByText("El código no es correcto.")).toBeVisible();
  await page.getByRole("button", { name: "Usar un código de reserva" }).click();
  await expect(page.getByLabel("Código de reserva")).toBeFocused();
  await page.keyboard.type(backupCode);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/orders$/);
});

test("a passkey signs in without a password, by its button or offered at the email field", {
  tag: "@once",
}, async ({ page }) => {
  await createAccount(page.request);
  // On the way to the orders the browser offers no key by itself: it would be faster than the button.
  await page.addInitScript(() => {
    if (location.search.includes("orders"))
      PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  await addVirtualAuthenticator(page);
  await page.goto("/who-we-are");
  await addPasskey(page);
  await page.goto("about:blank");
  await page.context().clearCookies();
  await page.goto("/sign-in?next=%2Forders");
  await page.getByRole("button", { name: "Entrar con una llave de acceso" }).click();
  await expect(page).toHaveURL(/\/orders$/);

  await page.evaluate(() => localStorage.clear());
  // No page is open while its cookies go: it would answer for them.
  await page.goto("about:blank");
  await page.context().clearCookies();
  await page.goto("/sign-in?next=%2Freviews");
  await expect(page).toHaveURL(/\/reviews$/);
});

test.describe("when the shop does not answer", () => {
  test.use({ expectedMessages: /status of (401|404|500)|Error during logout/ });

  test("logging out forgets who was here all the same", { tag: "@once" }, async ({ page }) => {
    await createAccount(page.request);
    await page.goto("/profile");
    await expect(page).toHaveURL(/\/profile$/);
    await page.route("**/spa/logout", (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole("button", { name: "Cerrar sesión" }).first().click();
    await expect(page).toHaveURL(/\/sign-in$/);
    expect(await page.evaluate(() => localStorage.getItem("auth"))).toContain('"isAuthenticated":false');
    // The server's session is still alive, and lets nobody in again.
    await page.goto("/profile");
    await expect(page).toHaveURL(/\/sign-in\?/);
    await page.unroute("**/spa/logout");
    await page.goto("/orders");
    await expect(page).toHaveURL(/\/sign-in\?/);
    expect((await page.request.get("/spa/me/user")).status()).toBe(401);
  });
});

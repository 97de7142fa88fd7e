import type { Page } from "@playwright/test";
import { createAccount, post, signUp } from "../support/accounts.ts";
import { findMailLink } from "../support/mailbox.ts";
import { expect, expectAccessible, openInOtherBrowser, test } from "../support/shop.ts";
import { newAddress, validPassword } from "../support/sign-in-forms.ts";

test.use({ expectedMessages: /status of (401|403|404|422)/ });

/** Invites an address on the screen, and waits until it is listed. */
async function invite(page: Page, email: string) {
  await page.goto("/users/create");
  await page.getByLabel("Correo electrónico").fill(email);
  await page.getByRole("button", { name: "Enviar la invitación" }).click();
  await expect(page).toHaveURL(/\/users$/);
  await expect(page.getByText(`Invitación enviada a ${email}`)).toBeVisible();
}

test("someone without an account is invited, joins with a name and a password, and is taken out again", {
  tag: "@once",
}, async ({ page, browser }) => {
  await signUp(page);
  const email = newAddress();
  await invite(page, email);
  await expectAccessible(page);
  const guest = await openInOtherBrowser(browser);
  const link = await findMailLink("users/invitation", email);
  await guest.goto(link);
  await expect(guest.getByRole("heading", { level: 1 })).toHaveText(
    "Ana Prueba te invita a compartir su cuenta",
  );
  await expectAccessible(guest);
  await guest.getByLabel("Nombre", { exact: true }).fill("Luis Prueba");
  await guest.getByLabel("Contraseña", { exact: true }).fill(validPassword);
  await guest.getByLabel("Repite la contraseña").fill(validPassword);
  await guest.getByRole("button", { name: "Crear cuenta y unirme" }).click();
  await expect(guest).toHaveURL(/\/users$/);
  await expect(guest.getByRole("link", { name: "Ana Prueba" })).toBeVisible();
  await guest.goto(link);
  await expect(guest.getByText("Esta invitación ya no vale")).toBeVisible();

  await page.reload();
  await page.getByRole("link", { name: "Luis Prueba" }).click();
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole("button", { name: "Quitar" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Quitar" }).click();
  await expect(page.getByText("Luis Prueba ya no está en la cuenta")).toBeVisible();
  await guest.goto("/users");
  await expect(guest).toHaveURL(/\/sign-in/);
});

test("someone with an account signs in to accept, moves over, and leaves by themselves", {
  tag: "@once",
}, async ({ page, request }) => {
  const host = await createAccount(request);
  const email = await signUp(page);
  expect((await post(request, "/spa/users", { email })).status()).toBe(201);
  await page.goto(await findMailLink("users/invitation", email));
  await page.getByRole("button", { name: "Aceptar la invitación" }).click();
  await expect(page).toHaveURL(/\/users$/);
  await expect(page.getByText(host)).toBeVisible();

  await page.getByRole("listitem").filter({ hasText: "Tú" }).getByRole("link").click();
  await page.getByRole("button", { name: "Salir" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Salir" }).click();
  await expect(page.getByText("Has salido de la cuenta")).toBeVisible();
  await expect(page.getByText(host)).toBeHidden();
});

test("an invitation is sent again, and taken back with its link; a person whose list of people failed tries again", {
  tag: "@once",
}, async ({ page, browser }) => {
  await signUp(page);
  await test.step("an invitation can be sent again, and taken back: its link no longer works", async () => {
    const email = newAddress();
    await invite(page, email);
    await page.getByRole("button", { name: /^Reenviar/ }).click();
    await expect(page.getByText(`Hemos vuelto a enviar la invitación a ${email}.`).first()).toBeVisible();
    await page.getByRole("button", { name: /^Retirar/ }).click();
    await expect(page.getByText("Invitaciones pendientes")).toBeHidden();
    const guest = await openInOtherBrowser(browser);
    await guest.goto(await findMailLink("users/invitation", email));
    await expect(guest.getByText("Esta invitación ya no vale")).toBeVisible();
    await guest.context().close();
  });
  await test.step("a person's page whose list of people failed offers to try again, and then the way out", async () => {
    await page.getByRole("link", { name: "Ana Prueba" }).click();
    await expect(page.getByText("Eres la única persona de la cuenta")).toBeVisible();
    await page.route(
      /\/spa\/users$/,
      (route) => route.fulfill({ status: 422, json: { message: "", code: "validation_failed" } }),
      { times: 1 },
    );
    await page.reload();
    await expect(page.getByText("En la cuenta desde")).toBeVisible();
    await page.getByRole("button", { name: "Reintentar" }).click();
    await expect(page.getByText("Eres la única persona de la cuenta")).toBeVisible();
  });
});

import type { Page } from "@playwright/test";
import { createAccount } from "../support/accounts.ts";
import { countingHand } from "../support/counting-hand.ts";
import { findMailLink } from "../support/mailbox.ts";
import { expect, test } from "../support/shop.ts";
import { validPassword } from "../support/sign-in-forms.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("signing in takes three presses, and after a forgotten password seven more", { tag: "@once" }, async ({
  page,
  request,
}) => {
  const email = await createAccount(request);
  const { press, follow, fill, presses } = countingHand(page);
  const password = `${validPassword} 1`;
  await page.goto("/sign-in");
  await press(page.getByRole("link", { name: /olvidad/ }));
  // Both screens have a field for the email.
  await expect(page.getByRole("heading", { name: "Recuperar la contraseña" })).toBeVisible();
  await fill("Correo electrónico", email);
  await press(button(page, "Enviarme el enlace"));
  const link = await findMailLink("password-reset", email);
  await follow(link);
  await fill("Contraseña nueva", password);
  await fill("Repite la contraseña", password);
  await press(button(page, "Cambiar la contraseña"));
  await expect(page).toHaveURL(/\/sign-in$/);
  expect(presses()).toBe(7);
  await fill("Correo electrónico", email);
  await fill("Contraseña", password);
  await press(button(page, "Entrar"));
  await expect(page).toHaveURL((url) => url.pathname === "/");
  expect(presses()).toBe(7 + 3);
});

import type { Page } from "@playwright/test";

/** Long enough, and not a common password. */
export const validPassword = "pastillas y discos 280";

/** An address that no other journey uses. */
export function newAddress(): string {
  return `ana.${crypto.randomUUID()}@example.com`;
}

/** Fills in the sign-up form that is shown. */
export async function fillSignUp(page: Page, email: string, password = validPassword) {
  await page.getByLabel("Nombre", { exact: true }).fill("Ana Prueba");
  await page.getByLabel("Correo electrónico").fill(email);
  await page.getByLabel("Contraseña", { exact: true }).fill(password);
  await page.getByLabel("Repite la contraseña").fill(password);
  await page.getByRole("button", { name: "Crear cuenta" }).click();
}

/** Fills in the sign-in form that is shown. */
export async function fillSignIn(page: Page, email: string, password = validPassword) {
  await page.getByLabel("Correo electrónico").fill(email);
  await page.getByLabel("Contraseña", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
}

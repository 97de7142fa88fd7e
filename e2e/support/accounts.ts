import { createHmac } from "node:crypto";
import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { findMailLink } from "./mailbox.ts";
import { expect, fromNewNetwork, openInOtherBrowser } from "./shop.ts";
import { fillSignIn, newAddress, validPassword } from "./sign-in-forms.ts";

/**
 * Creates a verified account through the API and signs it in with the cookies of `request`: `page.request` signs the page in,
 * the fixture `request` leaves it a visitor.
 *
 * @returns its address; the password is {@link validPassword}.
 */
export async function createAccount(request: APIRequestContext, email = newAddress()): Promise<string> {
  const names = { password: validPassword, password_confirmation: validPassword };
  const registered = await post(request, "/spa/register", { name: "Ana Prueba", email, ...names });
  expect(registered.status()).toBe(201);
  const { searchParams } = new URL(await findMailLink("verify-email", email), "http://shop.example");
  const verified = await post(request, "/spa/email/verify", { token: searchParams.get("token") });
  expect(verified.status()).toBe(200);
  return email;
}

/** Signs the page in to a new account. @returns its address. */
export function signUp(page: Page): Promise<string> {
  return createAccount(page.request);
}

/** Opens a second browser and signs the customer in with the form. */
export async function signInInOtherBrowser(browser: Browser, email: string): Promise<Page> {
  const page = await openInOtherBrowser(browser);
  await page.goto("/sign-in");
  await fillSignIn(page, email);
  await expect(page).toHaveURL((url) => url.pathname === "/");
  return page;
}

/** Calls the API as the storefront does, with a CSRF token, and from another network each time. */
export async function post(
  request: APIRequestContext,
  path: string,
  data?: object,
  more: Record<string, string> = {},
) {
  const { csrf_token: token } = await (await request.get("/sanctum/csrf-cookie")).json();
  const headers = { "X-CSRF-TOKEN": token, ...fromNewNetwork(), ...more };
  return request.post(path, { headers, ...(data ? { data } : {}) });
}

/** Switches on the second factor of the signed-in person. @returns one of the backup codes. */
export async function enableSecondFactor(request: APIRequestContext): Promise<string> {
  const { data: setup } = await (
    await post(request, "/spa/me/second-factor", { password: validPassword })
  ).json();
  const secret = new URL(setup.address).searchParams.get("secret") ?? "";
  const confirmed = await post(request, "/spa/me/second-factor/confirm", { code: currentTotp(secret) });
  expect(confirmed.ok()).toBe(true);
  const { data } = await confirmed.json();
  return data.codes[0];
}

/** Current code of an authenticator app for a key in base 32 (RFC 6238). */
export function currentTotp(secret: string): string {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = [...secret.replace(/=+$/, "")].map((letter) =>
    letters.indexOf(letter).toString(2).padStart(5, "0"),
  );
  const key = Buffer.from((bits.join("").match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const digest = createHmac("sha1", key).update(step).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

/** A virtual authenticator for passkeys that always verifies its user. */
export async function addVirtualAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Adds a passkey of the page's browser to the signed-in account. */
export async function addPasskey(page: Page) {
  const asked = await post(page.request, "/spa/me/passkeys/options");
  const { data: options } = await asked.json();
  const response = await page.evaluate(async (json) => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(json);
    const credential = await navigator.credentials.create({ publicKey });
    return credential instanceof PublicKeyCredential ? credential.toJSON() : null;
  }, options);
  const added = await post(page.request, "/spa/me/passkeys", { name: "Portátil", response });
  expect(added.ok()).toBe(true);
}

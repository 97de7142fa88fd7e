import { onTestFinished } from "vitest";
import { randomPublicId } from "../../src/platform/public-id.ts";
import { readField, type TestShop, type Visitor } from "../shop/test-shop.ts";

export const goodPassword = "tornillo-verde-41";

export type SentMail = { template: string; locale: string; token: string; content: Record<string, unknown> };

/** The mails that have been written to an address, the oldest first, with the token of their link. */
export async function mailsTo(shop: TestShop, email: string): Promise<SentMail[]> {
  const rows = await shop.database.rows<Omit<SentMail, "token">>({
    text: "select template, locale, content from mail where recipient = $1 order by id",
    values: [email],
  });
  return rows.map((mail) => {
    const link = new URL(String(mail.content.link ?? "http://none/"));
    const token = link.searchParams.get("token") ?? link.pathname.split("/").at(-1) ?? "";
    return { ...mail, token };
  });
}

/** The newest mail to an address. */
export async function lastMailTo(shop: TestShop, email: string): Promise<SentMail> {
  const mail = (await mailsTo(shop, email)).at(-1);
  if (!mail) throw new Error(`No mail has been written to ${email}`);
  return mail;
}

export const newAddress = () => `${randomPublicId()}@example.com`;

/** Fills in the form of signing up. */
export function registerWith(visitor: Visitor, email: string, password = goodPassword) {
  return visitor.post("/spa/register", {
    name: "Ana Prueba",
    email,
    password,
    password_confirmation: password,
  });
}

export const signInWith = (visitor: Visitor, email: string, password = goodPassword) =>
  visitor.post("/spa/login", { email, password });

/** Somebody with an account and a password, and a browser that is signed in. */
export async function customerWithPassword(shop: TestShop, email = newAddress()) {
  const visitor = shop.visitor();
  await registerWith(visitor, email);
  await visitor.post("/spa/email/verify", { token: (await lastMailTo(shop, email)).token });
  return { visitor, email };
}

/** Moves the shop's clock for the rest of the test. */
export function moveClock(shop: TestShop, minutes: number) {
  const before = shop.clock.now();
  shop.clock.set(new Date(before.getTime() + minutes * 60_000));
  onTestFinished(() => shop.clock.set(before));
}

export const codeOf = (answer: { body: unknown }) => readField(answer.body, "code");

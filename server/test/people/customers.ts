import { randomPublicId } from "../../src/platform/public-id.ts";
import { sessionCookie, signatureOf } from "../../src/session/sessions/session-cookie.ts";
import type { TestShop, Visitor } from "../shop/test-shop.ts";

export type TestCustomer = Visitor & { personId: string; customerId: string; email: string };

type Given = Partial<{ locale: string; email: string; isVerified: boolean; customerId: string }>;

/**
 * Someone who is signed in: a person of a new account, or of an account that is named; with
 * `isVerified: false`, somebody who has only registered.
 */
export async function signedInCustomer(shop: TestShop, given: Given = {}): Promise<TestCustomer> {
  const personId = randomPublicId();
  const customerId = given.customerId ?? randomPublicId();
  const email = given.email ?? `${personId}@example.com`;
  const isVerified = given.isVerified ?? true;
  await (isVerified ? addPerson(shop, personId, customerId, email) : addRegistration(shop, personId, email));
  const token = randomPublicId();
  await shop.database.rows({
    text: `insert into session (id, token, ${isVerified ? "person_id" : "registration_id"}, expires_at, created_at)
           values ($1, $2, $3, $4, $5)`,
    values: [randomPublicId(), token, personId, daysFromNow(shop, 7), shop.clock.now()],
  });
  const visitor = shop.visitor(given.locale);
  const signature = signatureOf(token, shop.context.secret).toString("base64");
  visitor.cookies.set(sessionCookie, `${token}.${signature}`);
  return { ...visitor, personId, customerId, email };
}

async function addPerson({ database }: TestShop, id: string, customerId: string, email: string) {
  await database.rows({
    text: "insert into customer (id) values ($1) on conflict do nothing",
    values: [customerId],
  });
  await database.rows({
    text: "insert into person (id, customer_id, email, email_verified, name) values ($1, $2, $3, true, $4)",
    values: [id, customerId, email, "Ana Prueba"],
  });
}

async function addRegistration(shop: TestShop, id: string, email: string) {
  await shop.database.rows({
    text: `insert into registration (id, email, name, password_hash, locale, created_at, expires_at)
           values ($1, $2, 'Ana Prueba', '', 'es', $3, $4)`,
    values: [id, email, shop.clock.now(), daysFromNow(shop, 7)],
  });
}

function daysFromNow(shop: TestShop, days: number): Date {
  return new Date(shop.clock.now().getTime() + days * 24 * 60 * 60 * 1000);
}

import { randomPublicId } from "../src/platform/public-id.ts";
import { sessionCookie, signatureOf } from "../src/session/read-session.ts";
import type { TestShop, Visitor } from "./test-shop.ts";

export type TestCustomer = Visitor & { personId: string; customerId: string; email: string };

/** Someone who is signed in: a person of a new account, or of an account that is named. */
export async function signedInCustomer(
  shop: TestShop,
  given: Partial<{ locale: string; email: string; isVerified: boolean; customerId: string }> = {},
): Promise<TestCustomer> {
  const personId = randomPublicId();
  const customerId = given.customerId ?? randomPublicId();
  const email = given.email ?? `${personId}@example.com`;
  const token = randomPublicId();
  const { database, clock } = shop;
  await database.rows({
    text: "insert into customer (id) values ($1) on conflict do nothing",
    values: [customerId],
  });
  await database.rows({
    text: "insert into person (id, customer_id, email, email_verified, name) values ($1, $2, $3, $4, $5)",
    values: [personId, customerId, email, given.isVerified ?? true, "Ana Prueba"],
  });
  await database.rows({
    text: "insert into session (id, token, person_id, expires_at) values ($1, $2, $3, $4)",
    values: [randomPublicId(), token, personId, new Date(clock.now().getTime() + 7 * 24 * 60 * 60 * 1000)],
  });
  const visitor = shop.visitor(given.locale);
  const signature = signatureOf(token, shop.context.secret).toString("base64");
  visitor.cookies.set(sessionCookie, `${token}.${signature}`);
  return { ...visitor, personId, customerId, email };
}

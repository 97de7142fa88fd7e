import { isRefusal } from "../src/platform/http/refusal.ts";
import { makePassword } from "../src/session/make-password.ts";
import { setPassword } from "../src/session/set-password.ts";
import { signedInCustomer, type TestCustomer } from "./customers.ts";
import type { TestShop } from "./test-shop.ts";

/** What every test customer with a password knows. */
export const rightPassword = "tornillo azul de rueda 74";

let hash: Promise<string> | undefined;

/** The hash of `rightPassword`, made once: hashing is meant to be slow. */
async function rightHash(): Promise<string> {
  const made = await makePassword({ password: rightPassword, password_confirmation: rightPassword });
  if (isRefusal(made)) throw new Error("The test's password is refused");
  return made;
}

/** Someone who is signed in and has a password. */
export async function customerWithPassword(
  shop: TestShop,
  given: Parameters<typeof signedInCustomer>[1] = {},
): Promise<TestCustomer> {
  const customer = await signedInCustomer(shop, given);
  hash ??= rightHash();
  const now = shop.clock.now();
  await setPassword(shop.database, { personId: customer.personId, passwordHash: await hash, now });
  return customer;
}

/** Kinds of the mails that were written to an address, in order, with what they are filled with. */
export async function mailsTo(shop: TestShop, address: string): Promise<Record<string, string>[]> {
  const rows = await shop.database.rows<{ content: Record<string, string> }>({
    text: "select content from mail where recipient = $1 order by id",
    values: [address],
  });
  return rows.map(({ content }) => content);
}

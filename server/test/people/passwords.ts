import { isRefusal } from "../../src/platform/http/refusals/refusal.ts";
import { makePassword } from "../../src/session/passwords/make-password.ts";
import { setPassword } from "../../src/session/passwords/set-password.ts";
import type { TestShop } from "../shop/test-shop.ts";
import { signedInCustomer, type TestCustomer } from "./customers.ts";
import { mailsTo } from "./sign-up.ts";

/** Password of every test customer who has one. */
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
  await giveRightPassword(shop, customer);
  return customer;
}

/** Gives a person `rightPassword`. */
export async function giveRightPassword(shop: TestShop, { personId }: TestCustomer): Promise<void> {
  hash ??= rightHash();
  await setPassword(shop.database, { personId, passwordHash: await hash, now: shop.clock.now() });
}

/** Mails to an address, oldest first: their kind and values. */
export async function lettersTo(shop: TestShop, address: string): Promise<Record<string, unknown>[]> {
  return (await mailsTo(shop, address)).map(({ content }) => content);
}

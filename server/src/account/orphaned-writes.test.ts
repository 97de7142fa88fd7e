import { afterAll, beforeAll, expect, test } from "vitest";
import { makeProduct } from "../../test/catalogue/factories.ts";
import { writtenAddress } from "../../test/people/addresses.ts";
import { signedInCustomer, type TestCustomer } from "../../test/people/customers.ts";
import { type Answer, openTestShop, type TestShop } from "../../test/shop/test-shop.ts";
import type { Queryable } from "../platform/database/database.ts";

let shop: TestShop;
let productId: string;
beforeAll(async () => {
  shop = await openTestShop();
  productId = (await makeProduct(shop.database)).publicId;
});
afterAll(() => shop.close());

/** Resolves once the request waits for this transaction's lock, or is answered. */
async function waitUntilBlocked(transaction: Queryable, answering: Promise<Answer>) {
  let isAnswered = false;
  void answering.finally(() => {
    isAnswered = true;
  });
  for (let isWaiting = false; !isWaiting && !isAnswered; ) {
    const waiting = await transaction.rows({
      text: "select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))",
    });
    isWaiting = waiting.length > 0;
  }
}

/**
 * Lets a request pass the guard, and deletes the caller before it writes. The embedded database runs one transaction after
 * the other, so the request finds the caller deleted.
 */
async function callWhileDeleting(call: (customer: TestCustomer) => Promise<Answer>): Promise<Answer> {
  const customer = await signedInCustomer(shop);
  const { personId, customerId } = customer;
  // Fetches the token before the race begins.
  await customer.put("/spa/me/profile", {});
  let answering: Promise<Answer> | undefined;
  await shop.database.transaction(async (transaction) => {
    await transaction.rows({ text: "delete from person where id = $1", values: [personId] });
    await transaction.rows({ text: "delete from customer where id = $1", values: [customerId] });
    answering = call(customer);
    if (shop.database.engine === "postgres") await waitUntilBlocked(transaction, answering);
  });
  if (!answering) throw new Error("Nobody called");
  return answering;
}

const lateWrites: [string, (customer: TestCustomer) => Promise<Answer>][] = [
  ["a cart", (customer) => customer.post("/spa/cart")],
  ["a line", (customer) => customer.post("/spa/cart/lines", { purchasable_public_id: productId })],
  ["a favorite", (customer) => customer.put(`/spa/me/favorites/${productId}`)],
  ["a list", (customer) => customer.post("/spa/collections", { name: "Tarde" })],
  ["an address", (customer) => customer.post("/spa/me/addresses", writtenAddress())],
];

test.each(lateWrites)(
  "%s of a person who is deleted meanwhile is not stored, and the request fails cleanly",
  async (_name, call) => {
    const { status, text } = await callWhileDeleting(call);
    // A deleted caller is a visitor like any other.
    const expected = shop.database.engine === "postgres" ? [404, 409] : [200, 401, 404];
    expect([status, text]).toEqual([expect.toBeOneOf(expected), expect.any(String)]);
  },
);

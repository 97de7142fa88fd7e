import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from "vitest";
import { type Made, makeProduct } from "../../test/catalogue/factories.ts";
import { buyer, countRows, fillCart, order, quoteNow, stockOf } from "../../test/orders/checkout.ts";
import type { TestCustomer } from "../../test/people/customers.ts";
import { customerWithPassword, giveRightPassword, rightPassword } from "../../test/people/passwords.ts";
import { lastMailTo, newAddress, signInWith } from "../../test/people/sign-up.ts";
import {
  type Answer,
  openTestShop,
  readField,
  type TestShop,
  type Visitor,
} from "../../test/shop/test-shop.ts";
import { onlyRow, type Queryable } from "../platform/database/database.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => shop.database.script("delete from attempt_count"));
afterAll(() => shop.close());
vi.setConfig({ testTimeout: 180_000 });

type Call = () => Promise<Answer>;

/** Fetches the browser's CSRF token, so that nothing but the deletion itself is left to do. */
async function leaving(customer: Visitor): Promise<Call> {
  const csrf = String(readField((await customer.get("/sanctum/csrf-cookie")).body, "csrf_token"));
  return () =>
    customer.call({
      method: "DELETE",
      url: "/spa/me",
      payload: { password: rightPassword },
      headers: { "x-csrf-token": csrf },
    });
}

/** A browser that is not signed in, with the same thing in its cart. */
async function otherBrowser(thing: Made): Promise<Visitor> {
  const visitor = shop.visitor();
  await fillCart(visitor, [{ thing }]);
  return visitor;
}

/** Six accounts do the same things at once, round by round in another order; nothing breaks. */
async function race(prepare: () => Promise<Call[]>) {
  for (let round = 0; round < 6; round += 1) {
    const calls: Call[] = [];
    for (let made = 0; made < 6; made += 1) calls.push(...(await prepare()));
    const turned = [...calls.slice(round), ...calls.slice(0, round)];
    const answers = await Promise.all(turned.map((call) => call()));
    expect(answers.filter(({ status }) => status >= 500).map(({ text }) => text)).toEqual([]);
    await shop.database.script("delete from attempt_count");
  }
}

test("accounts that are deleted while they order, sign in and fill their cart do not deadlock", async () => {
  const thing = await makeProduct(shop.database, { available: 1000 });
  await race(async () => {
    const customer = await buyer(shop, [{ thing }]);
    await giveRightPassword(shop, customer);
    const quote = await quoteNow(customer);
    const leave = await leaving(customer);
    const visitor = await otherBrowser(thing);
    return [
      () => order(customer, quote.id),
      leave,
      () => signInWith(visitor, customer.email, rightPassword),
      () => customer.post("/spa/cart/lines", { purchasable_public_id: thing.publicId, quantity: 1 }),
    ];
  });
  const placed = await countRows(shop.database, "customer_order");
  expect(await stockOf(shop.database, thing)).toEqual([1000 - placed]);
});

/** Waits until `count` other connections of this database wait for a lock. */
async function untilWaiting(transaction: Queryable, count: number) {
  for (let waiting = 0; waiting < count; ) {
    const row = await onlyRow<{ count: number }>(transaction, {
      text: `select count(*)::integer as count from pg_stat_activity
             where datname = current_database() and wait_event_type = 'Lock'`,
    });
    waiting = row.count;
  }
}

const newPassword = { password: "arandela-roja-52", password_confirmation: "arandela-roja-52" };

/** Changes that a person's deletion must not deadlock with; each prepares its call. */
const changes: [string, (customer: TestCustomer) => Promise<Call>][] = [
  [
    "a password that is reset",
    async ({ email }) => {
      const reader = shop.visitor();
      await reader.post("/spa/forgot-password", { email });
      const { token } = await lastMailTo(shop, email);
      return () => reader.post("/spa/reset-password", { token, ...newPassword });
    },
  ],
  [
    "a new email that is proved",
    async (customer) => {
      const email = newAddress();
      await customer.put("/spa/me/email", { email, password: rightPassword });
      const { token } = await lastMailTo(shop, email);
      const reader = shop.visitor();
      await reader.post("/spa/email/verify", { token: "forged.token" });
      return () => reader.post("/spa/email/verify", { token });
    },
  ],
  [
    "a password that is changed",
    async (customer) => () =>
      customer.put("/spa/me/password", { current_password: rightPassword, ...newPassword }),
  ],
  [
    "a sign-in in the same browser",
    async (customer) => () => signInWith(customer, customer.email, rightPassword),
  ],
];

// The embedded database runs one transaction after the other.
test.runIf(inject("postgresUrl")).each(changes)(
  "an account that is deleted at the same moment as %s does not deadlock",
  async (_name, prepare) => {
    const customer = await customerWithPassword(shop);
    const change = await prepare(customer);
    const leave = await leaving(customer);
    const calls: Promise<Answer>[] = [];
    await shop.database.transaction(async (transaction) => {
      await transaction.rows({
        text: "select 1 from session where person_id = $1 for update",
        values: [customer.personId],
      });
      // The deletion comes as far as the sessions, and the change as far as it can meanwhile.
      for (const call of [leave, change]) {
        calls.push(call());
        await untilWaiting(transaction, calls.length);
      }
    });
    const [left, changed] = await Promise.all(calls);
    expect([left?.status, changed?.status]).toEqual([200, expect.toBeOneOf([401, 409, 422])]);
  },
);

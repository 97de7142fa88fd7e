import { afterAll, beforeAll, expect, test } from "vitest";
import { expectRefusal } from "../../../test/orders/shopper.ts";
import {
  customerWithPassword,
  moveClock,
  newAddress,
  registerWith,
  signInWith,
} from "../../../test/people/sign-up.ts";
import { openTestShop, type TestShop } from "../../../test/shop/test-shop.ts";
import { dropStaleSessions } from "./drop-stale-sessions.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const tables = ["session", "registration", "mail_token", "verification", "attempt_count", "failed_password"];

async function rowsLeft() {
  const counts = await Promise.all(
    tables.map((table) =>
      shop.database.rows<{ n: number }>({ text: `select count(*)::int as n from ${table}` }),
    ),
  );
  return Object.fromEntries(tables.map((table, index) => [table, counts[index]?.[0]?.n]));
}

test("expired records are deleted, others stay", async () => {
  const { visitor } = await customerWithPassword(shop);
  await registerWith(shop.visitor(), newAddress());
  await signInWith(shop.visitor(), newAddress(), "wrong");
  await visitor.post("/spa/me/passkeys/options");
  const all = { session: 2, registration: 1, mail_token: 1, verification: 1, failed_password: 1 };
  await dropStaleSessions(shop.database, shop.clock.now());
  expect(await rowsLeft()).toMatchObject(all);

  moveClock(shop, 61);
  await dropStaleSessions(shop.database, shop.clock.now());
  // A network's new accounts are counted for a day.
  expect(await rowsLeft()).toEqual({ ...all, mail_token: 0, verification: 0, attempt_count: 1 });
  expect((await visitor.get("/spa/me/user")).status).toBe(200);

  moveClock(shop, 31 * 24 * 60);
  await dropStaleSessions(shop.database, shop.clock.now());
  expect(await rowsLeft()).toEqual(Object.fromEntries(tables.map((table) => [table, 0])));
  expectRefusal(await visitor.get("/spa/me/user"), 401, "unauthenticated");
});

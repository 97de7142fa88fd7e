import fc from "fast-check";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { publishCatalogue } from "../test/catalogue/publish-catalogue.ts";
import { signedInCustomer, type TestCustomer } from "../test/people/customers.ts";
import { type WholeAccount, wholeAccount } from "../test/people/whole-account.ts";
import { type HostileRequest, hostileRequests } from "../test/shop/hostile-requests.ts";
import { openTestShop, readField, type TestShop, type Visitor } from "../test/shop/test-shop.ts";

/** Requests of a run; `npm run test:hostile -- --requests 100000` sends more. */
const total = Number(process.env.HOSTILE_REQUESTS ?? 500);
const seed = Number(process.env.HOSTILE_SEED ?? 20261124);

vi.setConfig({ testTimeout: Math.max(120_000, total * 100) });

let shop: TestShop;
let account: WholeAccount;
beforeAll(async () => {
  shop = await openTestShop();
  account = await wholeAccount(shop);
  await publishCatalogue(shop);
});
afterAll(() => shop.close());

/** Names of our own files, of libraries and of SQL, which nobody outside is to see. */
const insides =
  /node_modules|\.ts:\d|\bat \S+ \(|postgres|pglite|\bselect .+ from\b|syntax error|ECONN|fastify/i;

/** A step of an ordinary purchase: hostile requests come between them, too. */
const validSteps: ((caller: Visitor) => Promise<unknown>)[] = [
  (caller) => caller.get(`/spa/catalog/products/${account.product.slug}`),
  (caller) => caller.post("/spa/cart"),
  (caller) =>
    caller.post("/spa/cart/lines", { purchasable_public_id: account.product.publicId, quantity: 1 }),
  (caller) => caller.get("/spa/cart"),
  (caller) => caller.post("/spa/checkout/quote", { shipping_method: "pickup", payment_method: "transfer" }),
  (caller) => caller.get("/spa/me/profile"),
];

async function send(caller: Visitor, token: string, { method, path, query, payload }: HostileRequest) {
  return caller.call({
    method: method === "GET" ? "GET" : method === "POST" ? "POST" : method === "PUT" ? "PUT" : "DELETE",
    url: query ? `${path}?${query}` : path,
    headers: { "x-csrf-token": token, "content-type": "application/json" },
    ...(payload === null || method === "GET" ? {} : { payload }),
  });
}

const tokenOf = async (caller: Visitor) =>
  String(readField((await caller.get("/sanctum/csrf-cookie")).body, "csrf_token"));

/** Somebody who attacks while signed in; whatever they do to their own account, they come back. */
async function newAttacker(): Promise<TestCustomer> {
  return signedInCustomer(shop);
}

test("hostile requests, between the steps of a purchase and alone, break nothing and change nobody else's rows", async () => {
  const { person, order, product } = account;
  const ids = [
    person.personId,
    person.customerId,
    order.publicId,
    order.number,
    product.publicId,
    product.slug,
  ];
  const requests = hostileRequests(shop.app.swagger(), [...ids, "abcdefgh23456789"]);
  const before = await account.rows();
  let slowest = 0;
  for (let sent = 0; sent < total; sent += 100) {
    // Limits have their own tests; here they would end every run early.
    await shop.database.script("delete from attempt_count");
    const callers: Visitor[] = [shop.visitor(), await newAttacker()];
    const tokens = await Promise.all(callers.map(tokenOf));
    const drawn = fc.sample(requests, { numRuns: Math.min(100, total - sent), seed: seed + sent });
    for (const [index, request] of drawn.entries()) {
      const caller = callers[index % 2] ?? shop.visitor();
      if (index % 5 === 0) await validSteps[Math.floor(index / 5) % validSteps.length]?.(caller);
      const begun = performance.now();
      const answer = await send(caller, tokens[index % 2] ?? "", request);
      slowest = Math.max(slowest, performance.now() - begun);
      const told = { ...request, answered: [answer.status, answer.text.slice(0, 500)] };
      if (answer.status >= 500 || insides.test(answer.text)) expect.fail(JSON.stringify(told));
    }
  }
  expect(await account.rows()).toEqual(before);
  if (process.env.HOSTILE_REQUESTS) process.stdout.write(`Slowest answer: ${Math.round(slowest)} ms\n`);
});

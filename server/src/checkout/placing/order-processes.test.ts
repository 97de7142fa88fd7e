import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { legalVersions } from "@recambia/contract/shop/legal";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { type Made, makeProduct } from "../../../test/catalogue/factories.ts";
import { stockOf } from "../../../test/orders/checkout.ts";
import { insertCustomers, type RemoteCustomer } from "../../../test/people/insert-customers.ts";
import { remoteWriter } from "../../../test/shop/remote-writer.ts";
import {
  type AtEnd,
  makeStorage,
  type ShopProcess,
  type Storage,
  shopSecret,
  startShop,
} from "../../../test/shop/shop-process.ts";
import { readField } from "../../../test/shop/test-shop.ts";
import type { Database } from "../../platform/database/database.ts";

// Starts processes on a machine that may be busy.
vi.setConfig({ testTimeout: 600_000 });

type Writer = Awaited<ReturnType<typeof remoteWriter>>;

const idIn = (body: unknown) => String(readField(readField(body, "data"), "id"));

async function quote(write: Writer, origin: string, customer: RemoteCustomer): Promise<string> {
  const answer = await write(origin, customer, "/spa/checkout/quote", { shipping_method: "pickup" });
  expect([answer.status, readField(readField(answer.body, "data"), "problems")]).toEqual([200, []]);
  return idIn(answer.body);
}

/** Orders once. A shop that is too busy to reach its database in time (503) is asked again with the same key, as its header says. */
async function order(write: Writer, origin: string, customer: RemoteCustomer, quoteId: string) {
  const body = { quote_id: quoteId, terms_version: legalVersions.terms };
  const key = { "idempotency-key": `key-${customer.personId}` };
  for (let tries = 1; ; tries += 1) {
    const answer = await write(origin, customer, "/spa/orders", body, key);
    if (answer.status !== 503 || tries === 20) return answer;
    await pause(500);
  }
}

async function makeProducts(database: Database, count: number, available: number): Promise<Made[]> {
  const products: Made[] = [];
  for (let made = 0; made < count; made += 1) products.push(await makeProduct(database, { available }));
  return products;
}

/** Processes items concurrently, each once. */
async function eachOf<Thing>(things: readonly Thing[], work: (thing: Thing) => Promise<void>): Promise<void> {
  const left = [...things];
  const worker = async () => {
    for (let thing = left.pop(); thing !== undefined; thing = left.pop()) await work(thing);
  };
  await Promise.all(Array.from({ length: 12 }, worker));
}

/** The embedded database supports one process only. */
const isShared = inject("postgresUrl") !== "";

/** Starting a process takes longest: both tests share a database, and the second goes on with a process of the first. */
const opened = new AsyncDisposableStack();
const atEnd: AtEnd = (run) => opened.defer(run);
let storage: Storage;
let survivor: ShopProcess | undefined;
beforeAll(async () => {
  if (isShared) storage = await makeStorage(atEnd);
});
afterAll(() => opened.disposeAsync());

test.runIf(isShared)(
  "a process that is killed again and again loses no order it acknowledged, and makes none twice",
  async () => {
    const database = await storage.open();
    const stock = 5000;
    const products = await makeProducts(database, 12, stock);
    const carts = Array.from({ length: 60 }, (_none, index) =>
      [0, 5, 7].map((step) => ({
        thingId: products[(index + step) % products.length]?.publicId ?? "",
        quantity: 1 + (index % 3),
      })),
    );
    const customers = await insertCustomers(database, carts, shopSecret);
    const quotes = new Map<RemoteCustomer, string>();
    const acknowledged = new Map<RemoteCustomer, string>();
    for (let life = 0; acknowledged.size < customers.length; life += 1) {
      const shop = await startShop(storage.environment, atEnd);
      const write = await remoteWriter(shop.origin);
      const ordering = eachOf(
        customers.filter((customer) => !acknowledged.has(customer)),
        async (customer) => {
          const quoteId = quotes.get(customer) ?? (await quote(write, shop.origin, customer));
          quotes.set(customer, quoteId);
          // Requests without a response are repeated with the same key, as a browser does.
          const answer = await order(write, shop.origin, customer, quoteId);
          expect([answer.status, readField(answer.body, "code")]).toEqual([201, undefined]);
          acknowledged.set(customer, idIn(answer.body));
        },
      );
      const isLastLife = life === 2;
      if (!isLastLife) {
        const enough = acknowledged.size + randomInt(1, 25);
        await vi.waitUntil(() => acknowledged.size >= enough, { timeout: 60_000, interval: 5 });
        shop.process.kill("SIGKILL");
      }
      // A broken connection ends this round; any other error fails the test.
      await ordering.catch((error: unknown) => {
        if (isLastLife || !(error instanceof TypeError || error instanceof SyntaxError)) throw error;
      });
      if (isLastLife) survivor = shop;
      else await shop.ended;
    }
    const placed = await database.rows<{ public_id: string; person_id: string }>({
      text: "select public_id, person_id from customer_order",
    });
    expect(new Map(placed.map((row) => [row.person_id, row.public_id]))).toEqual(
      new Map([...acknowledged].map(([customer, id]) => [customer.personId, id])),
    );
    expect(placed).toHaveLength(customers.length);
    await expectAgreement(database, customers.length);
    const taken = await database.rows<{ id: number; pieces: number }>({
      text: "select product_id as id, sum(pieces)::integer as pieces from order_line_piece group by product_id",
    });
    const left = products.map(({ id }) => stock - (taken.find((row) => row.id === id)?.pieces ?? 0));
    expect(await stockOf(database, ...products)).toEqual(left);
    await database.close();
  },
);

test.runIf(isShared)(
  "eighty customers at several processes for the last ten pieces: ten orders, stock nought",
  async () => {
    const database = await storage.open();
    const [product] = await makeProducts(database, 1, 10);
    const thingId = product?.publicId ?? "";
    const carts = Array.from({ length: 80 }, () => [{ thingId, quantity: 1 }]);
    const customers = await insertCustomers(database, carts, shopSecret);
    const shops = await Promise.all([
      survivor ?? startShop(storage.environment),
      startShop(storage.environment),
    ]);
    const originOf = (index: number) => shops[index % shops.length]?.origin ?? "";
    const write = await remoteWriter(originOf(0));
    const quotes = new Map<RemoteCustomer, string>();
    await eachOf(customers, async (customer) => {
      quotes.set(customer, await quote(write, originOf(quotes.size), customer));
    });
    const answers = await Promise.all(
      customers.map((customer, index) => order(write, originOf(index), customer, quotes.get(customer) ?? "")),
    );
    const placed = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ body }) => readField(body, "code") === "out_of_stock");
    expect(answers.filter((answer) => !placed.includes(answer) && !refused.includes(answer))).toEqual([]);
    expect([placed.length, refused.length]).toEqual([10, 70]);
    expect(product && (await stockOf(database, product))).toEqual([0]);
    await database.close();
  },
);

/** Checks that all records of an order exist once and are consistent. */
async function expectAgreement(database: Database, orders: number): Promise<void> {
  const [counts] = await database.rows({
    text: `select
      (select count(*) from order_event where kind = 'placed')::integer as events,
      (select count(*) from payment join customer_order o on o.id = order_id
       where amount_cents = total_cents and reference = number)::integer as payments,
      (select count(*) from idempotency_key)::integer as keys,
      (select count(distinct recipient) from mail where template = 'order_placed')::integer as people_told,
      (select count(*) from mail where template = 'order_placed')::integer as mails,
      (select count(*) from cart where lines = '[]')::integer as empty_carts,
      (select count(*) from order_line line where quantity is distinct from
       (select sum(pieces) from order_line_piece where order_line_id = line.id))::integer as unlike_pieces,
      (select count(*) from customer_order o where goods_cents is distinct from
       (select sum(line_cents) from order_line where order_id = o.id))::integer as unlike_sums`,
  });
  expect(counts).toEqual({
    events: orders,
    payments: orders,
    keys: orders,
    people_told: orders,
    mails: orders,
    empty_carts: orders,
    unlike_pieces: 0,
    unlike_sums: 0,
  });
}

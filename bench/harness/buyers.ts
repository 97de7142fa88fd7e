import { setTimeout as pause } from "node:timers/promises";
import { Quote } from "@recambia/contract/checkout/schemas";
import { Envelope } from "@recambia/contract/http";
import { CsrfResponse } from "@recambia/contract/session/schemas";
import { legalVersions } from "@recambia/contract/shop/legal";
import { Value } from "typebox/value";
import { onlyRow, type Queryable } from "../../server/src/platform/database/database.ts";
import { loadSecret } from "../../server/src/platform/secrets/secret.ts";
import { insertCustomers, type RemoteCustomer } from "../../server/test/people/insert-customers.ts";
import type { Call } from "./load.ts";
import type { OpenShop } from "./shop.ts";

const linesEach = 3;
const soldProducts = 300;
const ampleStock = 1_000_000;
const QuoteAnswer = Envelope(Quote);

/** A person with a full cart, and the call that orders it. */
export type Buyer = RemoteCustomer & { productIds: number[]; order: Call };

type Product = { id: number; public_id: string };

/** Restocks some products, so that none of them sells out, and returns them. */
export function productsInStock(database: Queryable): Promise<Product[]> {
  return database.rows<Product>({
    text: `update product set available = ${ampleStock} where id in (
             select id from product where is_active and restricted is null order by id limit ${soldProducts}
           ) returning id, public_id`,
  });
}

/**
 * Creates `count` people with a session, a cart of three products and a quote for it.
 *
 * @param givenSecret `SHOP_SECRET`; empty if the shop has generated its own.
 */
export async function openBuyers(
  shop: OpenShop,
  database: Queryable,
  products: Product[],
  count: number,
  givenSecret = "",
): Promise<Buyer[]> {
  const carts = Array.from({ length: count }, (_none, index) =>
    Array.from(
      { length: linesEach },
      (_line, step) => products[(index * 7 + step * 31) % products.length],
    ).filter((product) => product !== undefined),
  );
  const secret = await loadSecret({ shopSecret: givenSecret, dataDir: shop.dataDir });
  const customers = await insertCustomers(
    database,
    carts.map((things) => things.map(({ public_id }) => ({ thingId: public_id, quantity: 1 }))),
    secret,
  );
  const headers = await greet(shop);
  const buyers: Buyer[] = [];
  const left = customers.entries();
  async function work() {
    for (const [index, customer] of left) {
      const productIds = (carts[index] ?? []).map(({ id }) => id);
      const own = { ...headers, cookie: `${headers.cookie}; ${customer.cookie}` };
      buyers.push({ ...customer, productIds, order: await quote(shop, own) });
    }
  }
  await Promise.all(Array.from({ length: 16 }, work));
  return buyers;
}

async function greet({ origin }: OpenShop) {
  const answer = await fetch(`${origin}/sanctum/csrf-cookie`);
  const body: unknown = await answer.json();
  if (!Value.Check(CsrfResponse, body)) throw new Error("The shop gave no token");
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  return {
    cookie: cookies.join("; "),
    "x-csrf-token": body.csrf_token,
    "content-type": "application/json",
  };
}

/** Quotes a person's cart; returns the call that orders it. */
async function quote({ origin }: OpenShop, headers: Record<string, string>): Promise<Call> {
  const answer = await fetch(`${origin}/spa/checkout/quote`, {
    method: "POST",
    headers,
    body: JSON.stringify({ shipping_method: "pickup" }),
  });
  const body: unknown = await answer.json();
  if (!Value.Check(QuoteAnswer, body) || body.data.problems.length > 0) {
    throw new Error(`No quote to order by: ${answer.status}`);
  }
  return {
    method: "POST",
    path: "/spa/orders",
    headers: { ...headers, "idempotency-key": body.data.id },
    body: JSON.stringify({ quote_id: body.data.id, terms_version: legalVersions.terms }),
  };
}

/** Waits until the shop has sent the mails of its orders, so that it does nothing else meanwhile. */
export async function waitForMails(database: Queryable): Promise<void> {
  for (;;) {
    const { waiting } = await onlyRow<{ waiting: number }>(database, {
      text: `select count(*)::integer as waiting from mail
             where sent_at is null and failed_at is null and due_at is distinct from 'infinity'`,
    });
    if (waiting === 0) return;
    await pause(100);
  }
}

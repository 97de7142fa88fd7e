import { Quote, type QuoteBody } from "@recambia/contract/checkout/schemas";
import { Order } from "@recambia/contract/orders/schemas";
import { legalVersions } from "@recambia/contract/shop/legal";
import { Compile } from "typebox/compile";
import type { Database } from "../../src/platform/database/database.ts";
import { randomPublicId } from "../../src/platform/public-id.ts";
import type { Made } from "../catalogue/factories.ts";
import { signedInCustomer, type TestCustomer } from "../people/customers.ts";
import { type Answer, readField, type TestShop, type Visitor } from "../shop/test-shop.ts";
import { add } from "./shopper.ts";

/** A thing with how many of it. */
export type Wanted = { thing: Made; quantity?: number };

/** A signed-in customer with things in the cart. */
export async function buyer(shop: TestShop, wanted: Wanted[], locale?: string): Promise<TestCustomer> {
  const customer = await signedInCustomer(shop, locale ? { locale } : {});
  await fillCart(customer, wanted);
  return customer;
}

/** A visitor without an account, with things in the cart. */
export async function guestBuyer(shop: TestShop, wanted: Wanted[], locale?: string): Promise<Visitor> {
  const visitor = shop.visitor(locale);
  await fillCart(visitor, wanted);
  return visitor;
}

/** Order of a guest who picks up, with a new email unless one is given. */
export function guestWish(
  email = `${randomPublicId()}@example.com`,
): QuoteBody & { guest: { email: string } } {
  return { shipping_method: "pickup", guest: { email, name: "Berta Invitada" } };
}

export async function fillCart(customer: Visitor, wanted: Wanted[]): Promise<void> {
  await customer.post("/spa/cart");
  for (const { thing, quantity } of wanted) {
    const answer = await add(customer, { purchasable_public_id: thing.publicId, quantity: quantity ?? 1 });
    if (answer.status !== 200) throw new Error(`Not added: ${answer.text}`);
  }
}

export const askQuote = (customer: Visitor, body: QuoteBody = { shipping_method: "pickup" }) =>
  customer.post("/spa/checkout/quote", body);

const quotes = Compile(Quote);
const orders = Compile(Order);

/** The quote in an answer; throws when the answer is something else. */
function quoteOf(answer: Answer): Quote {
  const payload = readField(answer.body, "data");
  if (answer.status !== 200 || !quotes.Check(payload)) {
    throw new Error(`Not a quote: ${answer.status} ${answer.text}`);
  }
  return payload;
}

/** Requests a quote for the cart; picked up by default. */
export async function quoteNow(customer: Visitor, body?: QuoteBody): Promise<Quote> {
  return quoteOf(await askQuote(customer, body));
}

/** Orders by a quote, under a key of its own unless one is given. */
export async function order(customer: Visitor, quoteId: string, key = randomPublicId()): Promise<Answer> {
  const csrf = await customer.get("/sanctum/csrf-cookie");
  return customer.call({
    method: "POST",
    url: "/spa/orders",
    headers: { "x-csrf-token": String(readField(csrf.body, "csrf_token")), "idempotency-key": key },
    payload: { quote_id: quoteId, terms_version: legalVersions.terms },
  });
}

/** The order in an answer; throws when the answer is something else. */
export function orderOf(answer: Answer): Order {
  const payload = readField(answer.body, "data");
  if (answer.status !== 201 || !orders.Check(payload)) {
    throw new Error(`Not an order: ${answer.status} ${answer.text}`);
  }
  return payload;
}

/** Quotes the cart and orders it. */
export async function placeNow(customer: Visitor, body?: QuoteBody): Promise<Order> {
  return orderOf(await order(customer, (await quoteNow(customer, body)).id));
}

/** Pieces of products that are left, in the order asked. */
export async function stockOf(database: Database, ...products: Made[]): Promise<number[]> {
  const rows = await database.rows<{ id: number; available: number }>({
    text: "select id, available from product where id = any($1::integer[])",
    values: [products.map(({ id }) => id)],
  });
  return products.map(({ id }) => rows.find((row) => row.id === id)?.available ?? Number.NaN);
}

/** Rows of a table. */
export async function countRows(database: Database, table: string): Promise<number> {
  const [row] = await database.rows<{ count: number }>({ text: `select count(*)::integer from ${table}` });
  return row?.count ?? 0;
}

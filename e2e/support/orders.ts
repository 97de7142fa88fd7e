import { execFile } from "node:child_process";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { type APIRequestContext, expect } from "@playwright/test";
import { post } from "./accounts.ts";

const root = join(import.meta.dirname, "../..");
const run = promisify(execFile);

export type PlacedOrder = {
  id: string;
  number: string;
  totalCents: number;
  lines: { id: string; name: string }[];
};

/** An order as the payment helpers need it. */
type PaidOrder = Pick<PlacedOrder, "number" | "totalCents">;

type OrderInput = {
  payment?: "transfer" | "card" | "bizum";
  /** Number of different tools in the order, two pieces of each; one tool by default. */
  toolCount?: number;
  /** Public id of a product to order instead of tools, two pieces. */
  productId?: string;
  /** Destination of the parcel; without one the order is picked up. */
  addressId?: string;
};

/**
 * Orders workshop tools for the signed-in person through the API, by default to be paid by transfer and picked up; the
 * checkout has its own journeys.
 */
export async function placeOrder(request: APIRequestContext, input: OrderInput = {}): Promise<PlacedOrder> {
  const { payment = "transfer", toolCount = 1, productId, addressId } = input;
  await request.get("/spa/cart");
  expect((await post(request, "/spa/cart")).status()).toBe(200);
  for (const id of productId ? [productId] : await someTools(request, toolCount)) {
    const added = await post(request, "/spa/cart/lines", { purchasable_public_id: id, quantity: 2 });
    expect(added.ok()).toBe(true);
  }
  const shipping = addressId
    ? { shipping_method: "standard", address_id: addressId }
    : { shipping_method: "pickup" };
  const choices = { ...shipping, payment_method: payment };
  const { data: quote } = await (await post(request, "/spa/checkout/quote", choices)).json();
  expect(quote.problems).toEqual([]);
  const body = { quote_id: quote.id, terms_version: quote.terms_version };
  const key = { "Idempotency-Key": crypto.randomUUID() };
  const placed = await post(request, "/spa/orders", body, key);
  expect(placed.status()).toBe(201);
  const { data: order } = await placed.json();
  const lines = order.lines.map((line: { id: string; product: { name: string } }) => ({
    id: line.id,
    name: line.product.name,
  }));
  return { id: order.id, number: order.number, totalCents: order.totals.total_cents, lines };
}

/** Returns tools with plenty of stock, at random because journeys run in parallel. */
async function someTools(request: APIRequestContext, count: number): Promise<string[]> {
  const { data } = await (await request.get("/spa/catalog/tools?per_page=48")).json();
  const plenty = data.filter(
    (tool: { stock: { state: string }; restricted: string | null }) =>
      tool.stock.state === "in_stock" && tool.restricted === null,
  );
  const from = Math.floor(Math.random() * (plenty.length - count));
  return plenty.slice(from, from + count).map((tool: { id: string }) => tool.id);
}

/**
 * Runs an operator's command in the running shop with the command line's program, for journeys that show that it reaches the
 * shop. Others use `sendShopCommand`: the program takes two seconds of processor time to start.
 *
 * @returns its output.
 */
export async function runShopCommand(...words: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, ["scripts/shop.ts", ...words], {
    cwd: root,
    env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR },
  });
  return stdout;
}

/**
 * Runs an operator's command through the shop's socket, as the command line does.
 *
 * @param input the command's standard input.
 * @returns its output.
 * @throws Error with the output of a command that was refused.
 */
export async function sendShopCommand(
  words: string[],
  options: Record<string, string> = {},
  input = "",
): Promise<string> {
  const socket = connect(join(process.env.E2E_DATA_DIR ?? "", "operator.sock"));
  const read = input ? { input: Buffer.from(input).toString("base64") } : {};
  socket.write(`${JSON.stringify({ words, options, ...read })}\n`);
  const replies: { output?: string; isGood?: boolean }[] = (await text(socket))
    .split("\n")
    .flatMap((line) => (line ? JSON.parse(line) : []));
  if (!replies.some(({ isGood }) => isGood))
    throw new Error(`${words.join(" ")}: ${JSON.stringify(replies)}`);
  return replies.map(({ output = "" }) => output).join("");
}

/** Records that the transfer for an order has arrived. */
export async function pay({ number, totalCents }: PaidOrder): Promise<void> {
  const amount = (totalCents / 100).toFixed(2).replace(".", ",");
  await sendShopCommand(["orders", "paid", number], { amount });
}

/** Records an order as paid, prepared, sent or ready for pickup, and delivered. */
export async function deliver(order: PaidOrder): Promise<void> {
  await pay(order);
  await sendShopCommand(["orders", "prepare", order.number]);
  await sendShopCommand(["orders", "ship", order.number], { carrier: "Correos Express", tracking: "PK123" });
  await sendShopCommand(["orders", "deliver", order.number]);
}

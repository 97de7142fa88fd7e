import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type Cart, type CartLine, cartTotals } from "@recambia/contract/cart/schemas";
import { quoteOrder } from "@recambia/contract/checkout/endpoints";
import type { ErrorCode } from "@recambia/contract/http";
import { QueryClient } from "@tanstack/react-query";
import type { CartContext } from "../src/cart/queries.ts";
import { createHttpClient } from "../src/lib/http/http-client.ts";
import { sampleLine, sampleQuote } from "./sample-quote.ts";

type Reply = { status: number; body: unknown };
type Body = { purchasable_public_id: string; quantity?: number; vehicle_id?: string | null };

/** What every product of this server costs, in cents. */
export const unitCents = 1000;

/**
 * A small customers API of one visitor's cart over real HTTP: the paths of the specification's
 * section 7, with refusals on demand.
 */
export async function openCartServer() {
  const calls: string[] = [];
  const refusals: { path: RegExp; status: number; code: ErrorCode }[] = [];
  const held: { path: RegExp; release: Promise<void> }[] = [];
  let cart: Cart | null = null;

  function answer(method: string, path: string, body: Body): Reply {
    const refusal = refusals.findIndex((one) => one.path.test(`${method} ${path}`));
    const [refused] = refusal < 0 ? [] : refusals.splice(refusal, 1);
    if (refused) return refuse(refused.status, refused.code);
    if (method === "POST" && path === "/spa/cart") {
      cart ??= cartOf("cart00000001", 0, []);
      return { status: 200, body: { data: cart } };
    }
    if (path === quoteOrder.path) {
      const lines = cart?.lines.map(({ quantity }) => sampleLine({ quantity })) ?? [];
      return { status: 200, body: { data: sampleQuote({ lines }) } };
    }
    if (method === "GET") return cart ? { status: 200, body: { data: cart } } : { status: 204, body: null };
    if (!cart) return refuse(404, "not_found");
    const changed = changedLines(cart.lines, method, path, body);
    if (!changed) return refuse(404, "not_found");
    cart = cartOf(cart.id, cart.version + 1, changed);
    return { status: 200, body: { data: cart } };
  }

  async function serve(request: IncomingMessage, response: ServerResponse) {
    let text = "";
    for await (const piece of request) text += piece;
    const call = `${request.method} ${request.url}`;
    calls.push(call);
    const { status, body } = answer(request.method ?? "", request.url ?? "", JSON.parse(text || "{}"));
    await held.find((one) => one.path.test(call))?.release;
    response
      .writeHead(status, { "content-type": "application/json" })
      .end(body === null ? undefined : JSON.stringify(body));
  }

  const server = createServer(serve);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const origin = typeof address === "object" && address ? `http://127.0.0.1:${address.port}` : "";
  return {
    calls,
    context: contextFor(origin),
    /** The next call like this is refused. */
    refuseNext: (path: RegExp, status: number, code: ErrorCode) => refusals.push({ path, status, code }),
    /** Answers to calls like this are made at once and sent when the returned function is called. */
    hold(path: RegExp): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      const one = { path, release: promise };
      held.push(one);
      return () => {
        held.splice(held.indexOf(one), 1);
        resolve();
      };
    },
    dropCart() {
      cart = null;
    },
    /** Another device changes the cart. */
    changeElsewhere(lines: CartLine[]) {
      cart = cartOf(cart?.id ?? "cart00000001", (cart?.version ?? 0) + 1, lines);
    },
    close: () => new Promise<unknown>((resolve) => server.close(resolve)),
  };
}

function contextFor(origin: string): CartContext {
  const http = createHttpClient({
    origin,
    serverLocale: "es_ES",
    beforeRequest: () => undefined,
    onUnauthenticated: () => undefined,
    confirmIdentity: async () => false,
    readCsrfToken: () => "token",
    renewCsrfToken: async () => "token",
  });
  return { http, queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }) };
}

function refuse(status: number, code: ErrorCode): Reply {
  const body = { message: `No: ${code}`, code, ...(code === "out_of_stock" ? { available: 7 } : {}) };
  return { status, body };
}

function changedLines(lines: CartLine[], method: string, path: string, body: Body): CartLine[] | null {
  if (method === "POST") return withAddition(lines, body);
  const id = path.split("/").at(-1);
  const known = lines.find((line) => line.id === id);
  if (!known) return null;
  if (method === "DELETE") return lines.filter((line) => line !== known);
  const { product, vehicle } = known;
  const changed = lineOf(known.id, product.id, body.quantity ?? 1, vehicle?.id ?? null);
  return lines.map((line) => (line === known ? changed : line));
}

function withAddition(lines: CartLine[], body: Body): CartLine[] {
  const { purchasable_public_id: productId, quantity = 1, vehicle_id: vehicleId = null } = body;
  const id = `line${productId}${vehicleId ?? ""}`;
  const known = lines.find((line) => line.id === id);
  const added = lineOf(id, productId, (known?.quantity ?? 0) + quantity, vehicleId);
  return known ? lines.map((line) => (line === known ? added : line)) : [...lines, added];
}

export function cartOf(id: string, version: number, lines: CartLine[]): Cart {
  const priced = lines.map(({ quantity }) => ({ quantity, unitCents, coreDepositCents: 0 }));
  return { id, version, lines, totals: cartTotals(priced, 210) };
}

/** A line as the server tells it. */
export function lineOf(
  id: string,
  productId: string,
  quantity: number,
  vehicleId: string | null = null,
): CartLine {
  return {
    id,
    product: {
      id: productId,
      kind: "product",
      slug: productId,
      name: `Pieza ${productId}`,
      brand: null,
      part_number: null,
      picture: "brake-disc",
      parts: [],
    },
    quantity,
    unit_cents: unitCents,
    line_cents: quantity * unitCents,
    core_deposit_cents: 0,
    stock: { state: "in_stock", left: null },
    available: 50,
    needed_per_job: 1,
    vehicle: vehicleId === null ? null : vehicleOf(vehicleId),
    fit: { answer: "fits", alternatives: [] },
    fit_confirmed: false,
  };
}

function vehicleOf(id: string) {
  return {
    id,
    maker_name: "SEAT",
    model_name: "Ibiza IV",
    vehicle_name: "Ibiza IV",
    motor_name: "1.6 TDI",
    performance_period: { yyyymm_from: 200803, yyyymm_to: null },
  };
}

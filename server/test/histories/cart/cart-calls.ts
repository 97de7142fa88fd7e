import { LoginResponse } from "@recambia/contract/session/schemas";
import { Value } from "typebox/value";
import { expect } from "vitest";
import { randomPublicId } from "../../../src/platform/public-id.ts";
import { askQuote, guestWish, order, quoteNow } from "../../orders/checkout.ts";
import { type Answer, readField, type Visitor } from "../../shop/test-shop.ts";
import { type Call, type CartHistory, ownerOf, visitorOf } from "./cart-history.ts";
import { type ModelCart, type ModelState, merged, ordered, orderProblems } from "./cart-model.ts";
import { answerTo, type CartRequest } from "./cart-requests.ts";
import { password } from "./cart-world.ts";
import { readAnswer } from "./read-cart-answer.ts";

/** A request of a browser's cart, at one of the processes. */
export function cartCall(history: CartHistory, browser: number, process: number, request: CartRequest): Call {
  const owner = ownerOf(history, browser);
  const { names } = history.goods;
  const said = request.ask === "fill" && request.list.length > 9 ? { ...request, list: "long" } : request;
  return {
    say: `browser ${browser} (${owner}) at process ${process}: ${JSON.stringify(said)}`,
    send: () => sendRequest(history, visitorOf(history, browser, process), owner, request),
    settle(state, answer) {
      const { state: after, expected } = answerTo(state, owner, request);
      return readAnswer(after, owner, { expected, answer, names });
    },
  };
}

function sendRequest(
  history: CartHistory,
  visitor: Visitor,
  owner: string,
  request: CartRequest,
): Promise<Answer> {
  const { things, vehicles } = history.goods.names;
  const line = (id: string) => `/spa/cart/lines/${id}`;
  switch (request.ask) {
    case "read":
      return visitor.get("/spa/cart");
    case "open":
      return visitor.post("/spa/cart");
    case "add":
      return visitor.post("/spa/cart/lines", {
        purchasable_public_id: things.get(request.thing) ?? "zzzzzzzz23456789",
        ...(request.quantity === undefined ? {} : { quantity: request.quantity }),
        ...(request.vehicle === null ? {} : { vehicle_id: vehicles.get(request.vehicle) }),
        ...(request.isConfirmed ? { fit_confirmed: true } : {}),
      });
    case "set":
      return visitor.put(line(request.lineId), {
        quantity: request.quantity,
        ...(request.isConfirmed ? { fit_confirmed: true } : {}),
      });
    case "remove":
      return visitor.remove(line(request.lineId));
    case "fill":
      return fillFrom(history, visitor, owner, request);
  }
}

/** Puts a list into the cart that the person has written down before. */
async function fillFrom(
  { world, goods, people }: CartHistory,
  visitor: Visitor,
  owner: string,
  { list, vehicle }: Extract<CartRequest, { ask: "fill" }>,
): Promise<Answer> {
  const { database, clock } = world.shop;
  const id = randomPublicId();
  await database.rows({
    text: `with made as (
             insert into collection (public_id, person_id, name, created_at, updated_at)
             values ($1, $2, 'Lista', $3, $3)
           )
           insert into collection_item (collection_id, thing_id, quantity, added_at)
           select $1, thing_id, quantity, $3
           from unnest($4::text[], $5::integer[]) with ordinality as item (thing_id, quantity, place) order by place`,
    values: [
      id,
      people[owner === "person 0" ? 0 : 1]?.id,
      clock.now(),
      list.map(({ thing }) => goods.names.things.get(thing)),
      list.map(({ quantity }) => quantity),
    ],
  });
  const vehicle_id = vehicle === null ? null : goods.names.vehicles.get(vehicle);
  return visitor.post(`/spa/collections/${id}/cart`, { vehicle_id });
}

/** A browser signs in: what its visitor has in the cart joins the person's. */
export function signInCall(
  history: CartHistory,
  { browser, person, process }: { browser: number; person: number; process: number },
): Call {
  const visitor = visitorOf(history, browser, process);
  return {
    say: `browser ${browser} signs in as person ${person} at process ${process}`,
    send: () => visitor.post("/spa/login", { email: history.people[person]?.email, password }),
    settle(state, answer) {
      const { state: after, merge } = merged(state, `visitor ${browser}`, `person ${person}`);
      const payload = readField(answer.body, "data");
      if (!Value.Check(LoginResponse, payload)) throw new Error(`Not signed in: ${answer.text}`);
      expect(payload.cart_merge).toEqual(merge);
      return after;
    },
  };
}

/**
 * Asks for a quote, which must name just what stands in the way of ordering the cart.
 *
 * @returns the order by that quote; null when there is nothing to order.
 */
export async function quotedOrder(
  history: CartHistory,
  { browser, process }: { browser: number; process: number },
): Promise<Call | null> {
  const owner = ownerOf(history, browser);
  const visitor = visitorOf(history, browser, process);
  const wish = owner.startsWith("person") ? { shipping_method: "pickup" as const } : guestWish();
  const cart = history.state.carts.get(owner);
  if (!cart || cart.lines.length === 0) {
    expect(readField((await askQuote(visitor, wish)).body, "code")).toBe("cart_empty");
    return null;
  }
  const quote = await quoteNow(visitor, wish);
  history.log.push(`     quoted: ${JSON.stringify(quote.problems)}`);
  const placeOf = (id: string | null) => cart.lines.findIndex((line) => line.id === id);
  const problems = quote.problems.map(({ problem, line_id }) => `${problem} ${placeOf(line_id)}`);
  expect(problems.sort()).toEqual(orderProblems(history.state, cart));
  return {
    say: `browser ${browser} (${owner}) orders at process ${process}`,
    send: () => order(visitor, quote.id),
    settle: (state, answer) => settleOrder(state, { owner, quoted: cart, answer }),
  };
}

/** A cart that has changed since the quote is not ordered by it, nor one that could not be ordered then. */
function settleOrder(
  state: ModelState,
  { owner, quoted, answer }: { owner: string; quoted: ModelCart; answer: Answer },
): ModelState {
  const cart = state.carts.get(owner);
  const code = answer.status === 201 ? "ordered" : String(readField(answer.body, "code"));
  const isSame = JSON.stringify(cart?.lines) === JSON.stringify(quoted.lines);
  const isUntouched = cart?.version === quoted.version && cart.since === "same";
  const problems = orderProblems(state, quoted);
  const allowed = [
    ...(isSame && problems.length === 0 ? ["ordered"] : []),
    ...(isUntouched ? [] : ["quote_outdated"]),
    ...(isSame && problems.length > 0 ? ["out_of_stock", "validation_failed"] : []),
  ];
  expect(allowed).toContain(code);
  return code === "ordered" && cart ? ordered(state, owner, cart) : state;
}

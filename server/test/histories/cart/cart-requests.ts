import { maxLines, maxQuantity } from "@recambia/contract/cart/schemas";
import {
  changed,
  emptyCart,
  grown,
  isDoubtful,
  isRestricted,
  isSameWish,
  isSold,
  type ModelCart,
  type ModelLine,
  type ModelState,
  maxBeside,
  roomFor,
  type VehicleName,
  withCart,
} from "./cart-model.ts";

/** Requests of a tab about its cart. */
export type CartRequest =
  | { ask: "read" }
  | { ask: "open" }
  | {
      ask: "add";
      thing: string;
      vehicle: VehicleName | "unknown" | null;
      quantity: number | undefined;
      isConfirmed: boolean;
    }
  | { ask: "set"; lineId: string; quantity: number; isConfirmed: boolean }
  | { ask: "remove"; lineId: string }
  | { ask: "fill"; list: readonly ListItem[]; vehicle: VehicleName | null };

export type ListItem = { thing: string; quantity: number };

/** A refusal as it may be told. */
export type ExpectedRefusal = {
  status: number;
  code: string;
  field?: string;
  /** Most that the line can hold, which the message names. */
  available?: number;
};

export type ExpectedOutcome = ListItem & { added: number; reasons: readonly string[] };

/** Expected response: the resulting cart, that there is none, or one of the refusals that apply. */
export type Expected =
  | { is: "cart"; outcomes: readonly ExpectedOutcome[] | null }
  | { is: "no cart" }
  | { is: "refusal"; refusals: readonly ExpectedRefusal[] };

export type Outcome = { state: ModelState; expected: Expected };

const granted = (state: ModelState): Outcome => ({ state, expected: { is: "cart", outcomes: null } });
const refused = (state: ModelState, ...refusals: ExpectedRefusal[]): Outcome => ({
  state,
  expected: { is: "refusal", refusals },
});
const notFound: ExpectedRefusal = { status: 404, code: "not_found" };
const invalid = (field: string): ExpectedRefusal => ({ status: 422, code: "validation_failed", field });

/** Applies an owner's request to the model and returns the expected response (specification §4, §7, product decisions §3). */
export function answerTo(state: ModelState, owner: string, request: CartRequest): Outcome {
  const cart = state.carts.get(owner);
  if (request.ask === "open") return granted(cart ? state : withCart(state, owner, emptyCart(state)));
  if (request.ask === "fill") return fill(state, owner, cart ?? emptyCart(state), request);
  if (request.ask === "add") return add(state, owner, cart, request);
  if (request.ask === "read") return cart ? granted(state) : { state, expected: { is: "no cart" } };
  const line = cart?.lines.find(({ id }) => id === request.lineId);
  if (request.ask === "set") return set(state, owner, cart, line, request);
  if (!cart || !line) return refused(state, notFound);
  const left = cart.lines.filter((other) => other !== line);
  return granted(withCart(state, owner, changed(state, cart, left)));
}

type Add = Extract<CartRequest, { ask: "add" }>;

function add(state: ModelState, owner: string, cart: ModelCart | undefined, request: Add): Outcome {
  const refusals = addRefusals(state, cart, request);
  const { vehicle } = request;
  if (refusals.length > 0 || !cart || vehicle === "unknown") return refused(state, ...refusals);
  const quantity = request.quantity ?? 1;
  const wish: ModelLine = { ...wishOf(request), id: null, vehicle, quantity };
  return granted(withCart(state, owner, changed(state, cart, grown(cart.lines, wish))));
}

const wishOf = ({ thing, isConfirmed }: Add) => ({ thing, isConfirmed });

/** Everything that speaks against adding; which of it is told first is not specified. */
function addRefusals(state: ModelState, cart: ModelCart | undefined, request: Add): ExpectedRefusal[] {
  const { thing, vehicle, isConfirmed } = request;
  const quantity = request.quantity ?? 1;
  const refusals: ExpectedRefusal[] = [];
  if (quantity < 1 || quantity > maxQuantity) refusals.push(invalid("quantity"));
  if (vehicle === "unknown") refusals.push(invalid("vehicle_id"));
  if (!cart) refusals.push(notFound);
  const isKnown = state.things.has(thing);
  if (!isKnown || !isSold(state, thing)) refusals.push({ ...notFound, field: "purchasable_public_id" });
  if (!isKnown || !cart || vehicle === "unknown") return refusals;
  if (isRestricted(state, thing)) refusals.push(invalid("purchasable_public_id"));
  const own = cart.lines.find((line) => isSameWish(line, { thing, vehicle }));
  if (!own && cart.lines.length >= maxLines) refusals.push(invalid("purchasable_public_id"));
  const wanted = (own?.quantity ?? 0) + quantity;
  if (wanted > maxQuantity) refusals.push(invalid("quantity"));
  const others = cart.lines.filter((line) => line !== own);
  const available = maxBeside(state, others, thing);
  if (wanted > available) refusals.push({ status: 409, code: "out_of_stock", available });
  if (!isConfirmed && isDoubtful(state, thing, vehicle)) {
    refusals.push({ status: 409, code: "fit_unconfirmed" });
  }
  return refusals;
}

type SetLine = Extract<CartRequest, { ask: "set" }>;

/** Fewer is always granted: the cart never gets worse by it. */
function set(
  state: ModelState,
  owner: string,
  cart: ModelCart | undefined,
  line: ModelLine | undefined,
  { quantity, isConfirmed }: SetLine,
): Outcome {
  const refusals: ExpectedRefusal[] = [];
  if (quantity < 1 || quantity > maxQuantity) refusals.push(invalid("quantity"));
  if (!cart || !line) return refused(state, ...refusals, notFound);
  const others = cart.lines.filter((other) => other !== line);
  const available = maxBeside(state, others, line.thing);
  if (quantity > line.quantity && quantity > available) {
    refusals.push({ status: 409, code: "out_of_stock", available });
  }
  if (refusals.length > 0) return refused(state, ...refusals);
  const after = { ...line, quantity, isConfirmed: line.isConfirmed || isConfirmed };
  const lines = cart.lines.map((other) => (other === line ? after : other));
  return granted(withCart(state, owner, changed(state, cart, lines)));
}

type Fill = Extract<CartRequest, { ask: "fill" }>;

/** Each item as far as stock and the limits go, none refused for another's sake; doubtful fit is never added. */
function fill(state: ModelState, owner: string, cart: ModelCart, { list, vehicle }: Fill): Outcome {
  let { lines } = cart;
  const outcomes = list.map((item): ExpectedOutcome => {
    const wish = { ...item, id: null, vehicle, isConfirmed: false };
    const reasons = reasonsAgainst(state, lines, wish);
    const room = Math.min(item.quantity, roomFor(state, lines, wish));
    const isPossible = !isDoubtful(state, item.thing, vehicle) && isSold(state, item.thing);
    const added = isPossible ? room : 0;
    lines = added > 0 ? grown(lines, { ...wish, quantity: added }) : lines;
    return { ...item, added, reasons };
  });
  const after = withCart(state, owner, changed(state, cart, lines));
  return { state: after, expected: { is: "cart", outcomes } };
}

function reasonsAgainst(state: ModelState, lines: readonly ModelLine[], wish: ModelLine): string[] {
  const own = lines.find((line) => isSameWish(line, wish));
  const wanted = (own?.quantity ?? 0) + wish.quantity;
  const others = lines.filter((line) => line !== own);
  const applies: Record<string, boolean> = {
    not_sold: !isSold(state, wish.thing),
    not_for_sale: isRestricted(state, wish.thing),
    cart_full: !own && lines.length >= maxLines,
    too_many: wanted > maxQuantity,
    out_of_stock: wanted > maxBeside(state, others, wish.thing),
    fit_unconfirmed: isDoubtful(state, wish.thing, wish.vehicle),
  };
  return Object.keys(applies).filter((reason) => applies[reason]);
}

import { maxLines, maxQuantity } from "@recambia/contract/cart/schemas";
import type { FitAnswer } from "@recambia/contract/vehicles/fit";

/** The vehicles of a history: parts that need one fit the first, the second under a condition, the third not. */
export const vehicleNames = ["fitting", "conditional", "other"] as const;
export type VehicleName = (typeof vehicleNames)[number];

export type ModelProduct = {
  pieces: number;
  isSold: boolean;
  isRestricted: boolean;
  depositCents: number;
  /** By fitments, for every vehicle, or without any data. */
  fit: "fitments" | "universal" | "no data";
};

/** In euro cents; `after` is the price from the offer's end on. */
export type ModelPrice = { cents: number; offer: { endsAt: number; after: number } | null };

export type ModelThing = {
  kind: "product" | "kit";
  parts: readonly { product: string; perUnit: number }[];
  price: ModelPrice;
  isSold: boolean;
};

export type ModelLine = {
  /** Null until an answer has told it. */
  id: string | null;
  thing: string;
  vehicle: VehicleName | null;
  quantity: number;
  isConfirmed: boolean;
};

export type ModelCart = {
  /** Null until an answer has told it. */
  id: string | null;
  /** As the last answer told it. */
  version: number;
  /** Changes of the version since then: none, one, or one without effect. */
  since: "same" | "grown" | "maybe";
  lines: readonly ModelLine[];
  changedAt: number;
};

/** Everything that decides what the shop answers; products, things and carts by name. */
export type ModelState = {
  now: number;
  products: ReadonlyMap<string, ModelProduct>;
  things: ReadonlyMap<string, ModelThing>;
  carts: ReadonlyMap<string, ModelCart>;
};

const dayMs = 24 * 60 * 60_000;

function found<Value>(map: ReadonlyMap<string, Value>, name: string): Value {
  const value = map.get(name);
  if (value === undefined) throw new Error(`The model has no ${name}`);
  return value;
}

export const thingOf = (state: ModelState, name: string) => found(state.things, name);
const productOf = (state: ModelState, name: string) => found(state.products, name);

export function withProduct(state: ModelState, name: string, change: Partial<ModelProduct>): ModelState {
  return { ...state, products: new Map(state.products).set(name, { ...productOf(state, name), ...change }) };
}

export function withThing(state: ModelState, name: string, change: Partial<ModelThing>): ModelState {
  return { ...state, things: new Map(state.things).set(name, { ...thingOf(state, name), ...change }) };
}

export function withCart(state: ModelState, owner: string, cart: ModelCart | null): ModelState {
  const carts = new Map(state.carts);
  if (cart) carts.set(owner, cart);
  else carts.delete(owner);
  return { ...state, carts };
}

/** The cart after a change of its lines. */
export function changed(state: ModelState, cart: ModelCart, lines: readonly ModelLine[]): ModelCart {
  const isSame = JSON.stringify(lines) === JSON.stringify(cart.lines);
  const since = isSame ? (cart.since === "grown" ? "grown" : "maybe") : "grown";
  return { ...cart, since, lines, changedAt: state.now };
}

export const emptyCart = (state: ModelState): ModelCart => ({
  id: null,
  version: 0,
  since: "same",
  lines: [],
  changedAt: state.now,
});

/** The price in force now, in euro cents. */
export function centsOf(state: ModelState, name: string): number {
  const { cents, offer } = thingOf(state, name).price;
  return offer && state.now >= offer.endsAt ? offer.after : cents;
}

const partsOf = (state: ModelState, name: string) =>
  thingOf(state, name).parts.map((part) => ({ ...part, ...productOf(state, part.product) }));

export const depositOf = (state: ModelState, name: string) =>
  partsOf(state, name).reduce((sum, part) => sum + part.perUnit * part.depositCents, 0);

/** It and every part of it are sold. */
export const isSold = (state: ModelState, name: string) =>
  thingOf(state, name).isSold && partsOf(state, name).every((part) => part.isSold);

/** Kept from consumers by law, whole or in part. */
export const isRestricted = (state: ModelState, name: string) =>
  partsOf(state, name).some((part) => part.isRestricted);

/** Most of a thing that one line can hold beside the given lines; 0 for what cannot be bought. */
export function maxBeside(state: ModelState, others: readonly ModelLine[], name: string): number {
  if (!isSold(state, name) || isRestricted(state, name)) return 0;
  const units = partsOf(state, name).map(({ product, perUnit, pieces }) => {
    const taken = others.reduce(
      (sum, line) => sum + line.quantity * perUnitOf(state, line.thing, product),
      0,
    );
    return Math.floor((pieces - taken) / perUnit);
  });
  return Math.max(0, Math.min(...units));
}

/**
 * What each line of a cart can have. When the stock is short, lines get it in their order, so that only those are short for
 * which nothing is left.
 */
export function availableIn(state: ModelState, lines: readonly ModelLine[]): number[] {
  const held: ModelLine[] = [];
  return lines.map((line) => {
    const others = lines.filter((other) => other !== line);
    const kept = Math.min(line.quantity, maxBeside(state, held, line.thing));
    const available = Math.max(kept, maxBeside(state, others, line.thing));
    held.push({ ...line, quantity: kept });
    return available;
  });
}

function perUnitOf(state: ModelState, name: string, product: string): number {
  return thingOf(state, name).parts.find((part) => part.product === product)?.perUnit ?? 0;
}

/** The answer of product decisions §3; a kit fits what all of its parts fit. */
export function fitFor(state: ModelState, name: string, vehicle: VehicleName | null): FitAnswer {
  const answers = new Set(partsOf(state, name).map(({ fit }) => fitOfPart(fit, vehicle)));
  const worstFirst = ["does_not_fit", "unknown", "no_vehicle", "fits_if", "fits"] as const;
  return worstFirst.find((answer) => answers.has(answer)) ?? "universal";
}

function fitOfPart(fit: ModelProduct["fit"], vehicle: VehicleName | null): FitAnswer {
  if (fit === "universal") return "universal";
  if (vehicle === null) return "no_vehicle";
  if (fit === "no data") return "unknown";
  return ({ fitting: "fits", conditional: "fits_if", other: "does_not_fit" } as const)[vehicle];
}

/** The shopper has to be asked before. */
export function isDoubtful(state: ModelState, name: string, vehicle: VehicleName | null): boolean {
  return ["fits_if", "does_not_fit"].includes(fitFor(state, name, vehicle));
}

export const isSameWish = (line: ModelLine, wish: Pick<ModelLine, "thing" | "vehicle">) =>
  line.thing === wish.thing && line.vehicle === wish.vehicle;

/** Pieces that a line can still take, by stock, pieces per line and lines per cart. */
export function roomFor(
  state: ModelState,
  lines: readonly ModelLine[],
  wish: Pick<ModelLine, "thing" | "vehicle">,
): number {
  const own = lines.find((line) => isSameWish(line, wish));
  if (!own && lines.length >= maxLines) return 0;
  const others = lines.filter((line) => line !== own);
  const most = Math.min(maxQuantity, maxBeside(state, others, wish.thing));
  return Math.max(0, most - (own?.quantity ?? 0));
}

/** The lines with some more of a thing: in its line, or in a new one at the end. */
export function grown(lines: readonly ModelLine[], wish: ModelLine): readonly ModelLine[] {
  const own = lines.find((line) => isSameWish(line, wish));
  if (!own) return wish.quantity > 0 ? [...lines, wish] : lines;
  const isConfirmed = own.isConfirmed || wish.isConfirmed;
  const more = { ...own, quantity: own.quantity + wish.quantity, isConfirmed };
  return lines.map((line) => (line === own ? more : line));
}

/**
 * A visitor's cart joins a person's, as far as stock and limits go, and is gone.
 *
 * @returns the lines that came, and those that did not come whole; null without a visitor's cart.
 */
export function merged(
  state: ModelState,
  visitor: string,
  person: string,
): { state: ModelState; merge: { lines_added: number; lines_capped: number } | null } {
  const guest = state.carts.get(visitor);
  if (!guest) return { state, merge: null };
  const without = withCart(state, visitor, null);
  if (guest.lines.length === 0) return { state: without, merge: { lines_added: 0, lines_capped: 0 } };
  const cart = state.carts.get(person) ?? emptyCart(state);
  const merge = { lines_added: 0, lines_capped: 0 };
  let { lines } = cart;
  for (const line of guest.lines) {
    const quantity = Math.min(line.quantity, roomFor(state, lines, line));
    if (quantity > 0) merge.lines_added += 1;
    if (quantity < line.quantity) merge.lines_capped += 1;
    lines = grown(lines, { ...line, quantity });
  }
  return { state: withCart(without, person, changed(state, cart, lines)), merge };
}

/** Carts that nobody has changed for 180 days are gone. */
export function withoutStaleCarts(state: ModelState): ModelState {
  const carts = [...state.carts].filter(([, { changedAt }]) => changedAt >= state.now - 180 * dayMs);
  return { ...state, carts: new Map(carts) };
}

/** Why the lines of a cart cannot be ordered as they are, sorted; empty: they can. */
export function orderProblems(state: ModelState, { lines }: ModelCart): string[] {
  const available = availableIn(state, lines);
  return lines
    .flatMap((line, index) => {
      const isShort = (available[index] ?? 0) < line.quantity;
      const stock = isRestricted(state, line.thing) ? ["restricted"] : isShort ? ["out_of_stock"] : [];
      const isOpen = !line.isConfirmed && isDoubtful(state, line.thing, line.vehicle);
      return [...stock, ...(isOpen ? ["fit_unconfirmed"] : [])].map((problem) => `${problem} ${index}`);
    })
    .sort();
}

/** The pieces of a cart are taken from stock, and it is empty. */
export function ordered(state: ModelState, owner: string, cart: ModelCart): ModelState {
  let after = state;
  for (const { thing, quantity } of cart.lines) {
    for (const { product, perUnit } of thingOf(state, thing).parts) {
      const { pieces } = productOf(after, product);
      after = withProduct(after, product, { pieces: pieces - perUnit * quantity });
    }
  }
  return withCart(after, owner, changed(after, cart, []));
}

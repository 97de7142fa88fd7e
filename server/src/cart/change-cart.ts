import type { Database, Queryable } from "../platform/database/database.ts";
import { isRefusal, type Refusal } from "../platform/http/refusals/refusal.ts";
import type { KeptThings } from "./keep-things.ts";
import { keyOf, type Question, type ReadThings } from "./read-things.ts";
import { lockCart, selectCart, updateCart } from "./storage/cart-statements.ts";
import type { Caller, CountedStock, HeldCart, KnownCart, KnownLine } from "./storage/held-cart.ts";
import type { RememberedCarts } from "./storage/remember-carts.ts";
import type { WriteCart } from "./storage/write-carts.ts";

/** What operations on carts are given. */
export type CartGround = {
  database: Database;
  carts: RememberedCarts;
  things: KeptThings;
  write: WriteCart;
};

/** A change as a pure function of the cart's lines. */
export type Change = {
  /** What the change puts into the cart. */
  wished?: readonly Question[];
  /** @param things what the catalogue says of what is wished and held, by `keyOf`; what it has not is missing. */
  decide(lines: readonly KnownLine[], things: ReadThings["things"]): readonly KnownLine[] | Refusal;
};

/** Each failed try means that another process has changed the cart, or an import the catalogue. */
const optimisticTries = 4;

/**
 * Changes the caller's cart (docs/decisions/011): decides on the cart that this process remembers,
 * and writes only if the database still holds that one, and the catalogue and the stock are as they
 * were. If not, or before a refusal, all is read and the change decided again; after a few tries with
 * the cart locked.
 *
 * @returns the changed cart; `not_found` without a cart, or what was decided against the change.
 */
export async function changeCart(
  ground: CartGround,
  caller: Caller,
  change: Change,
): Promise<KnownCart | Refusal> {
  return ground.carts.inTurn(caller.owner, async () => {
    const remembered = ground.carts.of(caller.owner);
    if (remembered) {
      const changed = await decideAndWrite(ground, caller, change, {
        cart: remembered,
        gather: ground.things.gather,
      });
      if (changed && !isRefusal(changed)) return changed;
    }
    for (let tries = 0; tries < optimisticTries; tries++) {
      const changed = await changeAsRead(ground, caller, change);
      if (changed) return changed;
    }
    return ground.database.transaction((transaction) => changeLocked(ground, transaction, caller, change));
  });
}

/** @returns null when the cart or the catalogue has changed in the meantime. */
async function changeAsRead(ground: CartGround, caller: Caller, change: Change) {
  const { database, things, carts } = ground;
  const read = await selectCart(database, caller.owner);
  if (!read) {
    carts.forget(caller.owner);
    return { refused: "not_found" } satisfies Refusal;
  }
  things.meet(read.revision);
  carts.remember(caller.owner, read.cart);
  return decideAndWrite(ground, caller, change, { cart: read.cart, gather: things.gatherNow });
}

async function decideAndWrite(
  { database, carts, write }: CartGround,
  caller: Caller,
  change: Change,
  { cart, gather }: { cart: HeldCart; gather: KeptThings["gather"] },
): Promise<KnownCart | Refusal | null> {
  const { lines, revision } = await decide(database, gather, change, cart);
  if (isRefusal(lines)) return lines;
  const held = lines.map(({ line }) => line);
  const written = await write({ caller, cart, lines: held, revision, stock: stockOf(lines) });
  if (!written) return null;
  carts.remember(caller.owner, written);
  return { ...written, lines };
}

/** Where nobody else can change the cart; the catalogue's change of that moment may be missed. */
async function changeLocked(
  { carts, things }: CartGround,
  transaction: Queryable,
  caller: Caller,
  change: Change,
): Promise<KnownCart | Refusal> {
  carts.forget(caller.owner);
  const read = await lockCart(transaction, caller.owner);
  if (!read) return { refused: "not_found" };
  things.meet(read.revision);
  const { lines } = await decide(transaction, things.gatherNow, change, read.cart);
  if (isRefusal(lines)) return lines;
  const held = lines.map(({ line }) => line);
  const written = await updateCart(transaction, caller, read.cart, held, null);
  if (!written) throw new Error("A locked cart was changed by another");
  return { ...written, lines };
}

async function decide(database: Queryable, gather: KeptThings["gather"], change: Change, cart: HeldCart) {
  const { things, revision } = await gather(database, [...cart.lines, ...(change.wished ?? [])]);
  return { lines: change.decide(knownLines(cart, things), things), revision };
}

/** The stock of every product in lines as they were decided; one that was read twice is there twice. */
function stockOf(lines: readonly KnownLine[]): CountedStock {
  const parts = lines.flatMap(({ thing }) => thing.parts);
  return {
    productKeys: parts.map(({ productKey }) => productKey),
    pieces: parts.map(({ inStock }) => inStock),
  };
}

/** The lines whose thing the catalogue knows; nothing deletes one, but a catalogue may be loaded anew. */
export function knownLines(cart: HeldCart, things: ReadThings["things"]): KnownLine[] {
  return cart.lines.flatMap((line): KnownLine[] => {
    const thing = things.get(keyOf(line));
    return thing ? [{ line, thing }] : [];
  });
}

import type { Database, Queryable } from "../platform/database/database.ts";
import { isRefusal, type Refusal } from "../platform/http/refusals/refusal.ts";
import type { Purchasable } from "./purchasable.ts";
import type { PurchasableCache } from "./purchasable-cache.ts";
import { nameOf, type PurchasableKey, type ReadPurchasables } from "./read-purchasables.ts";
import type { CartCache } from "./storage/cart-cache.ts";
import { lockCart, selectCart, updateCart } from "./storage/cart-statements.ts";
import type { WriteCart } from "./storage/create-cart-writer.ts";
import type { Caller, ExpectedStock, ResolvedCart, ResolvedLine, StoredCart } from "./storage/stored-cart.ts";

/** Dependencies of cart operations. */
export type CartDeps = {
  database: Database;
  carts: CartCache;
  purchasables: PurchasableCache;
  write: WriteCart;
};

/** An edit as a pure function of the cart's lines. */
export type CartEdit = {
  /** Purchasables that the edit adds. */
  added?: readonly PurchasableKey[];
  /** @param purchasables of the cart and of `added`, by `nameOf`; unknown ones are missing. */
  decide(
    lines: readonly ResolvedLine[],
    purchasables: ReadPurchasables["purchasables"],
  ): readonly ResolvedLine[] | Refusal;
};

/** A try fails when another process changes the cart, the stock or the catalogue. */
const maxOptimisticTries = 4;

/**
 * Changes the caller's cart with optimistic concurrency control (docs/decisions/011). The first try uses the cached cart and
 * writes only if cart, catalogue and stock in the database are unchanged. On a conflict or a refusal, everything is read
 * again; after a few conflicts, the cart is locked.
 *
 * @returns the changed cart; `not_found` without a cart; or the refusal of the edit.
 */
export async function changeCart(
  deps: CartDeps,
  caller: Caller,
  change: CartEdit,
): Promise<ResolvedCart | Refusal> {
  return deps.carts.serialize(caller.owner, async () => {
    const cached = deps.carts.get(caller.owner);
    if (cached) {
      const changed = await decideAndWrite(deps, caller, change, {
        cart: cached,
        read: deps.purchasables.read,
      });
      if (changed && !isRefusal(changed)) return changed;
    }
    for (let tries = 0; tries < maxOptimisticTries; tries++) {
      const changed = await changeOptimistically(deps, caller, change);
      if (changed) return changed;
    }
    return deps.database.transaction((transaction) => changeLocked(deps, transaction, caller, change));
  });
}

/** @returns null on a conflict: the cart, the catalogue or the stock has changed. */
async function changeOptimistically(deps: CartDeps, caller: Caller, change: CartEdit) {
  const { database, purchasables, carts } = deps;
  const read = await selectCart(database, caller.owner);
  if (!read) {
    carts.delete(caller.owner);
    return { refused: "not_found" } satisfies Refusal;
  }
  purchasables.expectRevision(read.revision);
  carts.set(caller.owner, read.cart);
  return decideAndWrite(deps, caller, change, { cart: read.cart, read: purchasables.readFresh });
}

async function decideAndWrite(
  { database, carts, write }: CartDeps,
  caller: Caller,
  change: CartEdit,
  { cart, read }: { cart: StoredCart; read: PurchasableCache["read"] },
): Promise<ResolvedCart | Refusal | null> {
  const { lines, added, revision } = await decide(database, read, change, cart);
  if (isRefusal(lines)) return lines;
  const stored = lines.map(({ line }) => line);
  // The stock also decided which pieces were not added.
  const stock = stockOf([...lines.map(({ purchasable }) => purchasable), ...added]);
  const written = await write({ caller, cart, lines: stored, revision, stock });
  if (!written) return null;
  carts.set(caller.owner, written);
  return { ...written, lines };
}

/** Edits the locked cart. A catalogue change committed at the same moment may be missed. */
async function changeLocked(
  { carts, purchasables }: CartDeps,
  transaction: Queryable,
  caller: Caller,
  change: CartEdit,
): Promise<ResolvedCart | Refusal> {
  carts.delete(caller.owner);
  const read = await lockCart(transaction, caller.owner);
  if (!read) return { refused: "not_found" };
  purchasables.expectRevision(read.revision);
  const { lines } = await decide(transaction, purchasables.readFresh, change, read.cart);
  if (isRefusal(lines)) return lines;
  const stored = lines.map(({ line }) => line);
  const written = await updateCart(transaction, caller, read.cart, stored, null);
  if (!written) throw new Error("A locked cart was changed by another");
  return { ...written, lines };
}

async function decide(
  database: Queryable,
  read: PurchasableCache["read"],
  change: CartEdit,
  cart: StoredCart,
) {
  const keys = change.added ?? [];
  const { purchasables, revision } = await read(database, [...cart.lines, ...keys]);
  const added = keys.flatMap((key) => purchasables.get(nameOf(key)) ?? []);
  return { lines: change.decide(resolveLines(cart, purchasables), purchasables), added, revision };
}

/** Collects the stock of all products in purchasables; a product in two of them appears twice. */
function stockOf(purchasables: readonly Purchasable[]): ExpectedStock {
  const parts = purchasables.flatMap((purchasable) => purchasable.parts);
  return {
    productKeys: parts.map(({ productKey }) => productKey),
    pieces: parts.map(({ inStock }) => inStock),
  };
}

/** Pairs lines with their purchasables. Lines without one are dropped: a reloaded catalogue may lack it. */
export function resolveLines(
  cart: StoredCart,
  purchasables: ReadPurchasables["purchasables"],
): ResolvedLine[] {
  return cart.lines.flatMap((line): ResolvedLine[] => {
    const purchasable = purchasables.get(nameOf(line));
    return purchasable ? [{ line, purchasable }] : [];
  });
}

import type { Database } from "../../platform/database/database.ts";
import { updateCart, updateCarts } from "./cart-statements.ts";
import type { Caller, CountedStock, HeldCart, HeldLine } from "./held-cart.ts";

/** One cart's change, as `updateCart` is asked to write it. */
export type CartChange = {
  caller: Caller;
  cart: HeldCart;
  lines: readonly HeldLine[];
  /** The catalogue's revision that the lines were decided on. */
  revision: number;
  /** The stock that they were decided on, of every product in them. */
  stock: CountedStock;
};

/** Writes a change as `updateCart` does, perhaps together with those of other carts. */
export type WriteCart = (change: CartChange) => Promise<HeldCart | null>;

/** A statement that takes longer (it waits for a lock, or for a slow disk) holds nobody up: the next goes alongside. */
const patienceMs = 20;
/** Of the pool's connections, which carts share with everything else. */
const mostUnderway = 3;
/** Each number of carts is a statement of its own. */
const mostTogether = 16;

type Waiting = CartChange & { resolve(written: HeldCart | null): void; reject(error: unknown): void };

/**
 * Writes visitors' carts, one statement at a time: a cart at once when none is underway, and all that
 * come meanwhile together in the next, which spares most of what a statement and a commit cost. Each
 * cart is written or not by its own version. A person's cart goes alone: an order that is being placed
 * holds it.
 */
export function cartWriter(database: Database): WriteCart {
  const waiting: Waiting[] = [];
  let underway = 0;
  let awaited: Promise<void> | null = null;

  function send() {
    if (awaited || underway === mostUnderway || waiting.length === 0) return;
    const writing = writeTogether(database, waiting.splice(0, mostTogether));
    const goOn = () => {
      if (awaited === writing) awaited = null;
      send();
    };
    const impatience = setTimeout(goOn, patienceMs);
    awaited = writing;
    underway++;
    writing.finally(() => {
      clearTimeout(impatience);
      underway--;
      goOn();
    });
  }

  return (change) => {
    if ("personId" in change.caller.owner) return writeAlone(database, change);
    return new Promise((resolve, reject) => {
      waiting.push({ ...change, resolve, reject });
      send();
    });
  };
}

function writeAlone(database: Database, { caller, cart, lines, revision, stock }: CartChange) {
  return updateCart(database, caller, cart, lines, { revision, stock });
}

/** Settles each of the changes; never rejects itself. */
async function writeTogether(database: Database, changes: readonly Waiting[]): Promise<void> {
  const [first] = changes;
  if (!first || changes.length === 1) {
    if (first) await writeAlone(database, first).then(first.resolve, first.reject);
    return;
  }
  try {
    const written = await updateCarts(database, changes);
    for (const { cart, resolve } of changes) resolve(written.get(cart.id) ?? null);
  } catch (error) {
    if (isDeadlock(error)) {
      await Promise.all(changes.map((one) => writeAlone(database, one).then(one.resolve, one.reject)));
      return;
    }
    for (const { reject } of changes) reject(error);
  }
}

/** Two processes have written the same two carts in another order: nothing of it was written. */
function isDeadlock(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "40P01";
}

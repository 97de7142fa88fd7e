import type { Database } from "../platform/database/database.ts";
import { updateCart, updateCarts } from "./cart-statements.ts";
import type { Caller, HeldCart, HeldLine } from "./held-cart.ts";

/** One cart's change, as `updateCart` is asked to write it. */
export type CartChange = {
  caller: Caller;
  cart: HeldCart;
  lines: readonly HeldLine[];
  /** The catalogue's revision that the lines were decided on. */
  revision: number;
};

/** Writes a change as `updateCart` does, perhaps together with those of other carts. */
export type WriteCart = (change: CartChange) => Promise<HeldCart | null>;

/** So many statements keep the database busy; what comes meanwhile goes together with the next. */
const mostUnderway = 3;
/** Each number of carts is a statement of its own. */
const mostTogether = 16;

type Waiting = CartChange & { resolve(written: HeldCart | null): void; reject(error: unknown): void };

/**
 * Writes visitors' carts: each at once while there are few, and while the database is busy all that
 * wait in one statement, which spares it most of what a statement and a commit cost. Each cart is
 * written or not by its own version; none waits for another's lock, as nothing holds visitors' carts
 * for long. A person's cart goes alone: an order that is being placed holds it.
 */
export function cartWriter(database: Database): WriteCart {
  const waiting: Waiting[] = [];
  let underway = 0;

  function send() {
    while (underway < mostUnderway && waiting.length > 0) {
      underway++;
      writeTogether(database, waiting.splice(0, mostTogether)).finally(() => {
        underway--;
        send();
      });
    }
  }

  return (change) => {
    if ("personId" in change.caller.owner) return writeAlone(database, change);
    return new Promise((resolve, reject) => {
      waiting.push({ ...change, resolve, reject });
      send();
    });
  };
}

function writeAlone(database: Database, { caller, cart, lines, revision }: CartChange) {
  return updateCart(database, caller, cart, lines, revision);
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

import type { Database } from "../../platform/database/database.ts";
import { type CartWrite, updateCart, updateCarts } from "./cart-statements.ts";
import type { StoredCart } from "./stored-cart.ts";

/** Writes like `updateCart`, possibly in one statement with other carts. */
export type WriteCart = (change: CartWrite) => Promise<StoredCart | null>;

/** After this time (waiting for a lock or a slow disk), the next batch is sent in parallel. */
const slowWriteMs = 20;
/** Connections that writes may use of the shared pool. */
const maxConcurrentWrites = 3;
/** Each batch size is a prepared statement of its own. */
const maxBatchSize = 16;

type Waiting = CartWrite & { resolve(written: StoredCart | null): void; reject(error: unknown): void };

/**
 * Returns a function that writes carts. Visitors' carts are written in batches: a cart is written at once when no write is in
 * flight, and the carts that arrive meanwhile go together in the next statement, which saves most of the cost of statements
 * and commits. Conflicts are detected for each cart. A person's cart is written alone, because a running order may hold its lock.
 */
export function createCartWriter(database: Database): WriteCart {
  const waiting: Waiting[] = [];
  let inFlight = 0;
  let awaited: Promise<void> | null = null;

  function send() {
    if (awaited || inFlight === maxConcurrentWrites || waiting.length === 0) return;
    const writing = writeBatch(database, waiting.splice(0, maxBatchSize));
    const sendNext = () => {
      if (awaited === writing) awaited = null;
      send();
    };
    const slowTimer = setTimeout(sendNext, slowWriteMs);
    awaited = writing;
    inFlight++;
    writing.finally(() => {
      clearTimeout(slowTimer);
      inFlight--;
      sendNext();
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

function writeAlone(database: Database, { caller, cart, lines, revision, stock }: CartWrite) {
  return updateCart(database, caller, cart, lines, { revision, stock });
}

/** Settles the promise of each write; never rejects itself. */
async function writeBatch(database: Database, changes: readonly Waiting[]): Promise<void> {
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

/** Two processes wrote the same two carts in different orders; the database rolled this batch back. */
function isDeadlock(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "40P01";
}

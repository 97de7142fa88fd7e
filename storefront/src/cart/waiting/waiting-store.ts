import type { Cart } from "@recambia/contract/cart/schemas";
import { compareCarts } from "./compare-carts.ts";
import type { WaitingStore } from "./send-waiting.ts";
import {
  type ChangeNotice,
  isSameSubject,
  isTakenBack,
  subjectOf,
  undoingOf,
  type WaitingAddition,
  type WaitingChange,
  type WaitingQuantity,
} from "./waiting-change.ts";
import { openWaiting, type SeenCart } from "./waiting-database.ts";

/** Name of the lock held by the sender of the queue: one tab, or the service worker. */
export const queueLock = "cart-queue";
/** Name of the channel that tells tabs that the queue has changed. */
export const queueChannel = "cart-queue";

/** The queue in the browser's database. */
export const waitingStore: WaitingStore = {
  list: async () => (await openWaiting()).getAll("changes"),
  begin: async ({ id }) => {
    const transaction = (await openWaiting()).transaction("changes", "readwrite");
    const kept = await transaction.store.get(id);
    if (kept?.kind === "addition") await transaction.store.put({ ...kept, mayHaveArrived: true });
    await transaction.done;
    return kept !== undefined;
  },
  settle: async ({ id }, notice, holder) => {
    const transaction = (await openWaiting()).transaction(["changes", "notices"], "readwrite");
    const changes = transaction.objectStore("changes");
    const change = await changes.get(id);
    // Another sender, or the shopper, may have been quicker.
    if (change) {
      await changes.delete(id);
      if (holder && change.kind === "addition") {
        const later = quantitiesFor(change, await changes.getAll());
        const undoing = isTakenBack(change) && later.length === 0 ? undoingOf(change, holder) : null;
        if (undoing) await changes.put(undoing);
        // New quantities count without additions that wait: of one that was taken back they are right as they are.
        if (!isTakenBack(change)) {
          for (const other of later) await changes.put(grownBy(other, change.body.quantity));
        }
      }
      if (notice && !isTakenBack(change)) await transaction.objectStore("notices").put(notice);
    }
    await transaction.done;
  },
};

/** New quantities of an addition's line that wait. */
function quantitiesFor(addition: WaitingAddition, waiting: readonly WaitingChange[]): WaitingQuantity[] {
  return waiting.flatMap((other) =>
    other.kind === "quantity" && isSameSubject(other.subject, subjectOf(addition)) ? [other] : [],
  );
}

function grownBy(change: WaitingQuantity, by: number): WaitingQuantity {
  const { quantity, quantityBefore } = change;
  return {
    ...change,
    quantity: Math.max(0, quantity + by),
    quantityBefore: Math.max(0, quantityBefore + by),
  };
}

/**
 * Takes an addition back: drops it if it never left, and has it undone if the cart may hold it.
 *
 * @param cart the cart as it is known now, of which an addition that has arrived is taken.
 */
export async function takeAdditionBack(addition: WaitingAddition, cart: Cart | null): Promise<void> {
  const { id, body } = addition;
  const transaction = (await openWaiting()).transaction(["changes", "notices"], "readwrite");
  const changes = transaction.objectStore("changes");
  const kept = await changes.get(id);
  if (kept?.kind === "addition") {
    if (kept.mayHaveArrived) await changes.put({ ...kept, isTakenBack: true });
    else await changes.delete(id);
  } else if ((await transaction.objectStore("notices").get(id))?.outcome.kind !== "refused") {
    const later = quantitiesFor(addition, await changes.getAll());
    const undoing = cart && later.length === 0 ? undoingOf(addition, cart) : null;
    if (undoing) await changes.put(undoing);
    for (const other of later) await changes.put(grownBy(other, -body.quantity));
  }
  await transaction.done;
}

/** Puts a change at the end of the queue. A new quantity takes the place of one that waits for the same line. */
export async function putChange(change: WaitingChange): Promise<void> {
  const transaction = (await openWaiting()).transaction("changes", "readwrite");
  const changes = await transaction.store.getAll();
  const last = Math.max(0, ...changes.map(({ place }) => place));
  const replaced =
    change.kind === "quantity"
      ? changes.find(
          (other) =>
            other.kind === "quantity" &&
            other.personId === change.personId &&
            isSameSubject(other.subject, change.subject),
        )
      : undefined;
  // Under a new id: one that is on its way must not settle the newer one.
  if (replaced) await transaction.store.delete(replaced.id);
  await transaction.store.put({ ...change, place: replaced?.place ?? Math.max(change.place, last + 1) });
  await transaction.done;
}

/**
 * Remembers the cart as it was last seen. If the one before was shown without a network, what has changed since is kept to
 * be told.
 */
export async function rememberCart(cart: Cart | null, personId: string | null): Promise<void> {
  const transaction = (await openWaiting()).transaction(["seen", "notices"], "readwrite");
  const seen = transaction.objectStore("seen");
  const before = await seen.get("cart");
  if (before?.isShown && isOf(before, personId)) {
    for (const notice of compareCarts(before, cart)) await transaction.objectStore("notices").put(notice);
  }
  // Of a visitor without a cart nothing is kept: a person who signs in may have one.
  if (cart || personId !== null)
    await seen.put({ key: "cart", cart, seenAt: Date.now(), personId, isShown: false });
  else await seen.delete("cart");
  await transaction.done;
}

/** Returns the cart as it was last seen by the person, or by this browser's visitor, and marks it as shown. */
export async function takeSeenCart(personId: string | null): Promise<SeenCart | null> {
  const transaction = (await openWaiting()).transaction("seen", "readwrite");
  const seen = await transaction.store.get("cart");
  const isOwn = seen !== undefined && isOf(seen, personId);
  if (isOwn) await transaction.store.put({ ...seen, isShown: true });
  await transaction.done;
  return isOwn ? seen : null;
}

/** Gives a visitor's changes to the person who signs in. */
export function isOf({ personId: owner }: { personId: string | null }, personId: string | null): boolean {
  return owner === null || owner === personId;
}

/**
 * Whether the worker may send a change to the cart of the session's person. It cannot know whether a visitor's is theirs:
 * they may have signed out without a network, and the session may still be alive. A page sends it.
 */
export function isOfSession(change: { personId: string | null }, personId: string | null): boolean {
  return change.personId === personId;
}

/** Removes what belongs to other people than the one who uses this browser now. */
export async function dropOthers(personId: string | null): Promise<void> {
  const transaction = (await openWaiting()).transaction(["changes", "notices", "seen"], "readwrite");
  const [changes, notices, seen] = [
    transaction.objectStore("changes"),
    transaction.objectStore("notices"),
    transaction.objectStore("seen"),
  ];
  for (const one of await changes.getAll()) if (!isOf(one, personId)) await changes.delete(one.id);
  for (const one of await notices.getAll()) if (!isOf(one, personId)) await notices.delete(one.id);
  for (const one of await seen.getAll()) if (!isOf(one, personId)) await seen.delete(one.key);
  await transaction.done;
}

/** Returns what waits and the notices, of the person or of this browser's visitor. */
export async function readQueue(
  personId: string | null,
): Promise<{ changes: WaitingChange[]; notices: ChangeNotice[] }> {
  const database = await openWaiting();
  const [changes, notices] = await Promise.all([database.getAll("changes"), database.getAll("notices")]);
  return {
    changes: changes.filter((one) => isOf(one, personId)).sort((a, b) => a.place - b.place),
    notices: notices.filter((one) => isOf(one, personId)),
  };
}

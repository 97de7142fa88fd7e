import { getSealKey } from "@recambia/contract/account/endpoints";
import * as endpoints from "@recambia/contract/cart/endpoints";
import type { AddLineBody, Cart, CartLine } from "@recambia/contract/cart/schemas";
import { defaultLocale, isLocale } from "@recambia/contract/locale";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { isSuccess } from "../../lib/http/http-client.ts";
import { authStore, hasSignedOut } from "../../session/index.ts";
import { mayHaveCart } from "../cart-hint.ts";
import { keyOf, lineKey } from "../line-key.ts";
import type { WantedQuantities } from "../line-queue.ts";
import { newId } from "../new-id.ts";
import { acceptAnswered, type CartContext, cachedCart } from "../queries.ts";
import { createCartServer } from "./create-cart-server.ts";
import { fetchPersonId } from "./fetch-person-id.ts";
import { requestSync } from "./request-sync.ts";
import { dropSealed, hasKey, keepKey, sealOthers, unseal } from "./sealed-changes.ts";
import { isKnownAsSeen } from "./seen-cart.ts";
import { sendWaiting } from "./send-waiting.ts";
import {
  type ChangeNotice,
  isTakenBack,
  type SeenItem,
  type WaitingChange,
  type WaitingQuantity,
} from "./waiting-change.ts";
import { openWaiting } from "./waiting-database.ts";
import {
  dropOthers,
  isOf,
  putChange,
  queueChannel,
  queueLock,
  readQueue,
  rememberCart,
  takeAdditionBack,
  waitingStore,
} from "./waiting-store.ts";

/** The queue as this page shows it: without additions that were taken back, of which the shop is still to be told. */
type Shown = { changes: readonly WaitingChange[]; notices: readonly ChangeNotice[]; isAllSent: boolean };

const shownStore = createStore<Shown>()(() => ({ changes: [], notices: [], isAllSent: true }));

export function useWaiting(): Shown {
  return useStore(shownStore);
}

/** Quantities that wait for the network, by line id; 0 for a line that is to be removed. */
export function waitingQuantities(
  changes: readonly WaitingChange[],
  lines: readonly CartLine[],
): WantedQuantities {
  const bySubject = new Map(
    changes.flatMap((change) =>
      change.kind === "quantity" ? [[keyOf(change.subject), change.quantity] as const] : [],
    ),
  );
  return Object.fromEntries(
    lines.flatMap((line) => {
      const quantity = bySubject.get(lineKey(line));
      return quantity === undefined ? [] : [[line.id, quantity]];
    }),
  );
}

/** Whether a line has a change that waits. */
export function hasWaitingChange(line: CartLine): boolean {
  return line.id in waitingQuantities(shownStore.getState().changes, [line]);
}

/**
 * Puts an addition into the queue that could not be sent. Rejects where the browser keeps nothing.
 *
 * @param mayHaveArrived whether only the response is missing.
 */
export async function enqueueAddition(
  body: AddLineBody & { addition_id: string },
  seen: SeenItem,
  mayHaveArrived: boolean,
): Promise<void> {
  const whole = { ...body, quantity: body.quantity ?? 1 };
  await enqueue({ ...newChange(), kind: "addition", seen, body: whole, mayHaveArrived });
}

/** Puts a line's new quantity into the queue; 0 removes it. Rejects where the browser keeps nothing. */
export async function enqueueQuantity(
  cartId: string,
  line: CartLine,
  quantity: number,
  isRestoring = false,
): Promise<void> {
  const { product, vehicle, unit_cents: unitCents, fit_confirmed } = line;
  const subject = { thingId: product.id, vehicleId: vehicle?.id ?? null };
  const own = newChange();
  await enqueue({
    ...own,
    kind: "quantity",
    seen: { name: product.name, picture: product.picture, unitCents },
    subject,
    cartId,
    quantity,
    quantityBefore: line.quantity,
    body: {
      purchasable_public_id: subject.thingId,
      vehicle_id: subject.vehicleId,
      fit_confirmed,
      addition_id: own.id,
    },
    isRestoring,
  });
}

/** Takes a change back: an addition is dropped, or undone if it has left; a line gets the quantity that it had. */
export async function takeBack(context: CartContext, change: WaitingChange): Promise<void> {
  if (change.kind === "addition") {
    await takeAdditionBack(change, cachedCart(context) ?? null);
    await publish();
    if (!shownStore.getState().isAllSent) requestSync();
    return flush(context);
  }
  const restored: WaitingQuantity = {
    ...change,
    ...newChange(),
    quantity: change.quantityBefore,
    isRestoring: true,
  };
  await enqueue(restored);
  await flush(context);
}

export async function clearNotices(): Promise<void> {
  const database = await openWaiting();
  await database.clear("notices");
  await publish();
}

/**
 * Sends what waits, if there is a network, so that a new change does not overtake it.
 *
 * @returns whether nothing waits any more.
 */
export async function sendFirst(context: CartContext): Promise<boolean> {
  if (!shownStore.getState().isAllSent) await flush(context).catch(() => undefined);
  return shownStore.getState().isAllSent;
}

/** Follows the queue from now on: shows it, sends it whenever there is a network, and forgets what others left behind. */
export function followWaiting(context: CartContext): void {
  const send = () =>
    flush(context).catch((reason: unknown) => console.info("The cart's queue waits:", reason));
  let met: Promise<unknown> = Promise.resolve();
  const meet = (leaving?: string) => {
    // One after the other: a sign-in may follow the end of a session at once.
    met = met.then(() => meetPerson(context, leaving)).then(send, () => undefined);
  };
  const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(queueChannel);
  channel?.addEventListener("message", () => show());
  rememberCarts(context);
  authStore.subscribe((now, before) => {
    if (now.user?.id !== before.user?.id) meet(hasSignedOut() ? before.user?.id : undefined);
  });
  addEventListener("online", send);
  meet();
}

/**
 * Makes the queue that of whoever uses this browser now. What waits of a person whose session has ended is sealed until they
 * sign in again.
 *
 * @param leaving id of a person who has signed out: nothing of them stays.
 */
async function meetPerson({ http }: CartContext, leaving: string | undefined): Promise<void> {
  const personId = personNow();
  if (leaving === undefined) await sealOthers(personId).catch(() => undefined);
  await dropOthers(personId);
  if (leaving !== undefined) await dropSealed(leaving);
  if (personId === null) return;
  if (!(await hasKey(personId))) {
    const answer = await http.call(getSealKey);
    if (!isSuccess(answer)) return;
    await keepKey(personId, answer.data.data.key);
  }
  await unseal(personId);
}

/** Remembers each cart that the shop answers with. */
function rememberCarts(context: CartContext): void {
  const look = () => {
    const cart = cachedCart(context);
    if (cart !== undefined) remember(cart);
  };
  look();
  context.queryClient.getQueryCache().subscribe((event) => {
    const isCart = event.query.queryKey[0] === endpoints.getCart.path;
    if (isCart && event.type === "updated" && event.action.type === "success") look();
  });
}

async function remember(cart: Cart | null): Promise<void> {
  // The cart is also cleared when it could not be read, and there may be one then.
  const isUnknown = cart === null && mayHaveCart();
  if (isUnknown || isKnownAsSeen(cart)) return;
  try {
    await rememberCart(cart, personNow());
    await show();
  } catch {
    return;
  }
}

async function enqueue(change: WaitingChange): Promise<void> {
  await putChange(change);
  await publish();
  requestSync();
}

function newChange() {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : defaultLocale;
  return { id: newId(), place: Date.now(), locale, personId: personNow() };
}

async function flush(context: CartContext): Promise<void> {
  await show();
  if (shownStore.getState().isAllSent || !navigator.onLine) return;
  const personId = personNow();
  // If the session has ended meanwhile, they would get into a visitor's cart.
  if (personId !== null && (await fetchPersonId(context.http)) !== personId) return;
  const server = createCartServer(context.http, (cart) => acceptAnswered(context, cart && { data: cart }));
  await navigator.locks.request(queueLock, () =>
    sendWaiting(waitingStore, server, (change) => isOf(change, personNow())),
  );
  await publish();
}

function personNow(): string | null {
  return authStore.getState().user?.id ?? null;
}

/** Reads the queue again, here and in other tabs. */
async function publish(): Promise<void> {
  await show();
  const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(queueChannel);
  channel?.postMessage("changed");
  channel?.close();
}

async function show(): Promise<void> {
  const { changes, notices } = await readQueue(personNow());
  const shown = changes.filter((change) => !isTakenBack(change));
  shownStore.setState({ changes: shown, notices, isAllSent: changes.length === 0 });
}

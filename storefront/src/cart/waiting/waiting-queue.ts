import * as endpoints from "@recambia/contract/cart/endpoints";
import type { AddLineBody } from "@recambia/contract/cart/schemas";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { isSuccess, refusalOf } from "../../lib/http/http-client.ts";
import { authStore } from "../../session/index.ts";
import { acceptAnswered, acceptCart, type CartContext, cachedCart, fetchCart } from "../queries.ts";
import { baseOf, type CartServer, sendWaiting, type WaitingStore } from "./send-waiting.ts";
import type { SeenThing, ToldAddition, WaitingAddition } from "./waiting-addition.ts";
import { openWaiting } from "./waiting-database.ts";

const lockName = "cart-queue";
const channelName = "cart-queue";

type Waiting = { additions: readonly WaitingAddition[]; told: readonly ToldAddition[] };

const waitingStore = createStore<Waiting>()(() => ({ additions: [], told: [] }));

export function useWaiting(): Waiting {
  return useStore(waitingStore);
}

/** Puts an addition into the queue that could not be sent. Rejects where the browser keeps nothing. */
export async function enqueueAddition(
  context: CartContext,
  body: AddLineBody,
  seen: SeenThing,
  wasSent: boolean,
): Promise<void> {
  const whole = { ...body, quantity: body.quantity ?? 1 };
  const database = await openWaiting();
  await database.put("waiting", {
    id: crypto.randomUUID(),
    place: Date.now(),
    body: whole,
    seen,
    personId: personNow(),
    // A request that left may have arrived.
    attempt: wasSent ? baseOf({ body: whole }, cachedCart(context) ?? null) : null,
  });
  await publish();
}

export async function dropAddition(id: string): Promise<void> {
  const database = await openWaiting();
  await navigator.locks.request(lockName, () => database.delete("waiting", id));
  await publish();
}

export async function forgetTold(): Promise<void> {
  const database = await openWaiting();
  await database.clear("told");
  await publish();
}

/** Follows the queue from now on: shows it, sends it whenever there is a network, and forgets what others left behind. */
export function followWaiting(context: CartContext): void {
  const send = () =>
    flush(context).catch((reason: unknown) => console.info("The cart's queue waits:", reason));
  const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(channelName);
  channel?.addEventListener("message", () => show());
  authStore.subscribe((now, before) => {
    if (now.user?.id !== before.user?.id) forgetOthers(before.user?.id ?? null).then(send, () => undefined);
  });
  addEventListener("online", send);
  send();
}

async function flush(context: CartContext): Promise<void> {
  await show();
  if (waitingStore.getState().additions.length === 0 || !navigator.onLine) return;
  await navigator.locks.request(lockName, () =>
    sendWaiting(
      durableStore,
      serverFor(context),
      ({ personId }) => personId === null || personId === personNow(),
    ),
  );
  await publish();
}

/** A person who leaves takes along what waits: nothing of theirs stays. A visitor's additions wait on. */
async function forgetOthers(left: string | null): Promise<void> {
  if (left === null) return;
  const database = await openWaiting();
  for (const { id, personId } of await database.getAll("waiting")) {
    if (personId === left) await database.delete("waiting", id);
  }
  for (const { id, personId } of await database.getAll("told")) {
    if (personId === left) await database.delete("told", id);
  }
  await publish();
}

const durableStore: WaitingStore = {
  list: async () => (await openWaiting()).getAll("waiting"),
  put: async (addition) => {
    await (await openWaiting()).put("waiting", addition);
  },
  settle: async (id, told) => {
    const transaction = (await openWaiting()).transaction(["waiting", "told"], "readwrite");
    await transaction.objectStore("waiting").delete(id);
    if (told) await transaction.objectStore("told").put(told);
    await transaction.done;
  },
};

function serverFor(context: CartContext): CartServer {
  return {
    async read() {
      const answer = await fetchCart(context);
      return isSuccess(answer) ? acceptAnswered(context, answer.data) : undefined;
    },
    async add(body) {
      if (!cachedCart(context)) await context.http.call(endpoints.claimCart);
      const answer = await context.http.call(endpoints.addLine, { body });
      if (isSuccess(answer)) return { is: "added", cart: acceptCart(context, answer.data.data) };
      const willPass = answer.status === 0 || answer.status === 429 || answer.status >= 500;
      if (willPass) return { is: "unknown" };
      const refusal = refusalOf(answer);
      return { is: "refused", code: refusal?.code ?? null, message: refusal?.message ?? "" };
    },
  };
}

function personNow(): string | null {
  return authStore.getState().user?.id ?? null;
}

/** Reads the queue again, here and in other tabs. */
async function publish(): Promise<void> {
  await show();
  const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(channelName);
  channel?.postMessage("changed");
  channel?.close();
}

async function show(): Promise<void> {
  const database = await openWaiting();
  const [additions, told] = await Promise.all([database.getAll("waiting"), database.getAll("told")]);
  waitingStore.setState({ additions: additions.sort((a, b) => a.place - b.place), told });
}

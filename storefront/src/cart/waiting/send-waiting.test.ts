import "fake-indexeddb/auto";
import type { Cart } from "@recambia/contract/cart/schemas";
import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { cartOf, lineOf } from "../../../test/cart-server.ts";
import { emptyDatabase } from "../../../test/empty-database.ts";
import { type CartServer, type Sent, sendWaiting } from "./send-waiting.ts";
import type { WaitingAddition, WaitingChange, WaitingQuantity } from "./waiting-change.ts";
import { openWaiting } from "./waiting-database.ts";
import {
  dropOthers,
  putChange,
  readQueue,
  rememberCart,
  takeAdditionBack,
  takeSeenCart,
  waitingStore,
} from "./waiting-store.ts";

/** Outcomes of one request; "killed": the browser ends before the response. */
type Line = "arrives" | "request lost" | "response lost" | "refused" | "killed";

type Held = { quantity: number; additionIds: string[] };

/** A shop with one cart, behind a connection that the test controls. It counts an addition once, as the real one does. */
function openShop(lines: Line[]) {
  let [id, version, unitCents] = ["cart00000001", 0, 1000];
  let held = new Map<string, Held>();
  let carts = 1;
  const served: string[] = [];
  const cart = () =>
    cartOf(
      id,
      version,
      [...held].map(([thing, { quantity }]) => ({
        ...lineOf(`line${thing}`, thing, quantity, null),
        unit_cents: unitCents,
      })),
    );
  function answer(change: () => void): Sent {
    const line = lines.shift() ?? "arrives";
    if (line === "request lost") return { is: "unknown" };
    if (line === "refused") return { is: "refused", code: "out_of_stock", message: "No quedan" };
    version += 1;
    change();
    if (line === "killed") throw new Error("The browser was killed");
    return line === "arrives" ? { is: "done", cart: cart() } : { is: "unknown" };
  }
  const put = (thing: string, quantity: number, additionId = "") => {
    const known = held.get(thing) ?? { quantity: 0, additionIds: [] };
    if (additionId && known.additionIds.includes(additionId)) return;
    if (additionId) served.push(thing);
    held.set(thing, {
      quantity: known.quantity + quantity,
      additionIds: [...known.additionIds, additionId],
    });
  };
  const server: CartServer = {
    read: async () => ((lines.shift() ?? "arrives") === "arrives" ? cart() : undefined),
    add: async ({ purchasable_public_id: thing, quantity = 1, addition_id }) =>
      answer(() => put(thing, quantity, addition_id)),
    setQuantity: async ({ product }, quantity) =>
      answer(() => {
        if (quantity === 0) held.delete(product.id);
        else held.set(product.id, { quantity, additionIds: held.get(product.id)?.additionIds ?? [] });
      }),
  };
  return {
    server,
    served,
    put,
    cart,
    quantityOf: (thing: string) => held.get(thing)?.quantity ?? 0,
    knows: (thing: string, additionId: string) => held.get(thing)?.additionIds.includes(additionId) ?? false,
    raise: () => {
      unitCents += 50;
    },
    /** A sign-in puts the visitor's lines into the person's cart. */
    signIn(own: Map<string, number>) {
      carts += 1;
      id = `cart${String(carts).padStart(8, "0")}`;
      const merged = new Map<string, Held>();
      for (const thing of things) {
        const guest = held.get(thing);
        const quantity = (own.get(thing) ?? 0) + (guest?.quantity ?? 0);
        if (quantity > 0) merged.set(thing, { quantity, additionIds: guest?.additionIds ?? [] });
      }
      held = merged;
    },
  };
}

type Shop = ReturnType<typeof openShop>;

const things = ["disc00000001", "pads00000001", "oils00000001"];
let made = 0;

const own = (personId: string | null) => ({
  id: `change${String(made++).padStart(8, "0")}`,
  place: made,
  locale: "es" as const,
  personId,
});

function addition(thing: string, quantity = 1, personId: string | null = null): WaitingAddition {
  const common = own(personId);
  return {
    ...common,
    kind: "addition",
    seen: { name: thing, picture: "brake-disc", unitCents: 1000 },
    body: { purchasable_public_id: thing, quantity, vehicle_id: null, addition_id: common.id },
  };
}

function newQuantity(cart: Cart, thing: string, quantity: number, isRestoring = false): WaitingQuantity {
  const common = own(null);
  return {
    ...common,
    kind: "quantity",
    seen: { name: thing, picture: "brake-disc", unitCents: 1000 },
    subject: { thingId: thing, vehicleId: null },
    cartId: cart.id,
    quantity,
    quantityBefore: cart.lines.find(({ product }) => product.id === thing)?.quantity ?? 0,
    body: { purchasable_public_id: thing, vehicle_id: null, addition_id: common.id },
    isRestoring,
  };
}

const everybody = () => true;
const send = (shop: Shop, mayBeSent: (change: WaitingChange) => boolean = everybody) =>
  sendWaiting(waitingStore, shop.server, mayBeSent);
const waiting = () => waitingStore.list();
const shown = async () => (await readQueue(null)).notices.map(({ name, outcome }) => ({ name, ...outcome }));

const additionsIn = (changes: WaitingChange[]) => changes.filter((change) => change.kind === "addition");

beforeEach(() => emptyDatabase(openWaiting()));

describe("changes of the cart that wait for the network", () => {
  test("a refused addition is told with the reason, and the next ones are sent", async () => {
    const shop = openShop(["arrives", "refused"]);
    for (const thing of things) await putChange(addition(thing));
    expect(await send(shop)).toBe(true);
    expect(await shown()).toMatchObject([{ name: things[0], kind: "refused", message: "No quedan" }]);
    expect(shop.served).toEqual(things.slice(1));
  });

  test("a new quantity of a line that is gone is told, its removal is not", async () => {
    const shop = openShop([]);
    const before = cartOf(
      "cart00000001",
      1,
      things.map((thing) => lineOf(`line${thing}`, thing, 1)),
    );
    await putChange(newQuantity(before, "disc00000001", 3));
    await putChange(newQuantity(before, "pads00000001", 0));
    await send(shop);
    expect(await shown()).toEqual([{ name: "disc00000001", kind: "line_gone" }]);
  });

  test("a price that changed meanwhile is told", async () => {
    const shop = openShop([]);
    await putChange(addition("disc00000001"));
    shop.raise();
    await send(shop);
    expect(await shown()).toMatchObject([{ kind: "price_changed", centsBefore: 1000, unitCents: 1050 }]);
  });

  test("an addition that is taken back while it is sent leaves the cart again", async () => {
    const shop = openShop([]);
    shop.put("disc00000001", 2);
    await putChange(addition("pads00000001"));
    await putChange(addition("disc00000001", 3));
    const [pads, discs] = additionsIn(await waiting());
    const add: CartServer["add"] = async (body, cart) => {
      if (discs && body.addition_id === discs.id) await takeAdditionBack(discs, cart);
      return shop.server.add(body, cart);
    };
    expect(await sendWaiting(waitingStore, { ...shop.server, add }, everybody)).toBe(true);
    expect(things.map(shop.quantityOf)).toEqual([2, 1, 0]);
    // What this page has not heard of yet.
    if (pads) await takeAdditionBack(pads, shop.cart());
    expect(await send(shop)).toBe(true);
    expect(things.map(shop.quantityOf)).toEqual([2, 0, 0]);
  });

  test("an addition that is taken back leaves the cart though its response was lost, and is not sent before it left", async () => {
    const shop = openShop(["arrives", "response lost"]);
    await putChange(addition("pads00000001"));
    expect(await send(shop)).toBe(false);
    for (const one of additionsIn(await waiting())) await takeAdditionBack(one, null);
    await putChange(addition("oils00000001"));
    for (const one of additionsIn(await waiting()))
      if (!one.mayHaveArrived) await takeAdditionBack(one, null);
    expect(shop.quantityOf("pads00000001")).toBe(1);
    expect(await send(shop)).toBe(true);
    expect(things.map(shop.quantityOf)).toEqual([0, 0, 0]);
    expect(shop.served).not.toContain("oils00000001");
  });

  test("what the shop has refused is not taken out of the cart", async () => {
    const shop = openShop(["arrives", "refused"]);
    shop.put("pads00000001", 2);
    await putChange(addition("pads00000001"));
    const [pads] = additionsIn(await waiting());
    await send(shop);
    if (pads) await takeAdditionBack(pads, shop.cart());
    expect(await waiting()).toEqual([]);
  });

  test("another person's are neither sent nor shown, and go when somebody else signs in", async () => {
    const shop = openShop([]);
    await putChange(addition("disc00000001", 1, "ana"));
    await putChange(addition("pads00000001"));
    await send(shop, ({ personId }) => personId === null);
    expect(shop.served).toEqual(["pads00000001"]);
    expect((await readQueue("eva")).changes).toEqual([]);
    await dropOthers("eva");
    expect(await waiting()).toEqual([]);
  });

  test("a removal that arrived and was taken back puts the line in again", async () => {
    const shop = openShop(["arrives", "response lost"]);
    shop.put("disc00000001", 2);
    const before = shop.cart();
    await putChange(newQuantity(before, "disc00000001", 0));
    await send(shop);
    await putChange(newQuantity(before, "disc00000001", 2, true));
    await send(shop);
    expect(shop.quantityOf("disc00000001")).toBe(2);
  });

  test("a new quantity that a sign-in has overtaken is told instead of being set", async () => {
    const shop = openShop([]);
    shop.put("disc00000001", 2);
    await putChange(newQuantity(shop.cart(), "disc00000001", 1));
    shop.signIn(new Map([["disc00000001", 3]]));
    await send(shop);
    expect(shop.quantityOf("disc00000001")).toBe(5);
    expect(await shown()).toMatchObject([{ kind: "carts_merged", quantity: 5 }]);
  });

  test("that a person has no cart is remembered, but not that a visitor has none", async () => {
    await rememberCart(cartOf("cart00000001", 4, []), "ana");
    await rememberCart(null, "ana");
    expect(await takeSeenCart("ana")).toMatchObject({ cart: null });
    expect(await takeSeenCart("eva")).toBeNull();
    await rememberCart(null, null);
    expect(await takeSeenCart("ana")).toBeNull();
  });

  test("a cart that was shown without a network is compared with the shop's, once", async () => {
    const line = lineOf("line00000001", "disc00000001", 2);
    const gone = lineOf("line00000002", "pads00000001", 1);
    const before = cartOf("cart00000001", 4, [line, gone]);
    await rememberCart(before, "ana");
    expect(await takeSeenCart(null)).toBeNull();
    expect((await takeSeenCart("ana"))?.cart).toEqual(before);
    const now = { ...line, unit_cents: 1100, available: 1, fit: { ...line.fit, answer: "fits_if" as const } };
    await rememberCart(cartOf("cart00000001", 4, [now]), "ana");
    const kinds = (await readQueue("ana")).notices.map(({ outcome }) => outcome.kind).toSorted();
    expect(kinds).toEqual(["fit_changed", "no_longer_sold", "price_changed", "stock_changed"]);
    await (await openWaiting()).clear("notices");
    await rememberCart(before, "ana");
    expect((await readQueue("ana")).notices).toEqual([]);
  });
});

type Step =
  | { is: "add"; thing: string; quantity: number }
  | { is: "set"; thing: string; quantity: number }
  | { is: "send" }
  | { is: "sign in"; own: Map<string, number> };

const thing = fc.constantFrom(...things);
const steps = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        is: fc.constant("add" as const),
        thing,
        quantity: fc.integer({ min: 1, max: 3 }),
      }),
    },
    { weight: 4, arbitrary: fc.record({ is: fc.constant("set" as const), thing, quantity: fc.nat(4) }) },
    { weight: 3, arbitrary: fc.record({ is: fc.constant("send" as const) }) },
    {
      weight: 1,
      arbitrary: fc.record({
        is: fc.constant("sign in" as const),
        own: fc
          .dictionary(thing, fc.integer({ min: 1, max: 3 }))
          .map((held) => new Map(Object.entries(held))),
      }),
    },
  ),
  { maxLength: 14 },
);
const cuts = fc.array(
  fc.constantFrom<Line>("arrives", "arrives", "request lost", "response lost", "killed"),
  { maxLength: 40 },
);

/** Quantities that the shopper is to find in the end. */
type Expected = Map<string, number>;

/** Pieces of a thing that wait to be added. */
async function waitingPieces(thingId: string, isCounted: (change: WaitingAddition) => boolean = everybody) {
  const additions = (await waiting()).filter((change) => change.kind === "addition");
  return additions
    .filter((change) => change.body.purchasable_public_id === thingId && isCounted(change))
    .reduce((sum, { body }) => sum + body.quantity, 0);
}

/** Takes a step as the shopper does, whose page shows `seen`; returns the cart that it shows then. */
async function take(step: Step, shop: Shop, seen: Cart, expected: Expected): Promise<Cart> {
  switch (step.is) {
    case "add":
      await putChange(addition(step.thing, step.quantity));
      expected.set(step.thing, (expected.get(step.thing) ?? 0) + step.quantity);
      return seen;
    case "set":
      if (!seen.lines.some(({ product }) => product.id === step.thing)) return seen;
      await putChange(newQuantity(seen, step.thing, step.quantity));
      // Additions that wait are shown beside the line, and comes on top.
      expected.set(step.thing, step.quantity + (await waitingPieces(step.thing)));
      return seen;
    case "send":
      await send(shop).catch(() => false);
      return shop.cart();
    case "sign in": {
      shop.signIn(step.own);
      const overtaken = (await waiting()).flatMap((change) =>
        change.kind === "quantity" ? change.subject.thingId : [],
      );
      for (const one of things) {
        const inCart = shop.quantityOf(one);
        const later = await waitingPieces(one, ({ id }) => !shop.knows(one, id));
        if (overtaken.includes(one)) expected.set(one, inCart + later);
        else expected.set(one, (expected.get(one) ?? 0) + (step.own.get(one) ?? 0));
      }
      return shop.cart();
    }
  }
}

test("however often the line is cut and the browser killed, each change counts once, in order", async () => {
  await fc.assert(
    fc.asyncProperty(steps, cuts, async (drawn, lines) => {
      await (await openWaiting()).clear("changes");
      const shop = openShop([...lines]);
      shop.put("disc00000001", 2);
      const expected: Expected = new Map([["disc00000001", 2]]);
      let seen = shop.cart();
      for (const step of drawn) seen = await take(step, shop, seen, expected);
      for (let run = 0; run < 60 && !(await send(shop).catch(() => false)); run++);
      expect(await waiting()).toEqual([]);
      expect(things.map(shop.quantityOf)).toEqual(things.map((one) => expected.get(one) ?? 0));
    }),
    { numRuns: 20 },
  );
});

/** A lock as browsers give it to one tab at a time; a tab that is killed gives it back. */
function createLock() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(run: () => Promise<Result>): Promise<Result> => {
    const result = last.then(run, run);
    last = result.catch(() => undefined);
    return result;
  };
}

/** What a tab does, one after the other. */
const tabActions = fc.array(
  fc.oneof(
    fc.record({ is: fc.constant("add" as const), thing, quantity: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ is: fc.constant("send" as const) }),
  ),
  { maxLength: 8 },
);

/** A shop whose requests and responses take as long as the scheduler wants. */
function delayed({ read, add, setQuantity }: CartServer, scheduler: fc.Scheduler): CartServer {
  const wait = () => scheduler.schedule(Promise.resolve());
  const late = async <Result>(call: () => Promise<Result> | Result): Promise<Result> => {
    await wait();
    const result = await call();
    await wait();
    return result;
  };
  return {
    read: () => late(read),
    add: (body, cart) => late(() => add(body, cart)),
    setQuantity: (line, quantity) => late(() => setQuantity(line, quantity)),
  };
}

test("two tabs that add and send at the same time double nothing and lose nothing", async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), tabActions, tabActions, cuts, async (scheduler, one, other, lines) => {
      await (await openWaiting()).clear("changes");
      const shop = openShop([...lines]);
      const server = delayed(shop.server, scheduler);
      const locked = createLock();
      const expected: Expected = new Map();
      const sendLocked = () => locked(() => sendWaiting(waitingStore, server, everybody)).catch(() => false);
      const runTab = async (actions: typeof one) => {
        for (const action of actions) {
          if (action.is === "send") await sendLocked();
          else {
            expected.set(action.thing, (expected.get(action.thing) ?? 0) + action.quantity);
            await putChange(addition(action.thing, action.quantity));
          }
        }
      };
      await scheduler.waitFor(Promise.all([runTab(one), runTab(other)]));
      for (let run = 0; run < 60 && !(await send(shop).catch(() => false)); run++);
      expect(await waiting()).toEqual([]);
      expect(things.map(shop.quantityOf)).toEqual(things.map((each) => expected.get(each) ?? 0));
    }),
    { numRuns: 20 },
  );
});

test("two tabs' new quantities of a line leave one, the last", async () => {
  const shop = openShop([]);
  shop.put("disc00000001", 2);
  const seen = shop.cart();
  const quantities = [1, 3, 4, 5];
  await Promise.all(quantities.map((quantity) => putChange(newQuantity(seen, "disc00000001", quantity))));
  expect(await waiting()).toHaveLength(1);
  const locked = createLock();
  await Promise.all([locked(() => send(shop)), locked(() => send(shop))]);
  expect(shop.quantityOf("disc00000001")).toBe(5);
});

import { defaultQuantity, maxQuantity } from "@recambia/contract/cart/schemas";
import { expect } from "vitest";
import { dropStaleCarts } from "../../../src/cart/index.ts";
import { cartOf } from "../../orders/shopper.ts";
import { type Answer, readField } from "../../shop/test-shop.ts";
import { cartCall, quotedOrder, signInCall } from "./cart-calls.ts";
import {
  browserOfTab,
  type DrawnAsk,
  type DrawnHistory,
  type DrawnLine,
  type DrawnList,
  type DrawnQuantity,
  type DrawnStep,
} from "./cart-draws.ts";
import {
  type Browser,
  type Call,
  type CartHistory,
  ownerOf,
  settleTogether,
  visitorOf,
} from "./cart-history.ts";
import { maxBeside, roomFor, withoutStaleCarts } from "./cart-model.ts";
import type { CartRequest, ListItem } from "./cart-requests.ts";
import { type CartWorld, makeCartGoods, makePeople } from "./cart-world.ts";
import { catalogueCall } from "./catalogue-calls.ts";

const hourMs = 60 * 60_000;
const sessionHours = 30 * 24;
const colleague = 2;
const firstSignIn = { step: "sign in", process: 0, meanwhile: null } as const;

/**
 * Runs a history against the shop and the model; after every step each browser's cart must be the
 * model's. A failure tells all steps with the shop's answers.
 */
export async function runCartHistory(world: CartWorld, drawn: DrawnHistory): Promise<void> {
  const { shop, processes } = world;
  shop.clock.set(world.nextDay());
  const goods = await makeCartGoods(world, drawn.pieces);
  const browsers = browserOfTab.slice(1).map((): Browser => {
    const visitor = shop.visitor();
    return { answeredBy: [processes[0].answer(visitor), processes[1].answer(visitor)], person: null };
  });
  // Each has its token before anything is asked at the same moment.
  for (const { answeredBy } of browsers) for (const visitor of answeredBy) await visitor.post("/spa/logout");
  const people = await makePeople(world);
  const seen = browserOfTab.map(() => []);
  const history: CartHistory = { world, goods, drawn, people, browsers, state: goods.state, seen, log: [] };
  try {
    await signIn(history, { ...firstSignIn, browsers: [colleague], person: 1 });
    if (drawn.isSignedIn) await signIn(history, { ...firstSignIn, browsers: [0], person: 0 });
    if (drawn.areOpened) await openCarts(history, [...browsers.keys()]);
    for (const [index, step] of drawn.steps.entries()) {
      history.log.push(`${index + 1}. ${JSON.stringify(step)}`);
      await take(history, step);
      await expectCarts(history, index % 2);
    }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${history.log.join("\n")}\n${reason}`, { cause });
  }
}

/** Makes carts for those browsers that have none. */
async function openCarts(history: CartHistory, browsers: readonly number[]): Promise<void> {
  for (const browser of browsers) {
    if (history.state.carts.has(ownerOf(history, browser))) continue;
    await settleTogether(history, [cartCall(history, browser, 0, { ask: "open" })]);
  }
}

/** Expects every browser's cart to equal the model. */
async function expectCarts(history: CartHistory, process: number): Promise<void> {
  for (const browser of history.browsers.keys()) {
    const read = cartCall(history, browser, process, { ask: "read" });
    history.state = read.settle(history.state, await read.send());
  }
}

async function take(history: CartHistory, step: DrawnStep): Promise<void> {
  switch (step.step) {
    case "ask":
      return askAtOnce(history, [step.asked]);
    case "at once":
      return askAtOnce(history, step.asked);
    case "twice":
      return askAtOnce(history, [step.asked, { ...step.asked, process: 1 - step.asked.process }]);
    case "sign in":
      return signIn(history, step);
    case "sign out":
      return signOut(history, step);
    case "order":
      return placeOrder(history, step);
    case "wait":
      return wait(history, step);
    case "meanwhile":
      return askAtOnce(history, [step.asked], [catalogueCall(history, step.change)]);
    default:
      await settleTogether(history, [catalogueCall(history, step)]);
  }
}

/** Sends requests at the same moment; their answers must be those of one after another, in whichever order. */
async function askAtOnce(
  history: CartHistory,
  asked: readonly DrawnAsk[],
  others: readonly Call[] = [],
  nextCall?: () => Call,
): Promise<void> {
  // A list makes the cart first, and then fills it: others may find it empty in between.
  const isAlone = asked.length + others.length === 1;
  const filling = isAlone ? [] : asked.filter(({ request }) => request.ask === "fill");
  await openCarts(
    history,
    filling.map(({ tab }) => browserOfTab[tab] ?? 0),
  );
  const calls = asked.flatMap((one) => callFor(history, one));
  const answers = await settleTogether(history, [...calls.map(({ call }) => call), ...others], nextCall);
  for (const [index, { tab }] of calls.entries()) {
    const answer = answers[index];
    if (answer?.status === 200) history.seen[tab] = linesIn(answer);
  }
}

function linesIn(answer: Answer): string[] {
  const payload = readField(answer.body, "data");
  const cart = readField(payload, "cart") === undefined ? cartOf(answer) : readField(payload, "cart");
  const lines = readField(cart, "lines");
  return Array.isArray(lines) ? lines.map((line) => String(readField(line, "id"))) : [];
}

/** A drawn request as it is sent now; none when it makes no sense yet. */
function callFor(history: CartHistory, { tab, process, request }: DrawnAsk): { tab: number; call: Call }[] {
  const browser = browserOfTab[tab] ?? 0;
  const asked = requestFor(history, tab, request);
  if (!asked) return [];
  return [{ tab, call: cartCall(history, browser, process, asked) }];
}

function requestFor(history: CartHistory, tab: number, drawn: DrawnAsk["request"]): CartRequest | null {
  const owner = ownerOf(history, browserOfTab[tab] ?? 0);
  switch (drawn.ask) {
    case "read":
    case "open":
      return drawn;
    case "add":
      return { ...drawn, quantity: quantityToAdd(history, owner, drawn) };
    case "remove":
    case "set": {
      const lineId = lineFor(history, tab, drawn.line);
      if (lineId === null) return null;
      if (drawn.ask === "remove") return { ask: "remove", lineId };
      const quantity = quantityToSet(history, owner, lineId, drawn.quantity);
      return { ask: "set", lineId, quantity, isConfirmed: drawn.isConfirmed };
    }
    case "fill": {
      const list = history.drawn.lists[drawn.list];
      if (!owner.startsWith("person") || !list) return null;
      return { ask: "fill", list: itemsOf(history, list), vehicle: drawn.vehicle };
    }
  }
}

function itemsOf({ world }: CartHistory, { items, isLong }: DrawnList): ListItem[] {
  const fillers = isLong
    ? world.fillers.map((_filler, index) => ({ thing: `filler ${index}`, quantity: 1 }))
    : [];
  return [...fillers, ...items];
}

function lineFor({ seen }: CartHistory, tab: number, { place, seenBy }: DrawnLine): string | null {
  const lines = seenBy === "itself" ? seen[tab] : seen[(tab + 1 + place) % seen.length];
  return lines?.[place % Math.max(1, lines.length)] ?? null;
}

type DrawnAdd = Extract<DrawnAsk["request"], { ask: "add" }>;

/** The most that can be added now, as the last answer said it, or one more. */
function quantityToAdd({ state }: CartHistory, owner: string, { thing, vehicle, quantity }: DrawnAdd) {
  if (quantity === "omitted") return undefined;
  if (typeof quantity === "number") return quantity;
  const isKnown = state.things.has(thing) && vehicle !== "unknown";
  const lines = state.carts.get(owner)?.lines ?? [];
  const most = isKnown ? roomFor(state, lines, { thing, vehicle }) : defaultQuantity;
  return quantity === "most" ? Math.max(1, most) : most + 1;
}

function quantityToSet({ state }: CartHistory, owner: string, lineId: string, drawn: DrawnQuantity): number {
  if (typeof drawn === "number") return drawn;
  const lines = state.carts.get(owner)?.lines ?? [];
  const line = lines.find(({ id }) => id === lineId);
  if (!line) return defaultQuantity;
  const others = lines.filter((other) => other !== line);
  const most = Math.min(maxQuantity, maxBeside(state, others, line.thing));
  return drawn === "most" ? Math.max(1, most) : most + 1;
}

type SignIn = Extract<DrawnStep, { step: "sign in" }>;

/** Signs browsers in that are not, perhaps while a tab asks for something. */
async function signIn(history: CartHistory, { browsers, person, process, meanwhile }: SignIn): Promise<void> {
  const signingIn = browsers.filter((browser) => history.browsers[browser]?.person === null);
  const calls = signingIn.map((browser) => signInCall(history, { browser, person, process }));
  const [first] = signingIn;
  if (first === undefined) return;
  // The answers do not tell whose lines came first; the person's cart does.
  const readJoined = () => {
    for (const browser of signingIn) notePerson(history, browser, person);
    return cartCall(history, first, process, { ask: "read" });
  };
  await askAtOnce(history, meanwhile ? [meanwhile] : [], calls, readJoined);
}

function notePerson(history: CartHistory, browser: number, person: number): void {
  const known = history.browsers[browser];
  if (known) known.person = person;
}

async function signOut(history: CartHistory, { browser, process }: { browser: number; process: number }) {
  const known = history.browsers[browser];
  if (!known || known.person === null) return;
  expect((await visitorOf(history, browser, process).post("/spa/logout")).status).toBe(204);
  known.person = null;
}

type PlaceOrder = Extract<DrawnStep, { step: "order" }>;

/** Orders what is in the cart, perhaps while a tab asks for something. */
async function placeOrder(history: CartHistory, { meanwhile, ...by }: PlaceOrder): Promise<void> {
  const call = await quotedOrder(history, by);
  if (call) await askAtOnce(history, meanwhile ? [meanwhile] : [], [call]);
}

/** Sessions end by themselves; carts that nobody has changed for long are dropped. */
async function wait(history: CartHistory, { days }: { days: number }): Promise<void> {
  const { clock, database } = history.world.shop;
  const hours = days * 24;
  clock.set(new Date(clock.now().getTime() + hours * hourMs));
  if (hours >= sessionHours) for (const browser of history.browsers) browser.person = null;
  await dropStaleCarts(database, clock.now());
  history.state = withoutStaleCarts({ ...history.state, now: clock.now().getTime() });
}

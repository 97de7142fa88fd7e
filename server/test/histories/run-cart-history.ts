import { defaultQuantity, maxQuantity } from "@recambia/contract/cart";
import { LoginAnswer } from "@recambia/contract/session";
import { Value } from "typebox/value";
import { expect } from "vitest";
import { dropStaleCarts } from "../../src/cart/index.ts";
import { changePrice, changeStock } from "../../src/catalogue/index.ts";
import { bumpRevision } from "../../src/platform/catalogue-revision.ts";
import { randomPublicId } from "../../src/platform/public-id.ts";
import { askQuote, order, quoteNow } from "../checkout.ts";
import { cartOf } from "../shopper.ts";
import { type Answer, readField, type Visitor } from "../test-shop.ts";
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
  type ModelState,
  merged,
  mostBeside,
  ordered,
  orderProblems,
  roomFor,
  thingOf,
  withoutStaleCarts,
  withProduct,
  withThing,
} from "./cart-model.ts";
import { answerTo, type CartRequest, type ListItem } from "./cart-requests.ts";
import { type CartGoods, type CartWorld, makeCartGoods, makePeople, password } from "./cart-world.ts";
import { readAnswer } from "./read-cart-answer.ts";

const hourMs = 60 * 60_000;
const sessionHours = 30 * 24;
const colleague = 2;

/** Browsers of one history: answered by either process, signed in or not. */
type Browser = { answeredBy: readonly [Visitor, Visitor]; person: number | null };

type History = {
  world: CartWorld;
  goods: CartGoods;
  drawn: DrawnHistory;
  people: { id: string; email: string }[];
  browsers: Browser[];
  state: ModelState;
  /** Ids of the lines that each tab has seen last. */
  seen: string[][];
  log: string[];
};

/** Something that is asked of the shop, and what the model says of the answer. */
type Call = {
  say: string;
  send(): Promise<Answer>;
  /** Throws when the model does not allow the answer at this moment. */
  settle(state: ModelState, answer: Answer): ModelState;
};

/**
 * Runs a history against the shop and the model; after every step each browser's cart must be the
 * model's. A failure tells all steps with the shop's answers.
 */
export async function runCartHistory(world: CartWorld, drawn: DrawnHistory): Promise<void> {
  const { shop, other, start } = world;
  shop.clock.set(start);
  const goods = await makeCartGoods(world, drawn.pieces);
  const browsers = browserOfTab.slice(1).map((): Browser => {
    const visitor = shop.visitor();
    return { answeredBy: [visitor, other.answer(visitor)], person: null };
  });
  // Each has its token before anything is asked at the same moment.
  for (const { answeredBy } of browsers) for (const visitor of answeredBy) await visitor.post("/spa/logout");
  const people = await makePeople(world);
  const seen = browserOfTab.map(() => []);
  const history: History = { world, goods, drawn, people, browsers, state: goods.state, seen, log: [] };
  try {
    await signIn(history, { step: "sign in", browser: colleague, person: 1, process: 0, meanwhile: null });
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
async function openCarts(history: History, browsers: readonly number[]): Promise<void> {
  for (const browser of browsers) {
    if (history.state.carts.has(ownerOf(history, browser))) continue;
    await settleTogether(history, [cartCall(history, browser, 0, { ask: "open" })]);
  }
}

/** What every browser gets is what the model holds. */
async function expectCarts(history: History, process: number): Promise<void> {
  for (const browser of history.browsers.keys()) {
    const read = cartCall(history, browser, process, { ask: "read" });
    history.state = read.settle(history.state, await read.send());
  }
}

async function take(history: History, step: DrawnStep): Promise<void> {
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
    default:
      return changeCatalogue(history, step);
  }
}

const ownerOf = ({ browsers }: History, browser: number) => {
  const person = browsers[browser]?.person ?? null;
  return person === null ? `visitor ${browser}` : `person ${person}`;
};

function visitorOf({ browsers }: History, browser: number, process: number): Visitor {
  const visitor = browsers[browser]?.answeredBy[process === 0 ? 0 : 1];
  if (!visitor) throw new Error(`No browser ${browser}`);
  return visitor;
}

/** Sends requests at the same moment; their answers must be those of one after another, in whichever order. */
async function askAtOnce(history: History, asked: readonly DrawnAsk[]): Promise<void> {
  // A list makes the cart first, and then fills it: others may find it empty in between.
  const filling = asked.filter(({ request }) => request.ask === "fill" && asked.length > 1);
  await openCarts(
    history,
    filling.map(({ tab }) => browserOfTab[tab] ?? 0),
  );
  const calls = asked.flatMap((one) => callFor(history, one));
  const answers = await settleTogether(
    history,
    calls.map(({ call }) => call),
  );
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

async function settleTogether(history: History, calls: readonly Call[]): Promise<Answer[]> {
  const answers = await Promise.all(calls.map((call) => call.send()));
  for (const [index, { say }] of calls.entries()) {
    history.log.push(`     ${say} → ${answers[index]?.status} ${brief(answers[index])}`);
  }
  const placed = calls.flatMap((call, index) => {
    const answer = answers[index];
    return answer ? [{ call, answer }] : [];
  });
  for (const { status, text } of answers) if (status >= 500) throw new Error(text);
  let objection: unknown;
  for (const inOrder of permutations(placed)) {
    try {
      let { state } = history;
      for (const { call, answer } of inOrder) state = call.settle(state, answer);
      history.state = state;
      return answers;
    } catch (error) {
      objection ??= error;
    }
  }
  throw objection;
}

function permutations<Value>(values: readonly Value[]): Value[][] {
  if (values.length === 0) return [[]];
  return values.flatMap((value, index) =>
    permutations(values.filter((_other, at) => at !== index)).map((rest) => [value, ...rest]),
  );
}

/** What an answer says, without what has a place in every cart. */
function brief(answer: Answer | undefined): string {
  const payload = readField(answer?.body, "data");
  const cart = readField(payload, "cart") ?? payload;
  const lines = readField(cart, "lines");
  if (!Array.isArray(lines)) return answer?.text ?? "";
  const told = lines.slice(-12).map((line) => {
    const { id, quantity, available, product, vehicle } = Object(line);
    return `${id} ${readField(product, "slug")} for ${readField(vehicle, "name")} ${quantity}/${available}`;
  });
  return `version ${readField(cart, "version")}: ${lines.length} lines ${told.join(", ")}`;
}

/** A drawn request as it is sent now; none when it makes no sense yet. */
function callFor(history: History, { tab, process, request }: DrawnAsk): { tab: number; call: Call }[] {
  const browser = browserOfTab[tab] ?? 0;
  const asked = requestFor(history, tab, request);
  if (!asked) return [];
  return [{ tab, call: cartCall(history, browser, process, asked) }];
}

function requestFor(history: History, tab: number, drawn: DrawnAsk["request"]): CartRequest | null {
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

function itemsOf({ world }: History, { items, isLong }: DrawnList): ListItem[] {
  const fillers = isLong
    ? world.fillers.map((_filler, index) => ({ thing: `filler ${index}`, quantity: 1 }))
    : [];
  return [...fillers, ...items];
}

function lineFor({ seen }: History, tab: number, { place, seenBy }: DrawnLine): string | null {
  const lines = seenBy === "itself" ? seen[tab] : seen[(tab + 1 + place) % seen.length];
  return lines?.[place % Math.max(1, lines.length)] ?? null;
}

type DrawnAdd = Extract<DrawnAsk["request"], { ask: "add" }>;

/** The most that can be added now, as the last answer said it, or one more. */
function quantityToAdd({ state }: History, owner: string, { thing, vehicle, quantity }: DrawnAdd) {
  if (quantity === "omitted") return undefined;
  if (typeof quantity === "number") return quantity;
  const isKnown = state.things.has(thing) && vehicle !== "unknown";
  const lines = state.carts.get(owner)?.lines ?? [];
  const most = isKnown ? roomFor(state, lines, { thing, vehicle }) : defaultQuantity;
  return quantity === "most" ? Math.max(1, most) : most + 1;
}

function quantityToSet({ state }: History, owner: string, lineId: string, drawn: DrawnQuantity): number {
  if (typeof drawn === "number") return drawn;
  const lines = state.carts.get(owner)?.lines ?? [];
  const line = lines.find(({ id }) => id === lineId);
  if (!line) return defaultQuantity;
  const others = lines.filter((other) => other !== line);
  const most = Math.min(maxQuantity, mostBeside(state, others, line.thing));
  return drawn === "most" ? Math.max(1, most) : most + 1;
}

function cartCall(history: History, browser: number, process: number, request: CartRequest): Call {
  const owner = ownerOf(history, browser);
  const { names } = history.goods;
  const said = request.ask === "fill" && request.list.length > 9 ? { ...request, list: "long" } : request;
  return {
    say: `browser ${browser} (${owner}) at process ${process}: ${JSON.stringify(said)}`,
    send: () => sendRequest(history, visitorOf(history, browser, process), owner, request),
    settle(state, answer) {
      const { state: after, expected } = answerTo(state, owner, request);
      return readAnswer(after, owner, { expected, answer, names });
    },
  };
}

function sendRequest(
  history: History,
  visitor: Visitor,
  owner: string,
  request: CartRequest,
): Promise<Answer> {
  const { things, vehicles } = history.goods.names;
  const line = (id: string) => `/spa/cart/lines/${id}`;
  switch (request.ask) {
    case "read":
      return visitor.get("/spa/cart");
    case "open":
      return visitor.post("/spa/cart");
    case "add":
      return visitor.post("/spa/cart/lines", {
        purchasable_public_id: things.get(request.thing) ?? "zzzzzzzz23456789",
        ...(request.quantity === undefined ? {} : { quantity: request.quantity }),
        ...(request.vehicle === null ? {} : { vehicle_id: vehicles.get(request.vehicle) }),
        ...(request.isConfirmed ? { fit_confirmed: true } : {}),
      });
    case "set":
      return visitor.put(line(request.lineId), {
        quantity: request.quantity,
        ...(request.isConfirmed ? { fit_confirmed: true } : {}),
      });
    case "remove":
      return visitor.remove(line(request.lineId));
    case "fill":
      return fillFrom(history, visitor, owner, request);
  }
}

/** Puts a list into the cart that the person has written down before. */
async function fillFrom(
  { world, goods, people }: History,
  visitor: Visitor,
  owner: string,
  { list, vehicle }: Extract<CartRequest, { ask: "fill" }>,
): Promise<Answer> {
  const { database, clock } = world.shop;
  const id = randomPublicId();
  await database.rows({
    text: `with made as (
             insert into collection (public_id, person_id, name, created_at, updated_at)
             values ($1, $2, 'Lista', $3, $3)
           )
           insert into collection_item (collection_id, thing_id, quantity, added_at)
           select $1, thing_id, quantity, $3
           from unnest($4::text[], $5::integer[]) with ordinality as item (thing_id, quantity, place) order by place`,
    values: [
      id,
      people[owner === "person 0" ? 0 : 1]?.id,
      clock.now(),
      list.map(({ thing }) => goods.names.things.get(thing)),
      list.map(({ quantity }) => quantity),
    ],
  });
  const vehicle_id = vehicle === null ? null : goods.names.vehicles.get(vehicle);
  return visitor.post(`/spa/collections/${id}/cart`, { vehicle_id });
}

type SignIn = Extract<DrawnStep, { step: "sign in" }>;

/** Signs a browser in that is not, perhaps while a tab asks for something: the visitor's cart joins the person's. */
async function signIn(history: History, { browser, person, process, meanwhile }: SignIn): Promise<void> {
  const known = history.browsers[browser];
  const someone = history.people[person];
  if (!known || !someone || known.person !== null) return;
  const visitor = visitorOf(history, browser, process);
  const login: Call = {
    say: `browser ${browser} signs in as person ${person} at process ${process}`,
    send: () => visitor.post("/spa/login", { email: someone.email, password }),
    settle(state, answer) {
      const { state: after, merge } = merged(state, `visitor ${browser}`, `person ${person}`);
      const payload = readField(answer.body, "data");
      if (!Value.Check(LoginAnswer, payload)) throw new Error(`Not signed in: ${answer.text}`);
      expect(payload.cart_merge).toEqual(merge);
      return after;
    },
  };
  const others = meanwhile ? callFor(history, meanwhile).map(({ call }) => call) : [];
  await settleTogether(history, [login, ...others]);
  known.person = person;
}

async function signOut(history: History, { browser, process }: { browser: number; process: number }) {
  const known = history.browsers[browser];
  if (!known || known.person === null) return;
  expect((await visitorOf(history, browser, process).post("/spa/logout")).status).toBe(204);
  known.person = null;
}

/** Orders what is in the cart, if the shop says that it can be. */
async function placeOrder(history: History, { browser, process }: { browser: number; process: number }) {
  const owner = ownerOf(history, browser);
  const cart = history.state.carts.get(owner);
  if (!owner.startsWith("person")) return;
  const visitor = visitorOf(history, browser, process);
  if (!cart || cart.lines.length === 0) {
    expect(readField((await askQuote(visitor)).body, "code")).toBe("cart_empty");
    return;
  }
  const quote = await quoteNow(visitor);
  const placeOf = (id: string) => cart.lines.findIndex((line) => line.id === id);
  const ofLines = quote.problems.flatMap(({ problem, line_id }) =>
    line_id === null ? [] : [`${problem} ${placeOf(line_id)}`],
  );
  history.log.push(`     quoted: ${JSON.stringify(quote.problems)}`);
  expect(ofLines.sort()).toEqual(orderProblems(history.state, cart));
  const answer = await order(visitor, quote.id);
  history.log.push(`     ordered: ${answer.status} ${answer.status === 201 ? "" : answer.text}`);
  if (quote.problems.length > 0) {
    expect([409, 422]).toContain(answer.status);
    return;
  }
  expect(answer.status).toBe(201);
  history.state = ordered(history.state, owner, cart);
}

/** Sessions end by themselves; carts that nobody has changed for long are dropped. */
async function wait(history: History, { days }: { days: number }): Promise<void> {
  const { clock, database } = history.world.shop;
  const hours = days * 24;
  clock.set(new Date(clock.now().getTime() + hours * hourMs));
  if (hours >= sessionHours) for (const browser of history.browsers) browser.person = null;
  await dropStaleCarts(database, clock.now());
  history.state = withoutStaleCarts({ ...history.state, now: clock.now().getTime() });
}

type CatalogueStep = Exclude<
  DrawnStep,
  { step: "ask" | "at once" | "twice" | "sign in" | "sign out" | "order" | "wait" }
>;

async function changeCatalogue(history: History, step: CatalogueStep): Promise<void> {
  const { world, goods, state } = history;
  const { database, clock } = world.shop;
  const keyOf = (name: string) => goods.made.get(name)?.id ?? 0;
  switch (step.step) {
    case "price": {
      const { kind, price } = thingOf(state, step.thing);
      const changed = await changePrice(database, { kind, id: keyOf(step.thing) }, step.cents, clock.now());
      history.log.push(`     ${JSON.stringify(changed)}`);
      if ("objection" in changed) return;
      const offer =
        price.offer && state.now < price.offer.endsAt ? { ...price.offer, after: step.cents } : null;
      const after = offer ? { cents: price.cents, offer } : { cents: step.cents, offer: null };
      history.state = withThing(state, step.thing, { price: after });
      return;
    }
    case "stock":
      await changeStock(database, keyOf(step.product), { to: step.pieces });
      history.state = withProduct(state, step.product, { pieces: step.pieces });
      return;
    case "sold": {
      const { kind } = thingOf(state, step.thing);
      await publish(history, kind, "is_active", keyOf(step.thing), step.isSold);
      const isSold = { isSold: step.isSold };
      history.state =
        kind === "kit" ? withThing(state, step.thing, isSold) : withProduct(state, step.thing, isSold);
      return;
    }
    case "restricted": {
      const value = step.isRestricted ? "f_gas" : null;
      await publish(history, "product", "restricted", keyOf(step.product), value);
      history.state = withProduct(state, step.product, { isRestricted: step.isRestricted });
      return;
    }
    case "catalogue":
      await database.transaction(async (transaction) => {
        await bumpRevision(transaction);
      });
  }
}

/** Changes a product or a kit as an import does: in a transaction that says so. */
async function publish({ world }: History, table: string, column: string, id: number, value: unknown) {
  await world.shop.database.transaction(async (transaction) => {
    await transaction.rows({ text: `update ${table} set ${column} = $2 where id = $1`, values: [id, value] });
    await bumpRevision(transaction);
  });
}

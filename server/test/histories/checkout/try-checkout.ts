import type { Quote, QuoteBody } from "@recambia/contract/checkout/schemas";
import { serverLocales } from "@recambia/contract/locale";
import type { Order } from "@recambia/contract/orders/schemas";
import { legalVersions } from "@recambia/contract/shop/legal";
import type { Shop } from "@recambia/contract/shop/schemas";
import { expect } from "vitest";
import { changePrice, changeStock } from "../../../src/catalogue/index.ts";
import { randomPublicId } from "../../../src/platform/public-id.ts";
import { openShopWithBank } from "../../orders/bank.ts";
import { countRows, orderOf, quoteNow } from "../../orders/checkout.ts";
import { add, cartNow, expectRefusal, lineAt } from "../../orders/shopper.ts";
import { saveAddress, writtenAddress, writtenCubanAddress } from "../../people/addresses.ts";
import { signedInCustomer } from "../../people/customers.ts";
import { type Answer, readField } from "../../shop/test-shop.ts";
import { checkOrderSums } from "../orders/check-order-sums.ts";
import { billingOf, type CheckoutDraw } from "./checkout-draws.ts";
import { type MadeWare, makeWares, openStockroom } from "./checkout-goods.ts";
import { expectQuote } from "./expect-quote.ts";
import type { CheckoutWorld, Shopper, Trial } from "./trial.ts";

export async function openCheckoutWorld(): Promise<CheckoutWorld> {
  const shop = await openShopWithBank();
  const transfer = shop.context.shop;
  const all: Shop = { ...transfer, payment_means: ["transfer", "card", "bizum"] };
  const start = async (means: Shop, isDearer: boolean) =>
    shop.startProcess({ shop: isDearer ? withDearerRates(means) : means });
  const processes = { all: await start(all, false), transfer: await start(transfer, false) };
  const dearer = { all: await start(all, true), transfer: await start(transfer, true) };
  const room = await openStockroom(shop);
  return {
    shop,
    room,
    shops: { all, transfer },
    processes,
    dearer,
    async close() {
      for (const process of [...Object.values(processes), ...Object.values(dearer)]) await process.close();
      await shop.close();
    },
  };
}

function withDearerRates(shop: Shop): Shop {
  const rates = shop.shipping.rates.map((rate) => ({
    ...rate,
    free_from_cents: null,
    steps: rate.steps.map((step) => ({ ...step, cents: step.cents + 10 })),
  }));
  return { ...shop, shipping: { ...shop.shipping, rates } };
}

const dayMs = 24 * 60 * 60_000;

/**
 * Goes through one checkout from the cart to the paid order, on a day of its own: what the quote offers
 * is ordered at that price and every document names the same sums; what it refuses names why; what has
 * changed in between is refused, with nothing done, and can be ordered by a new quote.
 */
export async function tryCheckout(world: CheckoutWorld, draw: CheckoutDraw): Promise<void> {
  const { clock } = world.shop;
  clock.set(new Date(clock.now().getTime() + dayMs));
  const trial = await prepare(world, draw);
  const quote = await quoteNow(trial.customer, trial.body);
  expectAsWorkedOut(trial, quote);
  if (quote.problems.length > 0) return expectNoOrder(trial, quote);
  const first = await change(trial, quote);
  const before = await takeStockOf(trial);
  const order = first.isOutdated ? await refuseThenRequote(trial, quote, first) : null;
  if (first.isOutdated && order === null) return;
  const placed = order ?? { quote, order: await placeAsDrawn(trial, quote) };
  await expectStockTaken(trial, before);
  expect((await cartNow(trial.customer)).lines).toEqual([]);
  await checkOrderSums(trial, placed.quote, placed.order);
}

async function prepare(world: CheckoutWorld, draw: CheckoutDraw): Promise<Trial> {
  const { shop, room } = world;
  const customer = await openShopper(world, draw);
  const made = await makeWares(shop, room, draw);
  await customer.post("/spa/cart");
  for (const { thing, ware } of made) {
    const vehicle = draw.vehicle === "none" ? {} : { vehicle_id: room.vehicleId };
    const confirmed = draw.vehicle.startsWith("confirmed") ? { fit_confirmed: true } : {};
    const line = { purchasable_public_id: thing.publicId, quantity: ware.quantity, ...vehicle, ...confirmed };
    expect((await add(customer, line)).status).toBe(200);
  }
  await spoilGoods(world, draw, made);
  const recipient = await recipientFor(customer, draw);
  const { way, payment } = draw;
  const body: QuoteBody = {
    ...recipient,
    billing: billingOf(draw),
    ...(way === "unset" ? {} : { shipping_method: way }),
    ...(payment === "unset" ? {} : { payment_method: payment }),
  };
  return { world, draw, customer, made, body };
}

/** Changes goods between adding them to the cart and the quote. */
async function spoilGoods({ shop, room }: CheckoutWorld, draw: CheckoutDraw, made: MadeWare[]) {
  const { database } = shop;
  for (const { ware, parts } of made) {
    for (const { product } of parts) {
      const isDoubtful = draw.vehicle === "became doubtful" && ware.isFitKnown;
      if (ware.left !== null) await changeStock(database, product.id, { to: ware.left });
      if (!ware.isRestricted && !isDoubtful) continue;
      await database.rows({
        text: `update product set restricted = $2, fit_set_id = coalesce($3, fit_set_id) where id = $1`,
        values: [product.id, ware.isRestricted ? "f_gas" : null, isDoubtful ? room.fitSets.misfit : null],
      });
    }
  }
}

const places = {
  peninsula: {},
  balearic: { zip_code: "07001", province: "es-07", municipality: "Palma" },
  canary: { zip_code: "35001", province: "es-35", municipality: "Las Palmas de Gran Canaria" },
  ceuta_melilla: { zip_code: "52001", province: "es-52", municipality: "Melilla" },
  cuba: writtenCubanAddress(),
};

async function openShopper({ shop, processes }: CheckoutWorld, draw: CheckoutDraw): Promise<Shopper> {
  const isGuest = draw.buyer === "guest";
  const email = `${randomPublicId()}@example.com`;
  const visitor = isGuest ? { ...shop.visitor(), email, personId: null } : await signedInCustomer(shop);
  return { ...visitor, ...processes[draw.means].answer(visitor, serverLocales[draw.locale]) };
}

/** Destination: an address of the account, or a guest's address with name and email. */
async function recipientFor(customer: Shopper, { buyer, destination }: CheckoutDraw): Promise<QuoteBody> {
  const place = destination === "none" ? null : places[destination];
  if (buyer === "account") return { address_id: place && (await saveAddress(customer, place)).id };
  const address = place ? { address: writtenAddress(place) } : {};
  return { guest: { email: customer.email, name: "Berta Invitada", ...address } };
}

function expectAsWorkedOut({ world, draw, customer }: Trial, quote: Quote): void {
  const expected = expectQuote(draw, world.shops[draw.means]);
  const placeOf = (lineId: string) => quote.lines.findIndex((line) => line.cart_line_id === lineId) + 1;
  const { totals } = quote;
  expect({
    problems: quote.problems
      .map(({ problem, line_id }) => (line_id === null ? problem : `${problem} ${placeOf(line_id)}`))
      .sort(),
    method: quote.shipping_method,
    taxZone: quote.tax_zone,
    goodsCents: totals.goods_cents,
    shippingCents: totals.shipping_cents,
    depositCents: totals.core_deposit_cents,
    vatCents: totals.vat.reduce((sum, { vat_cents }) => sum + vat_cents, 0),
  }).toEqual(expected);
  expect(totals.total_cents).toBe(totals.goods_cents + totals.shipping_cents + totals.core_deposit_cents);
  const taxed = totals.vat.reduce((sum, { base_cents, vat_cents }) => sum + base_cents + vat_cents, 0);
  expect(taxed).toBe(totals.goods_cents + totals.shipping_cents);
  expect(quote).toMatchObject({ email: customer.email, billing: billingOf(draw) });
}

/** State that an order would change. */
async function footprint({ world, customer }: Trial) {
  const { database } = world.shop;
  return {
    orders: await countRows(database, "customer_order"),
    mails: await countRows(database, "mail"),
    keys: await countRows(database, "idempotency_key"),
    cart: await cartNow(customer),
  };
}

/** Pieces in stock of each product of a trial, by its key. */
async function takeStockOf({ world, made }: Trial): Promise<Map<number, number>> {
  const rows = await world.shop.database.rows<{ id: number; available: number }>({
    text: "select id, available from product where id = any($1::integer[])",
    values: [made.flatMap(({ parts }) => parts.map(({ product }) => product.id))],
  });
  return new Map(rows.map(({ id, available }) => [id, available]));
}

async function expectStockTaken(trial: Trial, before: Map<number, number>): Promise<void> {
  const expected = new Map(before);
  for (const { ware, parts } of trial.made) {
    for (const { product, perUnit } of parts) {
      expected.set(product.id, (expected.get(product.id) ?? 0) - perUnit * ware.quantity);
    }
  }
  expect(await takeStockOf(trial)).toEqual(expected);
}

type Asked = { quoteId: string; key?: string; terms?: string; dearer?: boolean };

async function ask({ world, draw, customer }: Trial, asked: Asked): Promise<Answer> {
  const visitor = asked.dearer
    ? world.dearer[draw.means].answer(customer, serverLocales[draw.locale])
    : customer;
  const csrf = await visitor.get("/sanctum/csrf-cookie");
  return visitor.call({
    method: "POST",
    url: "/spa/orders",
    headers: {
      "x-csrf-token": String(readField(csrf.body, "csrf_token")),
      "idempotency-key": asked.key ?? randomPublicId(),
    },
    payload: { quote_id: asked.quoteId, terms_version: asked.terms ?? legalVersions.terms },
  });
}

/** Expects the order to be refused for the quote's reason, without effects. */
async function expectNoOrder(trial: Trial, quote: Quote): Promise<void> {
  const before = [await footprint(trial), await takeStockOf(trial)];
  const answer = await ask(trial, { quoteId: quote.id });
  const short = quote.problems.filter(({ problem }) => problem === "out_of_stock");
  const named = short.flatMap(({ line_id }) => line_id ?? []);
  if (named.length > 0) expectRefusal(answer, 409, "out_of_stock", named);
  else if (quote.problems.some(({ problem }) => problem === "unpaid_orders_limit")) {
    expectRefusal(answer, 409, "unpaid_orders_limit");
  } else expectRefusal(answer, 422, "validation_failed", ["quote_id"]);
  expect([await footprint(trial), await takeStockOf(trial)]).toEqual(before);
}

/** Changes since the quote, and the expected response to an order. */
type Change = { isOutdated: boolean; code: "quote_outdated" | "out_of_stock"; asked: Partial<Asked> };

async function change(trial: Trial, quote: Quote): Promise<Change> {
  const { world, draw, customer, made, body } = trial;
  const { database, clock } = world.shop;
  const outdated = (asked: Partial<Asked> = {}): Change => ({
    isOutdated: true,
    code: "quote_outdated",
    asked,
  });
  const unchanged: Change = { isOutdated: false, code: "quote_outdated", asked: {} };
  const [first] = made;
  const part = first?.parts[0];
  if (!first || !part) throw new Error("A checkout without goods");
  switch (draw.change) {
    case "nothing":
      return unchanged;
    case "price": {
      const cents = first.ware.unitCents + (first.ware.kind === "kit" ? -1 : 100);
      await changePrice(database, { kind: first.ware.kind, id: first.thing.id }, cents, clock.now());
      return outdated();
    }
    case "stock":
      await changeStock(database, part.product.id, { to: part.perUnit * first.ware.quantity - 1 });
      return { isOutdated: true, code: "out_of_stock", asked: {} };
    case "other stock":
      await changeStock(database, part.product.id, { by: -7 });
      return unchanged;
    case "rates":
      return quote.shipping_method === "pickup" ? unchanged : outdated({ dearer: true });
    case "address": {
      const { address_id: id } = body;
      if (!id || draw.destination === "none") return unchanged;
      const edited = writtenAddress({ ...places[draw.destination], number: "14" });
      expect((await customer.put(`/spa/me/addresses/${id}`, edited)).status).toBe(200);
      return outdated();
    }
    case "email":
      // What a guest has said stands in the quote.
      if (draw.buyer === "guest") return unchanged;
      await database.rows({
        text: "update person set email = 'new-' || email where id = $1",
        values: [customer.personId],
      });
      return outdated();
    case "cart": {
      const line = lineAt(await cartNow(customer));
      const changed = await customer.put(`/spa/cart/lines/${line.id}`, { quantity: line.quantity + 1 });
      expect(changed.status).toBe(200);
      first.ware = { ...first.ware, quantity: first.ware.quantity + 1 };
      return outdated();
    }
    case "almost expired":
      clock.set(new Date(Date.parse(quote.expires_at) - 1000));
      return unchanged;
    case "expired":
      clock.set(new Date(quote.expires_at));
      return outdated();
    case "terms":
      return outdated({ terms: "2020-01-01" });
  }
}

/** @returns the order by a new quote; null when there is no longer enough to order. */
async function refuseThenRequote(
  trial: Trial,
  quote: Quote,
  { code, asked }: Change,
): Promise<{ quote: Quote; order: Order } | null> {
  const before = [await footprint(trial), await takeStockOf(trial)];
  const answer = await ask(trial, { quoteId: quote.id, ...asked });
  expectRefusal(answer, 409, code);
  expect([await footprint(trial), await takeStockOf(trial)]).toEqual(before);
  const renewed = await quoteNow(trial.customer, trial.body);
  if (code === "out_of_stock") {
    expect(renewed.problems.map(({ problem }) => problem)).toContain("out_of_stock");
    await expectNoOrder(trial, renewed);
    return null;
  }
  // One more of something dear may be more than may wait for its payment.
  if (renewed.problems.some(({ problem }) => problem === "unpaid_orders_limit")) {
    expect(renewed.totals.total_cents).toBeGreaterThan(
      trial.world.shop.context.shop.unpaid_limits[trial.draw.buyer].value_cents,
    );
    await expectNoOrder(trial, renewed);
    return null;
  }
  expect(renewed.problems).toEqual([]);
  return { quote: renewed, order: await placeAsDrawn(trial, renewed) };
}

/** Orders once, twice at the same moment, or again later: there is one order. */
async function placeAsDrawn(trial: Trial, quote: Quote): Promise<Order> {
  const { draw, world } = trial;
  const asked = { quoteId: quote.id, key: randomPublicId() };
  const others: Record<CheckoutDraw["request"], Asked[]> = {
    once: [],
    "same key at once": [asked, asked],
    "other key at once": [{ quoteId: quote.id }, { quoteId: quote.id }],
    "again later": [],
  };
  const count = await countRows(world.shop.database, "customer_order");
  const answers = await Promise.all([asked, ...others[draw.request]].map((one) => ask(trial, one)));
  if (draw.request === "again later") {
    answers.push(await ask(trial, asked), await ask(trial, { quoteId: quote.id }));
    expectRefusal(await ask(trial, { ...asked, quoteId: randomPublicId() }), 409, "conflict");
  }
  const [order, ...again] = answers.map(orderOf);
  if (!order) throw new Error("Nothing was answered");
  expect(again.map(({ id }) => id)).toEqual(again.map(() => order.id));
  expect(await countRows(world.shop.database, "customer_order")).toBe(count + 1);
  return order;
}

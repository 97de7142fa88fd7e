import { type Shop, UnpaidLimits } from "@recambia/contract/shop/schemas";
import fc from "fast-check";
import { Value } from "typebox/value";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { makeKit, makeProduct } from "../../../test/catalogue/factories.ts";
import {
  type askQuote,
  buyer,
  fillCart,
  guestBuyer,
  guestWish,
  order,
  orderOf,
  placeNow,
  quoteNow,
  stockOf,
} from "../../../test/orders/checkout.ts";
import { expectRefusal } from "../../../test/orders/shopper.ts";
import { openTestShop, readField, type TestShop, type Visitor } from "../../../test/shop/test-shop.ts";

vi.setConfig({ testTimeout: 120_000 });

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  const limits: Shop["unpaid_limits"] = {
    guest: { orders: 2, pieces: 10, value_cents: 100_000 },
    account: { orders: 3, pieces: 12, value_cents: 150_000 },
    guest_orders_per_network: 4,
    transfer_working_days: 2,
  };
  shop.context.shop.unpaid_limits = limits;
});
beforeEach(() => shop.database.script("update customer_order set state = 'cancelled', network_hash = null"));
afterAll(() => shop.close());

const cheap = () => makeProduct(shop.database, { priceCents: 1000, available: 500 });

/** Requests a quote for one more piece and returns whether the limits block it. */
async function meetsLimit(visitor: Visitor, body: Parameters<typeof askQuote>[1], quantity = 1) {
  await fillCart(visitor, [{ thing: await cheap(), quantity }]);
  return (await quoteNow(visitor, body)).problems.some(({ problem }) => problem === "unpaid_orders_limit");
}

/** Each visitor has a network of its own unless one is given. */
let networks = 0;
const newNetwork = () => `10.0.${++networks}.1`;
async function guestAt(network = newNetwork(), quantity = 1): Promise<Visitor> {
  const visitor = shop.visitor();
  const call: Visitor["call"] = (options) => visitor.call({ ...options, remoteAddress: network });
  const write = async (method: "POST", url: string, payload?: object) => {
    const csrf = await call({ url: "/sanctum/csrf-cookie" });
    const headers = { "x-csrf-token": String(readField(csrf.body, "csrf_token")) };
    return call({ method, url, headers, ...(payload ? { payload } : {}) });
  };
  const guest = { ...visitor, call, get: (url: string) => call({ url }), post: write.bind(null, "POST") };
  await fillCart(guest, [{ thing: await cheap(), quantity }]);
  return guest;
}

test("the configured limits are valid, and far above ordinary orders", async () => {
  const own = await openTestShop();
  try {
    const { unpaid_limits } = own.context.shop;
    expect(Value.Check(UnpaidLimits, unpaid_limits)).toBe(true);
    const { guest, account } = unpaid_limits;
    expect(guest.pieces).toBeGreaterThanOrEqual(60);
    expect(account.pieces).toBeGreaterThanOrEqual(guest.pieces);
    expect(account.value_cents).toBeGreaterThanOrEqual(guest.value_cents);
  } finally {
    await own.close();
  }
});

test("a third unpaid order of a network under one email is refused, and reported in the quote", async () => {
  const wish = guestWish();
  const network = newNetwork();
  for (const round of [1, 2]) {
    const visitor = await guestAt(network);
    expect(await meetsLimit(visitor, wish)).toBe(false);
    expect((await placeNow(visitor, wish)).lines.length, `order ${round}`).toBe(2);
  }
  const visitor = await guestAt(network);
  const quote = await quoteNow(visitor, wish);
  expect(quote.problems).toEqual([{ problem: "unpaid_orders_limit", line_id: null, available: null }]);
  const answer = await order(visitor, quote.id);
  expectRefusal(answer, 409, "unpaid_orders_limit");
  expect(readField(answer.body, "message")).toContain("2 pedidos");
  expect(readField(answer.body, "message")).toContain("1.000,00");
  expect(await meetsLimit(visitor, guestWish())).toBe(false);
});

test("cancelled and paid orders free the limit, for the same quote", async () => {
  const wish = guestWish();
  const network = newNetwork();
  const first = await placeNow(await guestAt(network), wish);
  await placeNow(await guestAt(network), wish);
  const visitor = await guestAt(network);
  const quote = await quoteNow(visitor, wish);
  expectRefusal(await order(visitor, quote.id), 409, "unpaid_orders_limit");
  await shop.database.rows({
    text: "update customer_order set state = 'paid', paid_at = placed_at where public_id = $1",
    values: [first.id],
  });
  expect(orderOf(await order(visitor, quote.id)).is_guest).toBe(true);
});

test("pieces and values are summed over open orders, kits by their parts", async () => {
  const wish = guestWish();
  const network = newNetwork();
  await placeNow(await guestAt(network, 6), wish);
  expect(await meetsLimit(await guestAt(network, 3), wish, 1)).toBe(false);
  expect(await meetsLimit(await guestAt(network, 3), wish, 2)).toBe(true);
  const part = await makeProduct(shop.database, { available: 100 });
  const kit = await makeKit(shop.database, { components: [{ productId: part.id, quantity: 11 }] });
  const visitor = await guestBuyer(shop, [{ thing: kit }]);
  expect((await quoteNow(visitor, guestWish())).problems.map(({ problem }) => problem)).toEqual([
    "unpaid_orders_limit",
  ]);
  const dear = await makeProduct(shop.database, { priceCents: 60_000 });
  const rich = guestWish();
  await placeNow(await guestBuyer(shop, [{ thing: dear }]), rich);
  const again = await guestBuyer(shop, [{ thing: dear }]);
  expectRefusal(await order(again, (await quoteNow(again, rich)).id), 409, "unpaid_orders_limit");
});

test("an account without a paid order has its own limits; with one it has none", async () => {
  const ana = await buyer(shop, [{ thing: await cheap() }]);
  const pickup = { shipping_method: "pickup" } as const;
  for (const _order of [1, 2, 3]) {
    await placeNow(ana, pickup);
    await fillCart(ana, [{ thing: await cheap() }]);
  }
  const quote = await quoteNow(ana, pickup);
  const refused = await order(ana, quote.id);
  expectRefusal(refused, 409, "unpaid_orders_limit");
  expect(readField(refused.body, "message")).toContain("3 pedidos");
  await shop.database.rows({
    text: `update customer_order set paid_at = placed_at, state = 'delivered' where id = (
             select min(id) from customer_order where customer_id = $1)`,
    values: [ana.customerId],
  });
  expect(orderOf(await order(ana, quote.id)).state).toBe("pending_payment");
  expect(await meetsLimit(ana, pickup, 50)).toBe(false);
});

test("a transfer has two working days until an order is paid, then five days; a guest's never more", async () => {
  const pickup = { shipping_method: "pickup" } as const;
  const [shortEnd, usualEnd] = ["2026-11-24T23:00:00.000Z", "2026-11-26T23:00:00.000Z"];
  const ana = await buyer(shop, [{ thing: await cheap() }]);
  const first = await placeNow(ana, pickup);
  expect(first.payment.transfer?.pay_until).toBe(shortEnd);
  await fillCart(ana, [{ thing: await cheap() }]);
  expect((await quoteNow(ana, pickup)).payment_options).toMatchObject([{ pay_until: shortEnd }]);
  await shop.database.rows({
    text: "update customer_order set state = 'paid', paid_at = placed_at where public_id = $1",
    values: [first.id],
  });
  expect((await quoteNow(ana, pickup)).payment_options).toMatchObject([{ pay_until: usualEnd }]);
  expect((await placeNow(ana, pickup)).payment.transfer?.pay_until).toBe(usualEnd);
  const wish = guestWish();
  const guests = await placeNow(await guestAt(), wish);
  await shop.database.rows({
    text: "update customer_order set state = 'paid', paid_at = placed_at where public_id = $1",
    values: [guests.id],
  });
  expect((await placeNow(await guestAt(), wish)).payment.transfer?.pay_until).toBe(shortEnd);
});

test("a paid order does not lift limits for a guest, whose email is unproven", async () => {
  const wish = guestWish();
  const paid = await placeNow(await guestAt(), wish);
  await shop.database.rows({
    text: "update customer_order set state = 'delivered', paid_at = placed_at where public_id = $1",
    values: [paid.id],
  });
  expect(await meetsLimit(await guestAt(undefined, 10), wish)).toBe(true);
});

test("cancelling at once does not lift the daily limit of mails to an address", async () => {
  const wish = guestWish();
  const network = newNetwork();
  const statuses = [];
  for (let tries = 0; tries < 10; tries += 1) {
    const visitor = await guestAt(network);
    const answer = await order(visitor, (await quoteNow(visitor, wish)).id);
    statuses.push(answer.status);
    if (answer.status === 201) await visitor.post(`/spa/orders/${orderOf(answer).id}/cancel`);
  }
  expect(statuses).toEqual([...Array(8).fill(201), 429, 429]);
});

test("nobody can use up the orders of somebody else's email from another network", async () => {
  const wish = guestWish();
  const statuses: number[] = [];
  for (let place = 0; place < 4; place += 1) {
    const network = newNetwork();
    for (let tries = 0; tries < 9; tries += 1) {
      const stranger = await guestAt(network);
      const answer = await order(stranger, (await quoteNow(stranger, wish)).id);
      statuses.push(answer.status);
      if (answer.status === 201 && tries < 6) {
        await stranger.post(`/spa/orders/${orderOf(answer).id}/cancel`);
      }
    }
  }
  const taken = statuses.filter((status) => status === 201).length;
  expect(taken, "mails to one address are limited across networks").toBe(25);
  const owner = await guestAt();
  const quote = await quoteNow(owner, wish);
  expect(quote.problems).toEqual([]);
  expect((await order(owner, quote.id)).status).toBe(201);
});

test("a network has a limit across emails, independent of other networks", async () => {
  const network = "203.0.113.7";
  for (const _order of [1, 2, 3, 4]) await placeNow(await guestAt(network), guestWish());
  const fifth = await guestAt(network);
  expectRefusal(await order(fifth, (await quoteNow(fifth, guestWish())).id), 409, "unpaid_orders_limit");
  expect((await placeNow(await guestAt("203.0.113.8"), guestWish())).is_guest).toBe(true);
  const { network_hash } = Object(
    (
      await shop.database.rows({
        text: "select network_hash from customer_order where network_hash is not null",
      })
    )[0],
  );
  expect(Buffer.from(network_hash).toString("latin1")).not.toContain(network);
});

test("concurrent guests with one email place as many orders as allowed", async () => {
  const thing = await makeProduct(shop.database, { available: 100 });
  const wish = guestWish();
  const quotes = [];
  for (let made = 0; made < 8; made += 1) {
    const visitor = await guestBuyer(shop, [{ thing }]);
    quotes.push({ visitor, quote: await quoteNow(visitor, wish) });
  }
  const answers = await Promise.all(quotes.map(({ visitor, quote }) => order(visitor, quote.id)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
  for (const answer of answers) if (answer.status !== 201) expectRefusal(answer, 409, "unpaid_orders_limit");
  expect(await stockOf(shop.database, thing)).toEqual([98]);
});

test("concurrent guests from one network place as many orders as allowed", async () => {
  const network = "203.0.113.9";
  const quotes = [];
  for (let made = 0; made < 8; made += 1) {
    const visitor = await guestAt(network);
    quotes.push({ visitor, quote: await quoteNow(visitor, guestWish()) });
  }
  const answers = await Promise.all(quotes.map(({ visitor, quote }) => order(visitor, quote.id)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(4);
});

test("concurrent people of one customer place as many orders as allowed", async () => {
  const people = [await buyer(shop, [{ thing: await cheap() }])];
  const { customerId } = people[0] ?? { customerId: "" };
  for (let made = 0; made < 5; made += 1) {
    const person = await buyer(shop, [{ thing: await cheap() }]);
    await shop.database.rows({
      text: "update person set customer_id = $1 where id = $2",
      values: [customerId, person.personId],
    });
    people.push(person);
  }
  const quotes = [];
  for (const person of people) quotes.push({ person, quote: await quoteNow(person) });
  const answers = await Promise.all(quotes.map(({ person, quote }) => order(person, quote.id)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
});

test("random orders are placed exactly while their sums are within the limits", async () => {
  const products = new Map<number, Awaited<ReturnType<typeof makeProduct>>>();
  for (const priceCents of [500, 9000, 30_000]) {
    products.set(priceCents, await makeProduct(shop.database, { priceCents, available: 10_000 }));
  }
  const drawn = fc.array(
    fc.record({ priceCents: fc.constantFrom(500, 9000, 30_000), quantity: fc.integer({ min: 1, max: 7 }) }),
    { minLength: 1, maxLength: 5 },
  );
  await fc.assert(
    fc.asyncProperty(drawn, async (orders) => {
      const wish = guestWish();
      const open = { orders: 0, pieces: 0, cents: 0 };
      for (const { priceCents, quantity } of orders) {
        const thing = products.get(priceCents);
        if (!thing) continue;
        const visitor = await guestBuyer(shop, [{ thing, quantity }]);
        const quote = await quoteNow(visitor, wish);
        const fits =
          open.orders < 2 && open.pieces + quantity <= 10 && open.cents + quote.totals.total_cents <= 100_000;
        expect(quote.problems.length === 0).toBe(fits);
        expect((await order(visitor, quote.id)).status).toBe(fits ? 201 : 409);
        if (!fits) continue;
        open.orders += 1;
        open.pieces += quantity;
        open.cents += quote.totals.total_cents;
      }
      await shop.database.script("update customer_order set network_hash = null");
    }),
    { numRuns: shop.database.engine === "postgres" ? 25 : 10 },
  );
});

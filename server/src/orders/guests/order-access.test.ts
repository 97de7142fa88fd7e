import { Order } from "@recambia/contract/orders/schemas";
import fc from "fast-check";
import { Value } from "typebox/value";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makeProduct } from "../../../test/catalogue/factories.ts";
import { fillCart, guestWish, placeNow } from "../../../test/orders/checkout.ts";
import { guestOrderInState, openLink, placedAsGuest } from "../../../test/orders/guest-orders.ts";
import { expectRefusal } from "../../../test/orders/shopper.ts";
import { signedInCustomer } from "../../../test/people/customers.ts";
import {
  type Answer,
  openTestShop,
  readField,
  type TestShop,
  type Visitor,
} from "../../../test/shop/test-shop.ts";
import { ordersCookie, supportCookie } from "../../platform/http/access/access-grants.ts";
import { orderKey } from "./order-key.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() =>
  shop.database.script("delete from attempt_count; update customer_order set network_hash = null"),
);
afterAll(() => shop.close());

const hourMs = 60 * 60 * 1000;
const see = (visitor: Visitor, orderId: string) => visitor.get(`/spa/orders/${orderId}`);

function orderIn(answer: Answer): Order {
  const payload = readField(answer.body, "data");
  if (answer.status !== 200 || !Value.Check(Order, payload)) throw new Error(`No order: ${answer.text}`);
  return payload;
}

/** Runs something some time later. */
async function later(ms: number, run: () => Promise<void>): Promise<void> {
  const now = shop.clock.now();
  shop.clock.set(new Date(now.getTime() + ms));
  try {
    await run();
  } finally {
    shop.clock.set(now);
  }
}

test("without proof an order is refused to everybody who knows its address", async () => {
  const { order } = await placedAsGuest(shop);
  expectRefusal(await see(shop.visitor(), order.id), 401, "unauthenticated");
  expectRefusal(
    await see(await signedInCustomer(shop, { isVerified: false }), order.id),
    403,
    "email_unverified",
  );
  expectRefusal(await see(await signedInCustomer(shop), order.id), 404, "not_found");
  const other = await placedAsGuest(shop);
  expectRefusal(await see(other.visitor, order.id), 401, "unauthenticated");
});

test("a wrong key, another order's key and a key for no order open nothing; the right one opens it", async () => {
  const { order } = await placedAsGuest(shop);
  const other = await placedAsGuest(shop);
  const visitor = shop.visitor();
  const ask = (id: string, key: string) => visitor.post(`/spa/orders/${id}/access`, { key });
  const right = orderKey(shop.context.secret, order.id);
  for (const key of ["x", right.slice(1), `${right}x`, orderKey(shop.context.secret, other.order.id)]) {
    expectRefusal(await ask(order.id, key), 404, "not_found");
  }
  expectRefusal(await ask("abcdefgh23456789", right), 404, "not_found");
  expectRefusal(await visitor.post(`/spa/orders/${order.id}/access`, {}), 422, "validation_failed", ["key"]);
  expect(visitor.cookies.has(ordersCookie)).toBe(false);
  expect(orderIn(await ask(order.id, right))).toMatchObject({ id: order.id, is_guest: true });
  expect(orderIn(await see(visitor, order.id)).number).toBe(order.number);
});

test("wrong keys are counted, the right one always opens", async () => {
  const { order } = await placedAsGuest(shop);
  const visitor = shop.visitor();
  const statuses = new Set<number>();
  for (let tries = 0; tries < 22; tries += 1) {
    statuses.add((await visitor.post(`/spa/orders/${order.id}/access`, { key: `wrong-${tries}` })).status);
  }
  expect([...statuses]).toEqual([404, 429]);
  expect((await openLink(shop, visitor, order.id)).status).toBe(200);
});

test("the cookie is out of scripts' and other sites' reach, and lasts as long as it opens something", async () => {
  const { order } = await placedAsGuest(shop);
  const header = String((await openLink(shop, shop.visitor(), order.id)).headers["set-cookie"]);
  expect(header).toMatch(/^recambia_orders=[a-z0-9_-]+\.[\w-]{43};/);
  expect(header).toContain("Max-Age=2592000");
  for (const attribute of ["Path=/", "HttpOnly", "SameSite=Lax"]) expect(header).toContain(attribute);
});

test("where it was placed an order is open for a day, where its link was opened for thirty", async () => {
  const { visitor, order } = await placedAsGuest(shop);
  const reader = shop.visitor();
  await openLink(shop, reader, order.id);
  await later(24 * hourMs - 1000, async () => expect((await see(visitor, order.id)).status).toBe(200));
  await later(24 * hourMs + 1000, async () => expect((await see(visitor, order.id)).status).toBe(401));
  await later(30 * 24 * hourMs - 1000, async () => expect((await see(reader, order.id)).status).toBe(200));
  await later(30 * 24 * hourMs + 1000, async () => expect((await see(reader, order.id)).status).toBe(401));
});

test("one browser keeps several orders, the newest first, and proof is not lost by placing another", async () => {
  const { visitor, order } = await placedAsGuest(shop);
  await openLink(shop, visitor, order.id);
  await fillCart(visitor, [{ thing: await makeProduct(shop.database) }]);
  const second = await placeNow(visitor, guestWish());
  await later(48 * hourMs, async () => {
    expect((await see(visitor, order.id)).status).toBe(200);
    expect((await see(visitor, second.id)).status).toBe(401);
  });
});

test("signing out ends what the browser opens without an account, also for guests who never signed in", async () => {
  const { visitor, order } = await placedAsGuest(shop);
  await openLink(shop, visitor, order.id);
  expect((await visitor.get(`/spa/orders/${order.id}`)).status).toBe(200);
  expect((await visitor.post("/spa/logout")).status).toBe(204);
  for (const cookie of [ordersCookie, supportCookie]) expect(visitor.cookies.get(cookie)).toBe("");
  expectRefusal(await visitor.get(`/spa/orders/${order.id}`), 401, "unauthenticated");
  expect((await openLink(shop, visitor, order.id)).status).toBe(200);
});

test("a cookie that was changed in any place opens nothing and breaks nothing", async () => {
  const { visitor, order } = await placedAsGuest(shop);
  const cookie = visitor.cookies.get(ordersCookie) ?? "";
  const stranger = await placedAsGuest(shop);
  const changed = fc.record({
    place: fc.nat({ max: cookie.length - 1 }),
    character: fc.constantFrom(..."aZ0._-l9"),
  });
  await fc.assert(
    fc.asyncProperty(changed, async ({ place, character }) => {
      fc.pre(cookie[place] !== character);
      stranger.visitor.cookies.set(
        ordersCookie,
        cookie.slice(0, place) + character + cookie.slice(place + 1),
      );
      expect((await see(stranger.visitor, order.id)).status).toBe(401);
    }),
    { numRuns: 60 },
  );
  for (const value of ["", ".", "..", "x".repeat(5000), `${order.id}-99999999999-l.`, `${cookie}${cookie}`]) {
    stranger.visitor.cookies.set(ordersCookie, value);
    expect((await see(stranger.visitor, order.id)).status).toBe(401);
  }
});

test("a signed-in person with a proof sees both their own and the guest's order", async () => {
  const { order } = await placedAsGuest(shop);
  const ana = await signedInCustomer(shop);
  await fillCart(ana, [{ thing: await makeProduct(shop.database) }]);
  const own = await placeNow(ana);
  expect((await see(ana, order.id)).status).toBe(404);
  expect((await openLink(shop, ana, order.id)).status).toBe(200);
  expect(orderIn(await see(ana, order.id)).is_guest).toBe(true);
  expect(orderIn(await see(ana, own.id)).is_guest).toBe(false);
});

test("a guest pays, cancels and is told so by mails that lead back with the key", async () => {
  const { visitor, order, email } = await placedAsGuest(shop);
  const payment = await visitor.post(`/spa/orders/${order.id}/payment`);
  expect(payment.status).toBe(200);
  expect(orderIn(await visitor.post(`/spa/orders/${order.id}/cancel`)).state).toBe("cancelled");
  const mails = await shop.database.rows<{ template: string; content: unknown }>({
    text: "select template, content from mail where recipient = $1 order by id",
    values: [email],
  });
  expect(mails.map(({ template }) => template)).toEqual(["order_placed", "order_cancelled"]);
  for (const { content } of mails) expect(readField(content, "guest_order_id")).toBe(order.id);
});

test("a guest withdraws from what was delivered, as a guest", async () => {
  const { visitor, order } = await guestOrderInState(shop, { state: "delivered" });
  const answer = await visitor.post(`/spa/orders/${order.publicId}/withdrawal`, {});
  expect(answer.status).toBe(201);
  const [row] = await shop.database.rows<{ channel: string }>({
    text: "select channel from withdrawal where order_id = $1",
    values: [order.id],
  });
  expect(row?.channel).toBe("guest");
});

test("the mails of an account's orders carry no key", async () => {
  const ana = await signedInCustomer(shop);
  await fillCart(ana, [{ thing: await makeProduct(shop.database) }]);
  await placeNow(ana);
  const [mail] = await shop.database.rows<{ content: unknown }>({
    text: "select content from mail where recipient = $1",
    values: [ana.email],
  });
  expect(readField(mail?.content, "guest_order_id")).toBeUndefined();
});

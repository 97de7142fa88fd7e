import { afterAll, beforeAll, expect, test } from "vitest";
import { placedAsGuest } from "../../../test/orders/guest-orders.ts";
import { expectRefusal } from "../../../test/orders/shopper.ts";
import { openTestShop, readField, type TestShop } from "../../../test/shop/test-shop.ts";
import {
  conversationIn,
  conversationPath,
  guestQuestion,
  mailsTo,
  openConversationLink,
  openedIn,
  question,
} from "../../../test/support/conversations.ts";
import { supportCookie } from "../../platform/http/access/access-grants.ts";

const path = "/spa/support/conversations";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test("without an account a name and an email are wanted", async () => {
  expectRefusal(await shop.visitor().post(path, question()), 422, "validation_failed", ["sender"]);
});

test("the sender can read it only after opening the mail's link", async () => {
  const visitor = shop.visitor();
  const { id, is_in_account } = openedIn(await visitor.post(path, guestQuestion()));
  expect(is_in_account).toBe(false);
  expectRefusal(await visitor.get(conversationPath(id)), 401, "unauthenticated");
  expect(conversationIn(await openConversationLink(shop, visitor, id)).id).toBe(id);
  expect(conversationIn(await visitor.get(conversationPath(id))).messages).toHaveLength(1);
  const reply = { key: "a-key-of-24-characters--", text: "Gracias", files: [] };
  expect(conversationIn(await visitor.post(`${conversationPath(id)}/messages`, reply)).messages).toHaveLength(
    2,
  );
  expect(conversationIn(await visitor.post(`${conversationPath(id)}/close`)).closed?.by).toBe("customer");
});

test("a wrong key, another's key and another's cookie open nothing", async () => {
  const [own, other] = [shop.visitor(), shop.visitor()];
  const { id } = openedIn(await own.post(path, guestQuestion()));
  const second = openedIn(await other.post(path, guestQuestion()));
  expectRefusal(await other.post(`${conversationPath(id)}/access`, { key: "x" }), 404, "not_found");
  await openConversationLink(shop, other, second.id);
  expectRefusal(await other.get(conversationPath(id)), 401, "unauthenticated");
  const cookie = other.cookies.get(supportCookie) ?? "";
  other.cookies.set(supportCookie, cookie.replace(second.id, id));
  expectRefusal(await other.get(conversationPath(id)), 401, "unauthenticated");
});

test("guesses of a key are limited, and keep the rightful one from nothing", async () => {
  const visitor = shop.visitor();
  const { id } = openedIn(await visitor.post(path, guestQuestion()));
  for (let tries = 0; tries < 20; tries++) await visitor.post(`${conversationPath(id)}/access`, { key: "x" });
  expectRefusal(await visitor.post(`${conversationPath(id)}/access`, { key: "x" }), 429, "too_many_requests");
  expect((await openConversationLink(shop, visitor, id)).status).toBe(200);
});

test("nobody's mailbox is filled with receipts, and one network keeps nobody from writing elsewhere", async () => {
  const email = "victim@example.com";
  for (let sent = 0; sent < 5; sent++) {
    const asked = guestQuestion({ sender: { name: "Ana", email } });
    expect((await shop.visitor().post(path, asked)).status).toBe(201);
  }
  const more = guestQuestion({ sender: { name: "Ana", email: "Victim@example.com" } });
  expectRefusal(await shop.visitor().post(path, more), 429, "too_many_requests");
  expect(await mailsTo(shop, email)).toHaveLength(5);
  const elsewhere = shop.visitor();
  const csrf = String(readField((await elsewhere.get("/sanctum/csrf-cookie")).body, "csrf_token"));
  const own = await elsewhere.call({
    method: "POST",
    url: path,
    remoteAddress: "192.0.2.77",
    headers: { "x-csrf-token": csrf },
    payload: more,
  });
  expect(own.status).toBe(201);
});

test("what is sent again because its answer was lost counts once", async () => {
  const visitor = shop.visitor();
  const sender = { name: "Ana", email: "again@example.com" };
  const asked = guestQuestion({ sender });
  const { id } = openedIn(await visitor.post(path, asked));
  for (let sent = 1; sent < 5; sent++) openedIn(await visitor.post(path, guestQuestion({ sender })));
  expect(openedIn(await visitor.post(path, asked)).id).toBe(id);
  expectRefusal(await visitor.post(path, guestQuestion({ sender })), 429, "too_many_requests");
});

test("a guest asks about the order that this browser opened, and about no other", async () => {
  const { visitor, order } = await placedAsGuest(shop);
  const { id } = openedIn(await visitor.post(path, guestQuestion({ order_id: order.id })));
  expect(conversationIn(await openConversationLink(shop, visitor, id)).order).toEqual({
    id: order.id,
    number: order.number,
  });
  const stranger = await shop.visitor().post(path, guestQuestion({ order_id: order.id }));
  expectRefusal(stranger, 422, "validation_failed", ["order_id"]);
});

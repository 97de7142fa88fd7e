import { afterAll, beforeAll, expect, test } from "vitest";
import { openLink, placedAsGuest } from "../../../test/orders/guest-orders.ts";
import { expectRefusal } from "../../../test/orders/shopper.ts";
import { signedInCustomer } from "../../../test/people/customers.ts";
import { openTestShop, readField, type TestShop } from "../../../test/shop/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const ask = (number: string, email: string) => shop.visitor().post("/spa/order-links", { number, email });

async function linksMailedTo(email: string): Promise<unknown[]> {
  const mails = await shop.database.rows<{ content: unknown }>({
    text: "select content from mail where recipient = $1 and template = 'order_link' order by id",
    values: [email],
  });
  return mails.map(({ content }) => readField(content, "guest_order_id"));
}

test("number and email together get the link mailed, however they are written", async () => {
  const { order, email } = await placedAsGuest(shop);
  const spelt = [order.number, ` ${order.number.toLowerCase().replaceAll("-", " ")} `];
  for (const number of spelt) expect((await ask(number, email)).status).toBe(204);
  expect((await ask(order.number, email.toUpperCase())).status).toBe(204);
  expect(await linksMailedTo(email)).toEqual([order.id, order.id, order.id]);
});

test("nobody learns whether there is such an order, and no other address gets its link", async () => {
  const { order, email } = await placedAsGuest(shop);
  const other = "somebody-else@example.com";
  for (const [number, address] of [
    [order.number, other],
    ["RC-0000-0000", email],
    ["no number", email],
  ] as const) {
    const answer = await ask(number, address);
    expect(answer.status).toBe(204);
    expect(answer.text).toBe("");
  }
  expect(await linksMailedTo(other)).toEqual([]);
  expect(await linksMailedTo(email)).toEqual([]);
});

test("an order that has become an account's has no link any more", async () => {
  const { visitor, order, email } = await placedAsGuest(shop);
  await signedInCustomer(shop, { email });
  await openLink(shop, visitor, order.id);
  expect((await visitor.post(`/spa/orders/${order.id}/account`)).status).toBe(200);
  expect((await ask(order.number, email)).status).toBe(204);
  expect(await linksMailedTo(email)).toEqual([]);
});

test("one network gets few mails to an address, and is told so", async () => {
  const { order, email } = await placedAsGuest(shop);
  const visitor = shop.visitor();
  const statuses = [];
  for (let tries = 0; tries < 6; tries += 1) {
    statuses.push((await visitor.post("/spa/order-links", { number: order.number, email })).status);
  }
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
});

test("nobody can use up the links of an order: its owner gets one, or has ten already", async () => {
  const { visitor, order, email } = await placedAsGuest(shop);
  const stranger = shop.visitor();
  const headers = {
    "x-csrf-token": String(readField((await stranger.get("/sanctum/csrf-cookie")).body, "csrf_token")),
  };
  const askFrom = async (network: number, number: string) => {
    const asked = { method: "POST", url: "/spa/order-links", payload: { number, email } } as const;
    return (await stranger.call({ ...asked, headers, remoteAddress: `203.0.113.${network}` })).status;
  };
  for (let network = 0; network < 25; network += 1) {
    expect(await askFrom(network, "RC-0000-0000")).toBe(204);
  }
  expect((await ask(order.number, email)).status).toBe(204);
  expect(await linksMailedTo(email)).toHaveLength(1);
  for (let network = 0; network < 12; network += 1) expect(await askFrom(network, order.number)).toBe(204);
  expect(await linksMailedTo(email)).toHaveLength(10);
  const claimed = await visitor.post(`/spa/orders/${order.id}/account`);
  expect(readField(readField(claimed.body, "data"), "outcome")).toBe("mail_sent");
});

test("what is no number or no email is refused at its field", async () => {
  expectRefusal(await ask("", "ana@example.com"), 422, "validation_failed", ["number"]);
  expectRefusal(await ask("RC-1111-1111", "ana"), 422, "validation_failed", ["email"]);
});

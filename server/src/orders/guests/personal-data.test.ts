import { afterAll, beforeAll, expect, test } from "vitest";
import { guestOrderInState } from "../../../test/orders/guest-orders.ts";
import { signedInCustomer } from "../../../test/people/customers.ts";
import { openTestShop, type TestShop } from "../../../test/shop/test-shop.ts";
import { onlyRow } from "../../platform/database/database.ts";
import { orderRecords, stripOrders } from "../index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const keptOf = (orderId: number) =>
  onlyRow<{ phone: string; email: string; customer_id: string }>(shop.database, {
    text: "select address->>'mobile_phone' as phone, email, customer_id from customer_order where id = $1",
    values: [orderId],
  });

test("a guest's phone goes with the end of the order, and not before; the email stays for withdrawing", async () => {
  const ended = await guestOrderInState(shop, { state: "delivered" });
  const underway = await guestOrderInState(shop, { state: "shipped" });
  await stripOrders(shop.database, shop.clock.now());
  expect(await keptOf(ended.order.id)).toMatchObject({ phone: "", email: ended.email });
  expect(await keptOf(underway.order.id)).toMatchObject({ phone: "+34612345678" });
});

test("an order that became an account's keeps its phone, is in the download, and is stripped when they leave", async () => {
  const { visitor, order, email } = await guestOrderInState(shop, { state: "delivered" });
  const owner = await signedInCustomer(shop, { email });
  expect((await visitor.post(`/spa/orders/${order.publicId}/account`)).status).toBe(200);
  await stripOrders(shop.database, shop.clock.now());
  expect(await keptOf(order.id)).toMatchObject({ phone: "+34612345678", customer_id: owner.customerId });
  const exported = JSON.stringify(await orderRecords(shop.context).exportPersonalData(shop.database, owner));
  expect(exported).toContain(order.number);
  expect(await orderRecords(shop.context).mustKeepCustomer(shop.database, owner.customerId)).toBe(true);
  await shop.database.transaction((transaction) =>
    orderRecords(shop.context).forgetPerson(transaction, { ...owner, isLast: true }),
  );
  expect(await keptOf(order.id)).toMatchObject({ phone: "" });
});

test("what a new account holds of an order it began with is whole", async () => {
  const { visitor, order, customerId } = await guestOrderInState(shop, { state: "delivered" });
  expect((await visitor.post(`/spa/orders/${order.publicId}/account`)).status).toBe(200);
  await stripOrders(shop.database, shop.clock.now());
  expect(await keptOf(order.id)).toMatchObject({ phone: "+34612345678", customer_id: customerId });
});

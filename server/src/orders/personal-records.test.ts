import { afterAll, beforeAll, expect, test } from "vitest";
import { makeProduct } from "../../test/catalogue/factories.ts";
import { buyer, placeNow } from "../../test/orders/checkout.ts";
import { makeOrder } from "../../test/orders/orders.ts";
import { saveAddress, writtenCubanAddress } from "../../test/people/addresses.ts";
import { signedInCustomer } from "../../test/people/customers.ts";
import { customerWithPassword, rightPassword } from "../../test/people/passwords.ts";
import { runCommand } from "../../test/shop/run-command.ts";
import { openTestShop, readField, type TestShop } from "../../test/shop/test-shop.ts";
import { onlyRow } from "../platform/database/database.ts";
import { cancelForShop, orderRecords, stripOrders } from "./index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const phoneOf = async (orderId: number) =>
  (
    await onlyRow<{ phone: string }>(shop.database, {
      text: "select address->>'mobile_phone' as phone from customer_order where id = $1",
      values: [orderId],
    })
  ).phone;

test("only a customer with orders must be kept", async () => {
  const ana = await signedInCustomer(shop);
  expect(await orderRecords(shop.context).mustKeepCustomer(shop.database, ana.customerId)).toBe(false);
  await makeOrder(shop, ana, { state: "cancelled" });
  expect(await orderRecords(shop.context).mustKeepCustomer(shop.database, ana.customerId)).toBe(true);
});

test("the download has all of the customer's own orders", async () => {
  const ana = await signedInCustomer(shop);
  const mine = await makeOrder(shop, ana, { state: "refunded" });
  const other = await makeOrder(shop, await signedInCustomer(shop));
  const exported = JSON.stringify(await orderRecords(shop.context).exportPersonalData(shop.database, ana));
  for (const part of [mine.number, ana.email, "Disco de freno 1", "+34612345678", "withdrawal_requested"])
    expect(exported).toContain(part);
  expect(exported).not.toContain(other.number);
  expect(exported).not.toContain(ana.customerId);
});

test("the download has who withdrew before anything left, the parcels, and the number that customs were told", async () => {
  const thing = await makeProduct(shop.database);
  const ana = await buyer(shop, [{ thing, quantity: 3 }]);
  const { id: address_id } = await saveAddress(ana, writtenCubanAddress());
  const { id, number, lines, totals } = await placeNow(ana, { address_id });
  await runCommand(shop, `orders paid ${number}`, { amount: (totals.total_cents / 100).toFixed(2) });
  const withdrawn = { lines: [{ line_id: lines[0]?.id, quantity: 1 }] };
  expect((await ana.post(`/spa/orders/${id}/withdrawal`, withdrawn)).status).toBe(201);
  await runCommand(shop, `orders cancel ${number}`, { lines: "1:1", reason: "Agotado" });
  await runCommand(shop, `orders ship ${number}`, { carrier: "Correos", tracking: "PK123" });
  expect(await orderRecords(shop.context).exportPersonalData(shop.database, ana)).toMatchObject([
    {
      number,
      identification: "85010112345",
      cancellations: [
        { cause: "withdrawal", name: "Ana Prueba" },
        { cause: "cancelled", name: null, reason: "Agotado" },
      ],
      parcels: [{ carrier: "Correos", tracking_number: "PK123" }],
    },
  ]);
});

test("deletion removes the name; the last person's removes the phones of ended orders only", async () => {
  const ana = await signedInCustomer(shop);
  const ben = await signedInCustomer(shop, { customerId: ana.customerId });
  const ended = await makeOrder(shop, ana, { state: "delivered" });
  const underway = await makeOrder(shop, ben, { state: "preparing" });
  const forget = (person: typeof ana, isLast: boolean) =>
    shop.database.transaction((transaction) =>
      orderRecords(shop.context).forgetPerson(transaction, { ...person, isLast }),
    );
  await forget(ana, false);
  const people = await shop.database.rows<{ person_id: string | null }>({
    text: "select person_id from customer_order where customer_id = $1 order by id",
    values: [ana.customerId],
  });
  expect(people.map(({ person_id }) => person_id)).toEqual([null, ben.personId]);
  expect(await phoneOf(ended.id)).toBe("+34612345678");
  await forget(ben, true);
  expect([await phoneOf(ended.id), await phoneOf(underway.id)]).toEqual(["", "+34612345678"]);
});

test("an open order of a deleted customer is stripped once it has ended", async () => {
  const ana = await signedInCustomer(shop);
  const order = await makeOrder(shop, ana, { state: "preparing" });
  const stays = await makeOrder(shop, await signedInCustomer(shop), { state: "delivered" });
  await shop.database.rows({
    text: "update customer set closed_at = $2 where id = $1",
    values: [ana.customerId, shop.clock.now()],
  });
  await stripOrders(shop.database, shop.clock.now());
  expect(await phoneOf(order.id)).toBe("+34612345678");
  await shop.database.rows({
    text: "update customer_order set state = 'delivered' where id = $1",
    values: [order.id],
  });
  await stripOrders(shop.database, shop.clock.now());
  expect([await phoneOf(order.id), await phoneOf(stays.id)]).toEqual(["", "+34612345678"]);
});

test("closing an account and cancelling its order do not deadlock", async () => {
  for (let round = 0; round < 8; round += 1) {
    const ana = await customerWithPassword(shop);
    const order = await makeOrder(shop, ana, { state: "paid" });
    const token = String(readField((await ana.get("/sanctum/csrf-cookie")).body, "csrf_token"));
    const [closed, cancelled] = await Promise.all([
      ana.call({
        method: "DELETE",
        url: "/spa/me",
        payload: { password: rightPassword },
        headers: { "x-csrf-token": token },
      }),
      cancelForShop(shop.context, order.number, { reason: "Agotado", lines: null }),
    ]);
    expect([closed.status, cancelled]).toMatchObject([200, { state: "cancelled" }]);
  }
});

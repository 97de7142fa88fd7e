import { afterAll, beforeAll, expect, test } from "vitest";
import { makeOrder } from "../../test/orders/orders.ts";
import { signedInCustomer } from "../../test/people/customers.ts";
import { runCommand } from "../../test/shop/run-command.ts";
import { openTestShop, readField, type TestShop } from "../../test/shop/test-shop.ts";
import { onlyRow } from "../platform/database/database.ts";
import { dropOrderIdentifications } from "./drop-order-identifications.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test("an identity number leaves an ended order after the guarantee period, not before, and not an open one", async () => {
  const ana = await signedInCustomer(shop);
  const make = async (state: "delivered" | "paid", endedAt: string) => {
    const { publicId } = await makeOrder(shop, ana, { state });
    await shop.database.rows({
      text: `update customer_order set identification = '\\x01', identification_key = 'k',
               placed_at = $2, delivered_at = case when state = 'delivered' then $2::timestamptz end,
               address = coalesce(address, '{}') || '{"identification": "•••123"}' where public_id = $1`,
      values: [publicId, endedAt],
    });
    return publicId;
  };
  const old = await make("delivered", "2023-11-20T10:00:00Z");
  const recent = await make("delivered", "2023-11-22T10:00:00Z");
  const open = await make("paid", "2020-01-01T10:00:00Z");
  expect(await dropOrderIdentifications(shop.database, new Date("2026-11-21T10:00:00Z"))).toBe(1);
  const kept = async (publicId: string) =>
    onlyRow<{ sealed: boolean; masked: string }>(shop.database, {
      text: `select identification is not null as sealed, address ->> 'identification' as masked
             from customer_order where public_id = $1`,
      values: [publicId],
    });
  expect(await kept(old)).toEqual({ sealed: false, masked: "" });
  for (const publicId of [recent, open])
    expect(await kept(publicId)).toEqual({ sealed: true, masked: "•••123" });
});

test("an identity number stays as long as claims and repairs have lengthened the guarantee", async () => {
  const at = (day: string) => new Date(`${day}T11:00:00Z`);
  shop.clock.set(at("2026-11-21"));
  const eva = await signedInCustomer(shop);
  const order = await makeOrder(shop, eva, { state: "delivered", deliveredAt: at("2026-11-21") });
  await shop.database.rows({
    text: "update customer_order set identification = '\\x01', identification_key = 'k' where id = $1",
    values: [order.id],
  });
  const opened = await eva.post(`/spa/orders/${order.publicId}/guarantee-claims`, {
    ...{ line_id: order.lines[0]?.publicId, quantity: 1, wish: "repair", appeared_on: "2026-11-21" },
    description: "Pierde aceite",
  });
  const number = String(readField(readField(opened.body, "data"), "number"));
  const isKeptOn = async (day: string) => {
    await dropOrderIdentifications(shop.database, at(day));
    const text = "select identification is not null as kept from customer_order where id = $1";
    return (await onlyRow<{ kept: boolean }>(shop.database, { text, values: [order.id] })).kept;
  };
  // Years after the guarantee's end, the claim is still open.
  expect(await isKeptOn("2032-01-01")).toBe(true);
  await runCommand(shop, `claims accept ${number}`, { remedy: "repair" });
  await runCommand(shop, `claims received ${number}`);
  shop.clock.set(at("2026-12-01"));
  await runCommand(shop, `claims finish ${number}`, { text: "Junta nueva" });
  // Three years, one for the repair, and ten days at the shop.
  expect(await isKeptOn("2030-12-01")).toBe(true);
  expect(await isKeptOn("2030-12-02")).toBe(false);
});

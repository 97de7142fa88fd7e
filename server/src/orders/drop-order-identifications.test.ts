import { afterAll, beforeAll, expect, test } from "vitest";
import { makeOrder } from "../../test/orders/orders.ts";
import { signedInCustomer } from "../../test/people/customers.ts";
import { openTestShop, type TestShop } from "../../test/shop/test-shop.ts";
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

import { afterAll, beforeAll, expect, test } from "vitest";
import { makePartType, makeProduct } from "../../../test/catalogue/factories.ts";
import { makeOrder } from "../../../test/orders/orders.ts";
import { signedInCustomer } from "../../../test/people/customers.ts";
import { openTestShop, readField, type TestShop } from "../../../test/shop/test-shop.ts";
import { receiveGoods, refundOrder } from "../index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test.each(["transfer", "card", "bizum"] as const)(
  "withdrawing costs nothing, whatever it is: all that was paid by %s comes back that way (consumer code art. 102.2)",
  async (paymentMethod) => {
    const ana = await signedInCustomer(shop);
    const { id: partTypeId } = await makePartType(shop.database, { notices: ["electrical", "off_road"] });
    const things = [
      { product: await makeProduct(shop.database, { partTypeId }), quantity: 2, unitCents: 12_345 },
      { coreDepositCents: 4500 },
      { withdrawalExclusion: "e" },
    ];
    const order = await makeOrder(shop, ana, { state: "delivered", paymentMethod, things });
    const declared = await ana.post(`/spa/orders/${order.publicId}/withdrawal`, {});
    expect(declared.status).toBe(201);
    expect(readField(readField(readField(declared.body, "data"), "withdrawal"), "lines")).toHaveLength(3);
    await receiveGoods(shop.context, order.number, null);
    const whole = { kind: "withdrawal", withdrawalNumber: null, deductionCents: 0, reason: "" } as const;
    await refundOrder(shop.context, order.number, whole);
    const { body } = await ana.get(`/spa/orders/${order.publicId}`);
    expect(readField(readField(body, "data"), "refunds")).toMatchObject([
      { cause: "withdrawal", state: "due", cents: order.totalCents, method: paymentMethod },
    ]);
  },
);

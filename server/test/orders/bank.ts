import { PaymentStart } from "@recambia/contract/orders/schemas";
import { Value } from "typebox/value";
import { openPaymentPage, testKeys } from "../../../scripts/payments/payment-page.ts";
import { openPayments } from "../../src/platform/payments/index.ts";
import { openTestShop, readField, type TestShop, type Visitor } from "../shop/test-shop.ts";

/** A shop that takes cards and Bizum, and a stand-in for its bank. */
export async function openShopWithBank() {
  const bank = await openPaymentPage();
  const shop = await openTestShop({
    REDSYS_MERCHANT_CODE: testKeys.merchantCode,
    REDSYS_TERMINAL: testKeys.terminal,
    REDSYS_SECRET_KEY: testKeys.secretKey,
    REDSYS_ORIGIN: bank.origin,
  });
  const closeShop = shop.close;
  return {
    ...shop,
    bank,
    payments: await openPayments(shop.context),
    async close() {
      await closeShop();
      await bank.close();
    },
  };
}

export type ShopWithBank = Awaited<ReturnType<typeof openShopWithBank>>;

/** The form for the bank's page that a customer's order is paid with. */
export async function startedForm(customer: Visitor, orderId: string): Promise<Record<string, string>> {
  const answer = await customer.post(`/spa/orders/${orderId}/payment`);
  const start = readField(answer.body, "data");
  if (!Value.Check(PaymentStart, start) || start.kind !== "redirect") {
    throw new Error(`Not a form: ${answer.status} ${answer.text}`);
  }
  return start.fields;
}

/** A notification as the bank posts it. */
export function notify({ app }: Pick<TestShop, "app">, fields: Record<string, string>) {
  return app.inject({
    method: "POST",
    url: "/payments/redsys/notification",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams(fields).toString(),
  });
}

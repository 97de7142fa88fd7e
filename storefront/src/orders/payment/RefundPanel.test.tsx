import type { Order, Refund } from "@recambia/contract/orders/schemas";
import { expect, test } from "vitest";
import { renderInPage } from "../../../test/render-in-page.tsx";
import { messages } from "../locales/en.po";
import { useReturnOutlook } from "../words/use-order-forecast.ts";
import { RefundPanel } from "./RefundPanel.tsx";

type Returning = Parameters<typeof useReturnOutlook>[0] & Pick<Order, "refunds">;

function Told({ order }: { order: Returning }) {
  return (
    <>
      {useReturnOutlook(order)}
      <RefundPanel order={order} />
    </>
  );
}

function toldOf(particulars: Partial<Refund>, paymentState: Order["payment"]["state"]): string {
  const refund: Refund = {
    ...({ id: "2m355zxg2kjxwe4x", cause: "cancelled", state: "done", cents: 8780, method: "card" } as const),
    ...{ reason: null, created_at: "2026-11-28T13:47:00Z", settled_at: "2026-11-28T13:48:00Z" },
    ...particulars,
  };
  const payment = { state: paymentState, paid_at: "2026-11-28T13:47:00Z" };
  const order = { state: "cancelled" as const, withdrawals: [], payment, refunds: [refund] };
  return renderInPage(<Told order={order} />, "en", messages);
}

test("a refund that the bank refused goes another way, also once it is made", () => {
  const toCard = toldOf({ is_other_way: false }, "refunded");
  expect(toCard).toContain("refunded you, to the same payment method");
  expect(toCard).toContain("to your card");
  const refused = { failed: toldOf({ state: "failed", is_other_way: true }, "paid") };
  const told = { ...refused, done: toldOf({ is_other_way: true }, "refunded") };
  for (const words of [told.failed, told.done]) {
    expect(words).toContain("another way");
    expect(words).not.toMatch(/same payment method|to your card/);
  }
});

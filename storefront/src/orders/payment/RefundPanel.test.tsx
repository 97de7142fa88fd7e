import type { Order, Refund } from "@recambia/contract/orders/schemas";
import { expect, test } from "vitest";
import { renderInPage } from "../../../test/render-in-page.tsx";
import { CancellationPanel } from "../cancellation/CancellationPanel.tsx";
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

const made: Refund = {
  ...({ id: "2m355zxg2kjxwe4x", cause: "cancelled", state: "done", cents: 8780, method: "card" } as const),
  ...{ reason: null, created_at: "2026-11-28T13:47:00Z", settled_at: "2026-11-28T13:48:00Z" },
};

function toldOf(particulars: Partial<Refund>, paymentState: Order["payment"]["state"]): string {
  const refund: Refund = { ...made, ...particulars };
  const payment = { state: paymentState, paid_at: "2026-11-28T13:47:00Z" };
  const order = { state: "cancelled" as const, withdrawals: [], payment, refunds: [refund] };
  return renderInPage(<Told order={order} />, "en", messages);
}

test("a refund that the bank refused goes another way, also once it is made", () => {
  const toCard = toldOf({ is_other_way: false }, "refunded");
  expect(toCard).toContain("refunded you, to the same payment method");
  expect(toCard).toContain("to your card");
  const failed = toldOf({ state: "failed", is_other_way: true }, "paid");
  const done = toldOf({ is_other_way: true }, "refunded");
  for (const words of [failed, done]) {
    expect(words).toContain("another way");
    expect(words).not.toMatch(/same payment method|to your card/);
  }
});

test("an order that was paid after its cancellation is not said to have nothing to refund", () => {
  const cancellation = {
    ...({ id: "2m355zxg2kjxwe4y", cause: "cancelled", by: "shop", at: "2026-11-28T13:46:00Z" } as const),
    ...{ reason: null, lines: [], refund_cents: 0 },
  };
  const told = (refunds: Refund[]) =>
    renderInPage(
      <CancellationPanel order={{ cancellations: [cancellation], lines: [], refunds }} />,
      "en",
      messages,
    );
  expect(told([])).toContain("There is nothing to refund.");
  expect(told([{ ...made, cause: "late_payment" }])).not.toContain("nothing to refund");
});

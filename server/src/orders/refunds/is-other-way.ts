import type { RefundRow } from "../order-rows.ts";

/** Whether the bank has refused a refund, so that its money goes another way than the payment came. */
export function isOtherWay({ state, failure }: RefundRow): boolean {
  return state === "failed" || (state === "done" && failure !== null);
}

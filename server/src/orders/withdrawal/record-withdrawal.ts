import { madridDay, noonOfMadridDay } from "@recambia/contract/madrid-time";
import type { ChosenLines } from "@recambia/contract/orders/withdrawals";
import type { Context } from "../../platform/http/context.ts";
import { fieldMessages } from "../../platform/http/refusals/field-messages.ts";
import { type Refusal, refuseField } from "../../platform/http/refusals/refusal.ts";
import { lockNumberedOrder } from "../lock-order.ts";
import type { OrderRow } from "../order-rows.ts";
import { requestWithdrawal } from "./request-withdrawal.ts";

/** A withdrawal that has reached the shop by letter or telephone. */
export type OfflineWithdrawal = {
  channel: "letter" | "telephone";
  /** `yyyy-mm-dd`: when it was declared (a letter: posted). */
  day: string;
  /** Name of the declaring person; null: the order's buyer. */
  name: string | null;
  /** null: everything that can be withdrawn from. */
  lines: ChosenLines | null;
};

/**
 * Records a withdrawal that was declared outside of the shop's pages: the day on which it was declared decides
 * whether it is in time (consumer code art. 106.1). Its receipt is mailed as any other's.
 *
 * @returns the order; `not_found`; 422 naming `day` for a day that is still to come or before the order; or the
 *   refusals of `requestWithdrawal`.
 */
export async function recordWithdrawal(
  { database, clock }: Pick<Context, "database" | "clock">,
  number: string,
  { channel, day, name, lines }: OfflineWithdrawal,
): Promise<OrderRow | Refusal> {
  const now = clock.now();
  return database.transaction(async (transaction) => {
    const order = await lockNumberedOrder(transaction, number);
    if (!order) return { refused: "not_found" };
    if (day > madridDay(now) || day < madridDay(new Date(order.placed_at))) {
      return refuseField("day", fieldMessages.unknown_value);
    }
    return requestWithdrawal(transaction, order, {
      ...{ channel, name: name ?? order.name, lines: lines ?? undefined, now },
      declaredAt: day === madridDay(now) ? now : noonOfMadridDay(day),
    });
  });
}

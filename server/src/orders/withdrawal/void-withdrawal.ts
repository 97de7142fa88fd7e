import type { Context } from "../../platform/http/context.ts";
import type { Refusal } from "../../platform/http/refusals/refusal.ts";
import { lockNumberedOrder } from "../lock-order.ts";
import type { OrderRow } from "../order-rows.ts";
import { updateOrderProgress } from "../progress/update-order-progress.ts";
import { awaitedWithdrawals } from "./awaited-withdrawals.ts";

/**
 * Voids a withdrawal whose goods never came back: the customer keeps them, and nothing is paid back. What of
 * the term is left can still be used.
 *
 * @param asked.withdrawalNumber as `orders show` numbers them, from 1; null: the only one that is waited for.
 * @param asked.reason for the customer to read.
 * @returns the order; `not_found`; `conflict` when no such withdrawal is waited for, or several are and none is
 *   named.
 */
export async function voidWithdrawal(
  { database, clock }: Pick<Context, "database" | "clock">,
  number: string,
  { withdrawalNumber, reason }: { withdrawalNumber: number | null; reason: string },
): Promise<OrderRow | Refusal> {
  return database.transaction(async (transaction) => {
    const order = await lockNumberedOrder(transaction, number);
    if (!order) return { refused: "not_found" };
    const awaited = awaitedWithdrawals(order, withdrawalNumber);
    const [withdrawal] = awaited;
    if (!withdrawal || awaited.length > 1) return { refused: "conflict" };
    const at = clock.now();
    await transaction.rows({
      text: "update withdrawal set state = 'void', settled_at = $2, void_reason = $3 where id = $1",
      values: [withdrawal.id, at, reason],
    });
    const about = { withdrawal: withdrawal.id };
    const voided = { kind: "withdrawal_voided", at, actor: "shop", text: reason, about } as const;
    return updateOrderProgress(transaction, order.id, voided);
  });
}

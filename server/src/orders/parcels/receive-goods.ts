import type { Context } from "../../platform/http/context.ts";
import type { Refusal } from "../../platform/http/refusals/refusal.ts";
import { lockNumberedOrder } from "../lock-order.ts";
import type { OrderRow } from "../order-rows.ts";
import { updateOrderProgress } from "../progress/update-order-progress.ts";
import { awaitedWithdrawals } from "../withdrawal/awaited-withdrawals.ts";

/**
 * Records returned goods, or the proof that they have been sent: nothing more is awaited then (consumer code art. 107.3).
 *
 * @param withdrawalNumber as in `orders show`, from 1; null for all that are awaited.
 * @returns the order; `not_found`; `conflict` when nothing is awaited.
 */
export async function receiveGoods(
  { database, clock }: Pick<Context, "database" | "clock">,
  number: string,
  withdrawalNumber: number | null,
): Promise<OrderRow | Refusal> {
  return database.transaction(async (transaction) => {
    const order = await lockNumberedOrder(transaction, number);
    if (!order) return { refused: "not_found" };
    const awaited = awaitedWithdrawals(order, withdrawalNumber);
    if (awaited.length === 0) return { refused: "conflict" };
    const at = clock.now();
    await transaction.rows({
      text: "update withdrawal set state = 'returned', returned_at = $2 where id = any($1::bigint[])",
      values: [awaited.map(({ id }) => id), at],
    });
    return updateOrderProgress(transaction, order.id, { kind: "goods_returned", at, actor: "shop" });
  });
}

import type { Context } from "../../platform/http/context.ts";
import type { Refusal } from "../../platform/http/refusals/refusal.ts";
import { lockNumberedOrder } from "../lock-order.ts";
import type { OrderRow } from "../order-rows.ts";
import { updateOrderProgress } from "../progress/update-order-progress.ts";

/**
 * Notes that goods have come back, or the proof that they have been sent: from then on nothing more
 * is waited for (consumer code art. 107.3).
 *
 * @param withdrawalNumber as `orders show` numbers them, from 1; null: all that are waited for.
 * @returns the order; `not_found`; `conflict` when nothing is waited for.
 */
export async function receiveGoods(
  { database, clock }: Pick<Context, "database" | "clock">,
  number: string,
  withdrawalNumber: number | null,
): Promise<OrderRow | Refusal> {
  return database.transaction(async (transaction) => {
    const order = await lockNumberedOrder(transaction, number);
    if (!order) return { refused: "not_found" };
    const awaited = order.withdrawals.filter(
      ({ state }, index) =>
        state === "requested" && (withdrawalNumber === null || index + 1 === withdrawalNumber),
    );
    if (awaited.length === 0) return { refused: "conflict" };
    const at = clock.now();
    await transaction.rows({
      text: "update withdrawal set state = 'returned', returned_at = $2 where id = any($1::bigint[])",
      values: [awaited.map(({ id }) => id), at],
    });
    return updateOrderProgress(transaction, order.id, { kind: "goods_returned", at, actor: "shop" });
  });
}

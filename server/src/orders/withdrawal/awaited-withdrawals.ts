import type { OrderRow } from "../order-rows.ts";

/**
 * Returns the withdrawals of an order whose goods have not been returned.
 *
 * @param withdrawalNumber only this one, counted from 1 as in `orders show`; null for all.
 */
export function awaitedWithdrawals(
  { withdrawals }: Pick<OrderRow, "withdrawals">,
  withdrawalNumber: number | null,
): OrderRow["withdrawals"] {
  return withdrawals.filter(
    ({ state }, index) =>
      state === "requested" && (withdrawalNumber === null || index + 1 === withdrawalNumber),
  );
}

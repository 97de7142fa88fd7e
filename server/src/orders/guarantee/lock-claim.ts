import type { Queryable } from "../../platform/database/database.ts";
import { normalizeNumber } from "../../platform/draw-number.ts";
import { lockNumberedOrder } from "../lock-order.ts";
import type { GuaranteeClaimRow, OrderRow } from "../order-rows.ts";

/** Prefix of the claims' numbers. */
export const claimPrefix = "GC";

/** Locks the order of a claim by the claim's number in any spelling; null if unknown. */
export async function lockClaim(
  transaction: Queryable,
  written: string,
): Promise<{ order: OrderRow; claim: GuaranteeClaimRow } | null> {
  const number = normalizeNumber(claimPrefix, written);
  const [row] = await transaction.rows<{ number: string }>({
    text: `select o.number from guarantee_claim claim join customer_order o on o.id = claim.order_id
           where claim.number = $1`,
    values: [number],
  });
  const order = row ? await lockNumberedOrder(transaction, row.number) : null;
  const claim = order?.guarantee_claims.find((one) => one.number === number);
  return order && claim ? { order, claim } : null;
}

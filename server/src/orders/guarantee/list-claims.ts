import type { GuaranteeClaimState, GuaranteeRemedy } from "@recambia/contract/orders/guarantee-claims";
import type { Queryable } from "../../platform/database/database.ts";
import { normalizeNumber } from "../../platform/draw-number.ts";
import { type OrderRow, readOrderByNumber } from "../order-rows.ts";
import { claimPrefix } from "./lock-claim.ts";
import { answerDay } from "./to-claim.ts";

/** A claim in the shop's list. */
export type ListedClaim = {
  number: string;
  order_number: string;
  state: GuaranteeClaimState;
  wish: GuaranteeRemedy;
  remedy: GuaranteeRemedy | null;
  /** Null once it was answered. */
  answer_by: string | null;
  thing: string;
  quantity: number;
};

/** Lists guarantee claims for the shop, those that wait for an answer first; without `isAll` only open ones. */
export async function listClaims(
  database: Queryable,
  { isAll, limit }: { isAll: boolean; limit: number },
): Promise<ListedClaim[]> {
  const rows = await database.rows<
    Omit<ListedClaim, "answer_by"> & { opened_at: Date; answered_at: Date | null }
  >({
    text: `select claim.number, o.number as order_number, claim.state, claim.wish, claim.remedy, claim.opened_at,
             claim.answered_at, line.product->>'name' as thing, claim.quantity
           from guarantee_claim claim join customer_order o on o.id = claim.order_id
           join order_line line on line.id = claim.order_line_id
           where $1 or claim.ended_at is null
           order by claim.ended_at is not null, claim.answered_at is not null, claim.opened_at limit $2`,
    values: [isAll, limit],
  });
  return rows.map(({ opened_at, answered_at, ...claim }) => ({
    ...claim,
    answer_by: answered_at === null ? answerDay(opened_at) : null,
  }));
}

/** Reads the order of a claim by the claim's number in any spelling; null if unknown. */
export async function readOrderOfClaim(database: Queryable, written: string): Promise<OrderRow | null> {
  const [row] = await database.rows<{ number: string }>({
    text: `select o.number from guarantee_claim claim join customer_order o on o.id = claim.order_id
           where claim.number = $1`,
    values: [normalizeNumber(claimPrefix, written)],
  });
  return row ? readOrderByNumber(database, row.number) : null;
}

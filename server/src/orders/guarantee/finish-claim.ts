import { bumpRevision } from "../../platform/catalogue-revision.ts";
import type { Queryable } from "../../platform/database/database.ts";
import type { Context } from "../../platform/http/context.ts";
import { isRefusal, type Refusal, refuseField } from "../../platform/http/refusals/refusal.ts";
import { reserveStock } from "../cancellation/release-stock.ts";
import { orderMessages } from "../messages.ts";
import { findRecalled } from "../order-recalls.ts";
import type { GuaranteeClaimRow, OrderRow, RefundContent } from "../order-rows.ts";
import { insertStockMovements } from "../parcels/stock-movements.ts";
import { recordOrderEvent } from "../progress/record-order-event.ts";
import { createRefund, refundableCents } from "../refunds/create-refund.ts";
import { recordDueRefund } from "../refunds/refund-order.ts";
import { sharesOf } from "../refunds/refund-shares.ts";
import { keptPieces } from "./guarantee-terms.ts";
import { lockClaim } from "./lock-claim.ts";

/** How a claim has ended. */
export type ClaimEnd = {
  /** What was done, for the customer; null to keep the answer that accepted it. */
  text: string | null;
  /** Price reduction in cents; null for other remedies. */
  reductionCents: number | null;
};

const endStates = {
  repair: "repaired",
  replacement: "replaced",
  price_reduction: "price_reduced",
  refund: "refunded",
} as const;

type Found = { order: OrderRow; claim: GuaranteeClaimRow };

/**
 * Ends an accepted guarantee claim by its remedy: a replacement leaves the stock, a price reduction or refund becomes due
 * through the order's payment method, with its rectifying invoice once it is made. The mail is the document about the measures
 * that the law wants (consumer code art. 123).
 *
 * @returns the order; `not_found`; `out_of_stock` for a replacement; `conflict` when no remedy was accepted, the goods of a
 *   repair or refund have not come, or the customer has not kept the pieces; 422 naming `amount` for a price reduction without
 *   one, or above the price of the pieces, and `remedy` for a replacement that is off sale for a recall.
 */
export async function finishClaim(
  { database, clock }: Pick<Context, "database" | "clock">,
  number: string,
  end: ClaimEnd,
): Promise<OrderRow | Refusal> {
  return database.transaction(async (transaction) => {
    const found = await lockClaim(transaction, number);
    if (!found) return { refused: "not_found" };
    if (!canFinish(found)) return { refused: "conflict" };
    switch (found.claim.remedy) {
      case "repair":
        return endClaim(transaction, found, { ...end, at: clock.now() });
      case "replacement":
        return replacePieces(transaction, found, { ...end, at: clock.now() });
      default:
        return payBack(transaction, found, { ...end, at: clock.now() });
    }
  });
}

function canFinish({ order, claim }: Found): boolean {
  const { remedy, ended_at, needs_goods, received_at } = claim;
  if (ended_at !== null || remedy === null) return false;
  // A replacement may leave before the faulty piece has come.
  if (needs_goods && received_at === null && remedy !== "replacement") return false;
  const line = order.lines.find(({ public_id }) => public_id === claim.line_id);
  return line !== undefined && keptPieces(order, line) >= claim.quantity;
}

type Ending = ClaimEnd & { at: Date };

async function endClaim(
  transaction: Queryable,
  { order, claim }: Found,
  { text, at }: Ending,
  refund: { key: number; amountCents: number } | null = null,
): Promise<OrderRow> {
  const state = endStates[claim.remedy ?? "repair"];
  await transaction.rows({
    text: `update guarantee_claim set state = $2, answer = coalesce($3, answer), ended_at = $4, refund_id = $5
           where id = $1`,
    values: [claim.id, state, text, at, refund?.key ?? null],
  });
  return recordOrderEvent(transaction, order.id, {
    ...{ kind: `claim_${state}`, at, actor: "shop", text: claim.number, about: { claim: claim.id } },
    ...(refund ? { cents: refund.amountCents } : {}),
  });
}

const piecesOf = ({ line_id, quantity }: GuaranteeClaimRow) => [{ line_id, quantity }];

async function replacePieces(
  transaction: Queryable,
  { order, claim }: Found,
  ending: Ending,
): Promise<OrderRow | Refusal> {
  const recalled = await findRecalled(transaction, order.id, piecesOf(claim));
  if (recalled !== null) return refuseField("remedy", orderMessages.recalled_again, { product: recalled });
  const changed = await reserveStock(transaction, order.id, piecesOf(claim));
  if (changed === null) return { refused: "out_of_stock" };
  await insertStockMovements(transaction, order.id, piecesOf(claim), {
    ...{ kind: "replaced", reason: claim.number, at: ending.at },
  });
  const after = await endClaim(transaction, { order, claim }, ending);
  if (changed.length > 0) await bumpRevision(transaction, changed);
  return after;
}

/** A price reduction, or the price of the pieces with their deposits (consumer code art. 119 bis, 119 ter). */
async function payBack(
  transaction: Queryable,
  { order, claim }: Found,
  ending: Ending,
): Promise<OrderRow | Refusal> {
  const shares = sharesOf(order, piecesOf(claim));
  const whole: RefundContent = { lines: shares, shipping_cents: 0, deduction_cents: 0 };
  const isReduction = claim.remedy === "price_reduction";
  const { reductionCents } = ending;
  const priceCents = shares.reduce((sum, { cents }) => sum + cents, 0);
  if (isReduction && (reductionCents === null || reductionCents > priceCents)) {
    return refuseField("amount", orderMessages.too_large_reduction);
  }
  const content = isReduction ? { ...whole, lines: [] } : whole;
  const amountCents = isReduction ? (reductionCents ?? 0) : refundableCents(order, content);
  // Goodwill may have paid back everything before.
  if (amountCents === 0 && !isReduction) return endClaim(transaction, { order, claim }, ending);
  const reason = ending.text ?? claim.answer ?? "";
  const cause = "guarantee";
  const refund = await createRefund(transaction, order, {
    cause,
    reason,
    amountCents,
    content,
    at: ending.at,
  });
  if (isRefusal(refund)) return refund;
  const after = await endClaim(transaction, { order, claim }, ending, { key: refund, amountCents });
  return recordDueRefund(transaction, after, refund, { amountCents, reason, at: ending.at });
}

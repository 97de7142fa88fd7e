import type { ChosenLines } from "@recambia/contract/orders/withdrawals";
import { excludesWithdrawal } from "@recambia/contract/withdrawal-exclusion";
import { onlyRow, type Queryable } from "../platform/database/database.ts";
import { isRefusal, type Refusal, refuseField } from "../platform/http/refusal.ts";
import { randomPublicId } from "../platform/public-id.ts";
import { followWithdrawals } from "./follow-withdrawals.ts";
import type { OrderRow } from "./order-rows.ts";
import { withdrawalTerms } from "./withdrawal-terms.ts";

/** Who withdraws, and from what; without lines, from everything that can be withdrawn from. */
export type WithdrawalWish = {
  channel: "account" | "guest" | "shop";
  name: string;
  lines: ChosenLines | undefined;
  now: Date;
};

/**
 * Withdraws from a locked order (consumer code art. 102–106): the declaration alone is enough, no
 * reason is asked. The receipt goes to the address of the order in the same transaction.
 *
 * @returns the order with the withdrawal as its last, or why not: the objections of the terms, 422
 *   naming `lines` for lines that are not the order's or more pieces than can be withdrawn from.
 */
export async function requestWithdrawal(
  transaction: Queryable,
  order: OrderRow,
  { channel, name, lines, now }: WithdrawalWish,
): Promise<OrderRow | Refusal> {
  const { objection, pieces } = withdrawalTerms(order, now);
  if (objection) return { refused: objection };
  const chosen = lines ? sumByLine(lines) : new Map([...pieces].filter(([, count]) => count > 0));
  const wrong = wrongLine(order, chosen, pieces);
  if (wrong) return wrong;
  const { id } = await onlyRow<{ id: number }>(transaction, {
    text: `insert into withdrawal (public_id, order_id, state, channel, name, email, received_at)
           values ($1, $2, 'requested', $3, $4, $5, $6) returning id`,
    values: [randomPublicId(), order.id, channel, name, order.email, now],
  });
  await transaction.rows({
    text: `insert into withdrawal_line (withdrawal_id, order_line_id, quantity)
           select $1, order_line.id, chosen.quantity
           from unnest($2::text[], $3::integer[]) as chosen (line_id, quantity)
           join order_line on order_line.public_id = chosen.line_id and order_line.order_id = $4`,
    values: [id, [...chosen.keys()], [...chosen.values()], order.id],
  });
  const actor = channel === "shop" ? "shop" : "customer";
  const followed = await followWithdrawals(transaction, order.id, {
    kind: "withdrawal_requested",
    at: now,
    actor,
  });
  if (isRefusal(followed)) throw new Error(`An order that is ${order.state} could not be withdrawn from`);
  return followed;
}

function sumByLine(lines: ChosenLines): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { line_id: lineId, quantity } of lines) sums.set(lineId, (sums.get(lineId) ?? 0) + quantity);
  return sums;
}

function wrongLine(
  order: OrderRow,
  chosen: ReadonlyMap<string, number>,
  pieces: ReadonlyMap<string, number>,
): Refusal | null {
  for (const [lineId, quantity] of chosen) {
    const line = order.lines.find(({ public_id }) => public_id === lineId);
    if (!line) return refuseField("lines", "unknown_line");
    if (excludesWithdrawal(line.withdrawal_exclusion)) return { refused: "withdrawal_excluded" };
    const limit = pieces.get(lineId) ?? 0;
    if (quantity > limit) return refuseField("lines", "not_withdrawable", { limit });
  }
  return null;
}

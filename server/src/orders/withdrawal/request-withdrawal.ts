import { excludesWithdrawal } from "@recambia/contract/orders/withdrawal-exclusion";
import type { ChosenLines } from "@recambia/contract/orders/withdrawals";
import { bumpRevision } from "../../platform/catalogue-revision.ts";
import { onlyRow, type Queryable } from "../../platform/database/database.ts";
import { isRefusal, type Refusal } from "../../platform/http/refusals/refusal.ts";
import { randomPublicId } from "../../platform/public-id.ts";
import { insertCancellation } from "../cancellation/cancel-pieces.ts";
import { waitingPieces } from "../cancellation/order-pieces.ts";
import {
  linesFrom,
  type PiecesByLine,
  selectionProblem,
  sumByLine,
} from "../cancellation/order-selection.ts";
import { releaseStock } from "../cancellation/release-stock.ts";
import { orderMessages } from "../messages.ts";
import type { OrderRow, WithdrawalChannel } from "../order-rows.ts";
import { updateOrderProgress } from "../progress/update-order-progress.ts";
import { withdrawalTerms } from "./withdrawal-terms.ts";

/** A declaration of withdrawal. */
export type WithdrawalDeclaration = {
  channel: WithdrawalChannel;
  /** Name of the declaring person. */
  name: string;
  /** From what; undefined: from everything that can be withdrawn from. */
  lines: ChosenLines | undefined;
  /** When it was declared: decides whether it is in time. */
  declaredAt: Date;
  now: Date;
};

/**
 * Withdraws from a locked order (consumer code art. 102–106): the declaration alone is enough, no reason is
 * asked. Pieces that have not left are cancelled and what was paid for them is owed back; pieces that have
 * left are to be sent back. One receipt for both is mailed in the same transaction.
 *
 * @returns the order with what it has led to as its last cancellation and withdrawal, or why not: the objections
 *   of the terms, 422 naming `lines` for lines that are not the order's, more pieces than can be withdrawn from,
 *   or not all of an unpaid order.
 */
export async function requestWithdrawal(
  transaction: Queryable,
  order: OrderRow,
  declaration: WithdrawalDeclaration,
): Promise<OrderRow | Refusal> {
  const { objection, pieces } = withdrawalTerms(order, declaration.declaredAt);
  if (objection) return { refused: objection };
  const chosen = declaration.lines ? sumByLine(declaration.lines) : pieces;
  const wrong =
    exclusionProblem(order, chosen, pieces) ??
    selectionProblem(order, chosen, pieces, orderMessages.not_withdrawable);
  if (wrong) return wrong;
  const { waiting, sent } = splitByPlace(order, chosen);
  const about = {
    ...(waiting.length > 0 ? await cancelWaiting(transaction, order, waiting, declaration) : {}),
    ...(sent.length > 0 ? await insertWithdrawal(transaction, order, sent, declaration) : {}),
  };
  const followed = await updateOrderProgress(transaction, order.id, {
    kind: "withdrawal_requested",
    at: declaration.now,
    actor: actorOf(declaration),
    about,
  });
  if (isRefusal(followed)) throw new Error(`An order that is ${order.state} could not be withdrawn from`);
  const changedProducts = await releaseStock(transaction, order.id, waiting);
  if (changedProducts.length > 0) await bumpRevision(transaction, changedProducts);
  return followed;
}

/** The shop writes down what it was told by letter or telephone. */
function actorOf({ channel }: Pick<WithdrawalDeclaration, "channel">): "shop" | "customer" {
  return channel === "letter" || channel === "telephone" ? "shop" : "customer";
}

function exclusionProblem(order: OrderRow, chosen: PiecesByLine, limits: PiecesByLine): Refusal | null {
  const isExcluded = order.lines.some(
    (line) =>
      (chosen.get(line.public_id) ?? 0) > (limits.get(line.public_id) ?? 0) &&
      excludesWithdrawal(line.withdrawal_exclusion),
  );
  return isExcluded ? { refused: "withdrawal_excluded" } : null;
}

/** Takes pieces that have not left first, because they need not be sent back. */
function splitByPlace(order: OrderRow, chosen: PiecesByLine): { waiting: ChosenLines; sent: ChosenLines } {
  const waiting = new Map(
    order.lines.map((line): [string, number] => [
      line.public_id,
      Math.min(chosen.get(line.public_id) ?? 0, waitingPieces(order, line)),
    ]),
  );
  const sent = new Map(
    [...chosen].map(([lineId, count]): [string, number] => [lineId, count - (waiting.get(lineId) ?? 0)]),
  );
  return { waiting: linesFrom(waiting), sent: linesFrom(sent) };
}

async function cancelWaiting(
  transaction: Queryable,
  order: OrderRow,
  lines: ChosenLines,
  { channel, name, declaredAt }: WithdrawalDeclaration,
): Promise<{ cancellation: number }> {
  const { cancellationKey } = await insertCancellation(transaction, order, {
    ...{
      cause: "withdrawal",
      actor: actorOf({ channel }),
      channel,
      name,
      reason: null,
      lines,
      at: declaredAt,
    },
  });
  return { cancellation: cancellationKey };
}

async function insertWithdrawal(
  transaction: Queryable,
  order: OrderRow,
  lines: ChosenLines,
  { channel, name, declaredAt, now }: WithdrawalDeclaration,
): Promise<{ withdrawal: number }> {
  const { id } = await onlyRow<{ id: number }>(transaction, {
    text: `insert into withdrawal (public_id, order_id, state, channel, name, email, received_at, recorded_at)
           values ($1, $2, 'requested', $3, $4, $5, $6, $7) returning id`,
    values: [randomPublicId(), order.id, channel, name, order.current_email, declaredAt, now],
  });
  await transaction.rows({
    text: `insert into withdrawal_line (withdrawal_id, order_line_id, quantity)
           select $1, order_line.id, chosen.quantity
           from unnest($2::text[], $3::integer[]) as chosen (line_id, quantity)
           join order_line on order_line.public_id = chosen.line_id and order_line.order_id = $4`,
    values: [id, lines.map(({ line_id }) => line_id), lines.map(({ quantity }) => quantity), order.id],
  });
  return { withdrawal: Number(id) };
}

import type { ChosenLines } from "@recambia/contract/orders/withdrawals";
import type { Queryable } from "../../platform/database/database.ts";
import type { StockMovementRow } from "../order-rows.ts";

/** Reason and time of a movement. */
export type Movement = { kind: StockMovementRow["kind"]; reason: string | null; at: Date };

/** Inserts a stock movement for each product of some pieces of a locked order. */
export async function insertStockMovements(
  transaction: Queryable,
  orderKey: number,
  lines: ChosenLines,
  { kind, reason, at }: Movement,
): Promise<void> {
  await transaction.rows({
    text: `insert into stock_movement (order_id, order_line_id, product_id, kind, quantity, pieces, reason, moved_at)
           select $1, line.id, piece.product_id, $4, chosen.quantity,
             piece.pieces / line.quantity * chosen.quantity, $5, $6
           from unnest($2::text[], $3::integer[]) as chosen (line_id, quantity)
           join order_line line on line.public_id = chosen.line_id and line.order_id = $1
           join order_line_piece piece on piece.order_line_id = line.id`,
    values: [
      orderKey,
      lines.map(({ line_id }) => line_id),
      lines.map(({ quantity }) => quantity),
      kind,
      reason,
      at,
    ],
  });
}

import type { LocalizedText } from "@recambia/contract/locale";
import type { ChosenLines } from "@recambia/contract/orders/withdrawals";
import type { Queryable } from "../platform/database/database.ts";

/** A running recall that the order's customer was written to about. */
export type OrderRecall = { number: string; hazard: LocalizedText };

/** SQL of the recalls of the order `o`, as JSON. */
export const orderRecalls = `coalesce((select jsonb_agg(jsonb_build_object('number', recall.number,
      'hazard', recall.hazard) order by recall.id)
    from recall_letter letter join recall on recall.id = letter.recall_id
    where letter.order_id = o.id and recall.ended_at is null), '[]')`;

/** SQL of whether the customer of the order `o` was written to about a running recall. */
export const isRecalled = `exists (select from recall_letter letter join recall on recall.id = letter.recall_id
    where letter.order_id = o.id and recall.ended_at is null)`;

/**
 * The part number of a product in these lines, kits' pieces included, that is off sale for a recall: what is dangerous must not
 * be supplied (Regulation (EU) 2023/988 art. 12). Keeps a recall from beginning until the transaction ends.
 */
export async function findRecalled(
  transaction: Queryable,
  orderKey: number,
  lines: ChosenLines,
): Promise<string | null> {
  const products = await transaction.rows<{ part_number: string; is_recalled: boolean }>({
    text: `select part_number, is_recalled from product
           where id in (select piece.product_id from order_line_piece piece
             join order_line line on line.id = piece.order_line_id
             where line.order_id = $1 and line.public_id = any($2::text[]))
           order by id for share`,
    values: [orderKey, lines.map(({ line_id }) => line_id)],
  });
  return products.find(({ is_recalled }) => is_recalled)?.part_number ?? null;
}

import { type Locale, type LocalizedText, localize } from "@recambia/contract/locale";
import type { Recall, RecallRemedy } from "@recambia/contract/recalls/schemas";
import type { Queryable } from "../platform/database/database.ts";

/** A recall with its product, its texts in every language. */
export type RecallRow = {
  id: number;
  number: string;
  product_id: number;
  slug: string | null;
  name: LocalizedText;
  brand_name: string;
  part_type_name: LocalizedText;
  part_number: string;
  picture: string;
  lot: string | null;
  sold_from: string | null;
  sold_to: string | null;
  hazard: LocalizedText;
  instructions: LocalizedText;
  remedies: RecallRemedy[];
  started_at: Date;
  ended_at: Date | null;
};

export const recallsText = `
  select recall.id, recall.number, recall.product_id,
    case when product.is_active then product.slug end as slug,
    coalesce(product.name, part_type.name) as name, brand.name as brand_name, part_type.name as part_type_name,
    product.part_number,
    product.pictures[1] as picture, recall.lot, recall.sold_from::text, recall.sold_to::text, recall.hazard,
    recall.instructions, recall.remedies, recall.started_at, recall.ended_at
  from recall join product on product.id = recall.product_id
    join brand on brand.id = product.brand_id join part_type on part_type.id = product.part_type_id`;

/** Lists what is being recalled, the newest first. */
export async function listRecalls(
  database: Queryable,
  locale: Locale,
): Promise<{ data: Recall[]; meta: { total: number } }> {
  const rows = await database.rows<RecallRow>({
    name: "list-recalls",
    text: `${recallsText} where recall.ended_at is null order by recall.id desc`,
  });
  return { data: rows.map((row) => toRecall(row, locale)), meta: { total: rows.length } };
}

function toRecall(row: RecallRow, locale: Locale): Recall {
  const { number, slug, brand_name, part_number, picture, lot, sold_from, sold_to, remedies } = row;
  return {
    number,
    started_at: new Date(row.started_at).toISOString(),
    product: {
      ...{ slug, name: localize(row.name, locale), brand_name, part_number, picture },
      part_type_name: localize(row.part_type_name, locale),
    },
    lot,
    sold_from,
    sold_to,
    hazard: localize(row.hazard, locale),
    instructions: localize(row.instructions, locale),
    remedies,
  };
}

/** Lists all recalls for the operator, with the orders that were written to; the newest first. */
export function listForOperator(database: Queryable) {
  return database.rows<RecallRow & { letters: number; unreachable: number }>({
    text: `select found.*,
             (select count(*)::int from recall_letter l where l.recall_id = found.id and recipient_hash is not null) as letters,
             (select count(*)::int from recall_letter l where l.recall_id = found.id and recipient_hash is null) as unreachable
           from (${recallsText}) found order by found.id desc`,
  });
}

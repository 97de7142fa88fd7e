import type { LocalizedText } from "@recambia/contract/locale";

/** A running recall that the order's customer was written to about. */
export type OrderRecall = { number: string; hazard: LocalizedText };

/** SQL of the recalls of the order `o`, as JSON. */
export const orderRecalls = `coalesce((select jsonb_agg(jsonb_build_object('number', recall.number,
      'hazard', recall.hazard) order by recall.id)
    from recall_letter letter join recall on recall.id = letter.recall_id
    where letter.order_id = o.id and recall.ended_at is null), '[]')`;

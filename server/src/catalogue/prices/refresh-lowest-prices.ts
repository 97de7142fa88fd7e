import type { Queryable } from "../../platform/database/database.ts";

/** Recomputes the lowest prices of the brands and fit sets of changed products. Requires `lockPrices`. */
export async function refreshLowestPrices(
  transaction: Queryable,
  productIds: readonly number[],
): Promise<void> {
  if (productIds.length === 0) return;
  await transaction.rows({
    text: `update product_tally t set min_cents = fresh.min_cents, universal_min_cents = fresh.universal_min_cents
           from (
             select p.part_type_id, p.brand_id, min(p.price_cents) as min_cents,
                    min(p.price_cents) filter (where p.is_universal) as universal_min_cents
             from product p
             join (select distinct part_type_id, brand_id from product where id = any($1::int[])) touched
               using (part_type_id, brand_id)
             where p.is_active group by p.part_type_id, p.brand_id
           ) fresh
           where (t.part_type_id, t.brand_id) = (fresh.part_type_id, fresh.brand_id)`,
    values: [productIds],
  });
  await transaction.rows({
    text: `update fit_set f set min_cents = fresh.min_cents
           from (
             select p.fit_set_id, min(p.price_cents) as min_cents
             from product p
             where p.is_active
               and p.fit_set_id in (select fit_set_id from product where id = any($1::int[]))
             group by p.fit_set_id
           ) fresh
           where f.id = fresh.fit_set_id`,
    values: [productIds],
  });
}

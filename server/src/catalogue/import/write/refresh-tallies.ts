import { maxMeasures } from "@recambia/contract/catalogue/list";
import type { Queryable } from "../../../platform/database/database.ts";

/**
 * Recomputes the tallies of lists: active products by part type and brand, and by fit set, and their values. Run it in the
 * transaction that bumps the revision.
 */
export async function refreshTallies(transaction: Queryable): Promise<void> {
  await transaction.rows({ text: "delete from product_tally" });
  await transaction.rows({
    text: `insert into product_tally
             (part_type_id, brand_id, product_count, universal_count, min_cents, universal_min_cents)
           select part_type_id, brand_id, count(*), count(*) filter (where is_universal),
                  min(price_cents), min(price_cents) filter (where is_universal)
           from product where is_active
           group by part_type_id, brand_id`,
  });
  await transaction.rows({ text: "delete from value_tally" });
  await transaction.rows({
    text: `with counted as (
             select p.part_type_id, a.attribute_id, a.code, a.number, count(*)::integer as product_count
             from product p join product_attribute a on a.product_id = p.id
             where p.is_active
             group by p.part_type_id, a.attribute_id, a.code, a.number
           )
           insert into value_tally (part_type_id, attribute_id, code, low, high, product_count, numbers)
           select part_type_id, attribute_id, code, min(number), max(number), sum(product_count),
                  case when code is null and count(*) <= ${maxMeasures}
                    then jsonb_agg(jsonb_build_array(number, product_count) order by number) end
           from counted
           group by part_type_id, attribute_id, code`,
  });
  await transaction.rows({
    text: `with counted as (
             select fit_set_id, count(*)::integer as product_count, min(price_cents) as min_cents
             from product where is_active and fit_set_id is not null group by fit_set_id
           ), fitted as (
             select fit_set_id, count(*)::integer as variant_count from fit_line group by fit_set_id
           ), fresh as (
             select f.id, coalesce(counted.product_count, 0) as product_count, counted.min_cents,
                    coalesce(fitted.variant_count, 0) as variant_count
             from fit_set f
             left join counted on counted.fit_set_id = f.id
             left join fitted on fitted.fit_set_id = f.id
           )
           update fit_set kept
           set product_count = fresh.product_count, min_cents = fresh.min_cents,
               variant_count = fresh.variant_count
           from fresh
           where fresh.id = kept.id
             and (kept.product_count, kept.min_cents, kept.variant_count)
               is distinct from (fresh.product_count, fresh.min_cents, fresh.variant_count)`,
  });
}

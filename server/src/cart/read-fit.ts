import type { Fit } from "@recambia/contract/fit";
import type { Locale } from "@recambia/contract/locale";
import type { Queryable } from "../platform/database/database.ts";
import { type FitPart, fitOfParts } from "./cart-of-rows.ts";

/** The fit of a product or a kit for a vehicle, both by public id and both known to exist. */
export async function readFit(
  database: Queryable,
  thingId: string,
  vehicleId: string,
  locale: Locale,
): Promise<Fit> {
  const rows = await database.rows<FitPart & { built_from: number; built_to: number | null }>({
    name: "read-fit",
    text: `
      select product.is_universal, product.fit_set_id is not null as has_fitments,
        fit_line.variant_id is not null as is_matched, fit_line.alternatives,
        variant.built_from, variant.built_to
      from (
        select id from product where public_id = $1
        union all
        select product_id from kit join kit_component on kit_id = kit.id where public_id = $1
      ) part
      join product on product.id = part.id
      join variant on variant.public_id = $2
      left join fit_line on fit_line.variant_id = variant.id
        and fit_line.part_type_id = product.part_type_id and fit_line.fit_set_id = product.fit_set_id`,
    values: [thingId, vehicleId],
  });
  const [vehicle] = rows;
  return fitOfParts(
    rows,
    vehicle ? { builtFrom: vehicle.built_from, builtTo: vehicle.built_to } : null,
    locale,
  );
}

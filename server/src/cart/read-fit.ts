import type { FitAnswer } from "@recambia/contract/fit";
import { defaultLocale } from "@recambia/contract/locale";
import type { Queryable } from "../platform/database/database.ts";
import type { KnownVehicle } from "../vehicles/index.ts";
import { fitJoin } from "./cart-rows.ts";
import { type FitPart, fitOfParts } from "./tell-cart.ts";

/** Whether a product or a kit, by its public id, fits a vehicle: one of the six answers. */
export async function readFit(
  database: Queryable,
  thingId: string,
  vehicle: KnownVehicle,
): Promise<FitAnswer> {
  const parts = await database.rows<FitPart>({
    name: "read-fit",
    text: `
      select product.is_universal, product.fit_set_id is not null as has_fitments,
        fit_line.variant_id is not null as is_matched, fit_line.alternatives
      from (
        select id from product where public_id = $1
        union all
        select product_id from kit join kit_component on kit_id = kit.id where public_id = $1
      ) part
      join product on product.id = part.id ${fitJoin("$2::integer")}`,
    values: [thingId, vehicle.variantKey],
  });
  return fitOfParts(parts, vehicle.fitVehicle, defaultLocale).answer;
}

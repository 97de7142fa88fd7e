import type { ProductCard } from "@recambia/contract/catalogue/card";
import type { ForVehicle } from "@recambia/contract/vehicles/schemas";
import type { Refusal } from "../../platform/http/refusals/refusal.ts";
import type { CatalogueContext } from "../model/read-catalogue.ts";
import { describeVehicle, findChosenVehicle } from "../model/vehicles.ts";
import { fitJoin, type ProductRow, productCardOf, productColumns } from "./product-card.ts";

const maxAlternatives = 12;

/**
 * Other products of the part type with the same position, to replace one that does not fit or is sold out. A product with other
 * measures, another grade or norm is no equivalent: all attributes that decide the fit must agree, unless both are made for
 * the same numbers. With a vehicle that the product does not fit, all that fit it. Without one, only those made for the
 * same numbers, because nothing else is known to be equivalent.
 */
const alternativesText = `with asked as materialized (
    select p.id, p.part_type_id, p.fit_set_id, p.is_universal, p.position, p.side, line.variant_id is not null as fits
    from product p ${fitJoin("$2::int")} where p.slug = $1 and p.is_active
  ), deciding as materialized (
    select own.attribute_id, own.number, own.code
    from asked join part_type_attribute u on u.part_type_id = asked.part_type_id and u.decides_fit
      join product_attribute own on own.product_id = asked.id and own.attribute_id = u.attribute_id
  )
  select card.* from asked left join lateral (
    select ${productColumns}, row_number() over (order by
      (p.available > 0) desc, coalesce(p.fit_set_id = asked.fit_set_id, false) desc, p.relevance desc, p.id
    ) as place
    from product p ${fitJoin("$2::int")}
    where p.is_active and p.part_type_id = asked.part_type_id and p.id <> asked.id
      and p.position is not distinct from asked.position and p.side is not distinct from asked.side
      and case when asked.is_universal then p.is_universal
               when $2::int is null then p.fit_set_id = asked.fit_set_id
               else p.is_universal or line.variant_id is not null end
      and (p.fit_set_id = asked.fit_set_id or not asked.is_universal and not asked.fits or not exists (
        select from deciding where not exists (
          select from product_attribute a where a.product_id = p.id and a.attribute_id = deciding.attribute_id
            and a.number is not distinct from deciding.number and a.code is not distinct from deciding.code)))
    order by place limit ${maxAlternatives}
  ) card on true
  order by card.place`;

/**
 * Lists at most twelve alternatives to a product: what is in stock first, then those made for the same numbers.
 *
 * @returns `not_found` for an unknown or withdrawn product.
 */
export async function listAlternatives(
  catalogue: CatalogueContext,
  slug: string,
  vehicleId?: string,
): Promise<{ data: ProductCard[]; meta: ForVehicle } | Refusal> {
  const vehicle = await findChosenVehicle(catalogue, vehicleId);
  const rows = await catalogue.database.rows<ProductRow | { id: null }>({
    name: "list-alternatives",
    text: alternativesText,
    values: [slug, vehicle?.variantKey ?? null],
  });
  if (rows.length === 0) return { refused: "not_found" };
  return {
    data: rows.filter((row) => row.id !== null).map((row) => productCardOf(catalogue, vehicle, row)),
    meta: describeVehicle(vehicleId, vehicle),
  };
}

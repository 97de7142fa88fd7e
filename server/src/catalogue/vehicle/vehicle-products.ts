import type { OfflineProduct } from "@recambia/contract/catalogue/vehicle-catalogue";
import type { CatalogueVehicle } from "../../vehicles/index.ts";
import type { CatalogueContext } from "../model/read-catalogue.ts";
import { type DetailRow, detailColumns, productDetailOf } from "../products/find-product.ts";
import { fitJoin } from "../products/product-card.ts";

/** The products of a vehicle's catalogue. */
export type VehicleScope = { vehicle: CatalogueVehicle; withUniversal: boolean };

/** Keys of the products that fit variant $1 and, if $2, of the universal ones. */
export const vehicleProductIds = `
  select p.id from fit_line line
    join product p on p.part_type_id = line.part_type_id and p.fit_set_id = line.fit_set_id
    where line.variant_id = $1::int and p.is_active and not p.is_universal
  union all
  select p.id from product p where $2::boolean and p.is_active and p.is_universal`;

/**
 * Reads the products of a vehicle whose key leaves `share` when divided by `of`. A product never changes its share, so that
 * a share's response changes only with its own products.
 */
export async function readShare(
  catalogue: CatalogueContext,
  { vehicle, withUniversal }: VehicleScope,
  { of, share }: { of: number; share: number },
): Promise<OfflineProduct[]> {
  const rows = await catalogue.database.rows<DetailRow>({
    name: "vehicle-share",
    isLookup: true,
    text: `select ${detailColumns} from product p ${fitJoin("$1::int")}
      where p.id = any(array(select id from (${vehicleProductIds}) fitting where id % $3::int = $4::int))
      order by p.id`,
    values: [vehicle.variantKey, withUniversal, of, share],
  });
  return rows.map((row) => ({
    product: productDetailOf(catalogue, vehicle, row),
    values: (row.values ?? []).map(([id, value]) => ({
      slug: catalogue.definitions.attribute(id).slug,
      value,
    })),
  }));
}

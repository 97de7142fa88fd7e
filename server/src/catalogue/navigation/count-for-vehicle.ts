import type { CatalogueVehicle } from "../../vehicles/index.ts";
import { type Brand, countBrandsMade, lowestPrice, type PartType } from "../model/definitions.ts";
import type { CatalogueContext } from "../model/read-catalogue.ts";

/** Number of products of a part type for the shopper, and their lowest price. */
type PartTypeCount = { productCount: number; minCents: number | null };

export type PartTypeCounts = (partType: PartType) => PartTypeCount;

/**
 * Counts products for categories and part types: with a vehicle those that fit it and the universal ones, otherwise all.
 * Reads the tallies of fit sets, never products.
 *
 * @param partTypeIds limits the counts; null for all.
 */
export async function countPartTypes(
  catalogue: CatalogueContext,
  vehicle: CatalogueVehicle | null,
  partTypeIds: number[] | null,
): Promise<PartTypeCounts> {
  if (!vehicle) return ({ tally }) => tally;
  const rows = await catalogue.database.rows<{ id: number; n: number; min_cents: number | null }>({
    name: "count-part-types",
    text: `select line.part_type_id as id, sum(f.product_count)::int as n, min(f.min_cents) as min_cents
           from fit_line line join fit_set f on f.id = line.fit_set_id
           where line.variant_id = $1 and ($2::int[] is null or line.part_type_id = any($2))
           group by line.part_type_id`,
    values: [vehicle.variantKey, partTypeIds],
  });
  const fitting = new Map(rows.map((row) => [row.id, row]));
  return ({ id, tally }) => ({
    productCount: tally.universalCount + (fitting.get(id)?.n ?? 0),
    minCents: lowestPrice(tally.universalMinCents, fitting.get(id)?.min_cents ?? null),
  });
}

/** Counts products of each brand, by key: with a vehicle those that fit it and the universal ones. */
export async function countBrands(
  { database, definitions }: CatalogueContext,
  vehicle: CatalogueVehicle | null,
): Promise<Map<number, number>> {
  if (!vehicle) return countBrandsMade(definitions, null);
  const counts = new Map<number, number>();
  for (const { brandId, universalCount } of definitions.tallies) {
    counts.set(brandId, (counts.get(brandId) ?? 0) + universalCount);
  }
  const rows = await database.rows<{ id: number; n: number }>({
    name: "count-brands",
    text: `select p.brand_id as id, count(*)::int as n
           from fit_line line join product p on p.fit_set_id = line.fit_set_id
           where line.variant_id = $1 and p.is_active and not p.is_universal
           group by p.brand_id`,
    values: [vehicle.variantKey],
  });
  for (const { id, n } of rows) counts.set(id, (counts.get(id) ?? 0) + n);
  return counts;
}

/** Counts a brand's products of each part type, by key; like `countBrands` for one brand. */
export async function countPartTypesOfBrand(
  { database, definitions }: CatalogueContext,
  brand: Brand,
  vehicle: CatalogueVehicle | null,
): Promise<Map<number, number>> {
  const tallies = definitions.tallies.filter(({ brandId }) => brandId === brand.id);
  const counts = new Map(
    tallies.map(({ partTypeId, productCount, universalCount }) => [
      partTypeId,
      vehicle ? universalCount : productCount,
    ]),
  );
  if (!vehicle) return counts;
  const rows = await database.rows<{ id: number; n: number }>({
    name: "count-part-types-of-brand",
    text: `select p.part_type_id as id, count(*)::int as n
           from product p join fit_line line
             on line.variant_id = $1 and line.part_type_id = p.part_type_id and line.fit_set_id = p.fit_set_id
           where p.brand_id = $2 and p.is_active and not p.is_universal
           group by p.part_type_id`,
    values: [vehicle.variantKey, brand.id],
  });
  for (const { id, n } of rows) counts.set(id, (counts.get(id) ?? 0) + n);
  return counts;
}

import type { TyreSize } from "@recambia/contract/catalogue/tyre-sizes";
import type { CatalogueReader } from "../model/catalogue-cache.ts";
import type { PartType } from "../model/definitions.ts";

/** Units of a tyre's width, ratio and rim. Parts with attributes in all of them are tyres. */
const units = ["mm", "%", "″"];

/** Returns the keys of the attributes for width, ratio and rim; null for parts other than tyres. */
function sizeAttributes({ attributes }: PartType): number[] | null {
  const ids = units.flatMap(
    (unit) => attributes.find(({ attribute }) => attribute.unit === unit)?.attribute.id ?? [],
  );
  return ids.length === units.length ? ids : null;
}

/** Whether parts have a width, a ratio and a rim. Snow chains, in the same category, do not. */
export function hasTyreSize(partType: PartType): boolean {
  return sizeAttributes(partType) !== null;
}

/**
 * Lists the tyre sizes on sale of some part types, ascending; none if none of them is a tyre.
 *
 * @param rim only those for a rim of this diameter in inches; null for all.
 */
export async function listTyreSizes(
  { database }: CatalogueReader,
  partTypes: readonly PartType[],
  rim: number | null = null,
): Promise<TyreSize[]> {
  const tyres = partTypes.filter(hasTyreSize);
  // All tyres share the three attributes.
  const attributeIds = tyres[0] && sizeAttributes(tyres[0]);
  if (!attributeIds) return [];
  return database.rows<TyreSize>({
    name: rim === null ? "tyre-sizes" : "tyre-sizes-on-rim",
    text: `select distinct width.number::float as width, ratio.number::float as ratio, rim.number::float as rim
           from product p
           join product_attribute width on width.product_id = p.id and width.attribute_id = ($2::int[])[1]
           join product_attribute ratio on ratio.product_id = p.id and ratio.attribute_id = ($2::int[])[2]
           join product_attribute rim on rim.product_id = p.id and rim.attribute_id = ($2::int[])[3]
           where p.part_type_id = any($1::int[]) and p.is_active ${rim === null ? "" : "and rim.number = $3"}
           order by width, ratio, rim`,
    values: [tyres.map(({ id }) => id), attributeIds, ...(rim === null ? [] : [rim])],
  });
}

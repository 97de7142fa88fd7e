import type { Locale } from "@recambia/contract/locale";
import type { Queryable } from "../platform/database/database.ts";
import { type LineRow, type PartRow, partColumns, productName } from "./cart-rows.ts";

/** Parts of each line by its id: a kit's products, else the product itself. */
export type PartsOfLine = Map<string, PartRow[]>;

/**
 * What each line is made of. A product's line tells it itself; the products of kits, with their fit
 * for the line's vehicle, take one statement for all, and none in a cart without kits.
 */
export async function readKitParts(
  database: Queryable,
  lines: LineRow[],
  locale: Locale,
): Promise<PartsOfLine> {
  const parts: PartsOfLine = new Map(
    lines.map((line) => [line.line_id, line.kit_key === null ? [line] : []]),
  );
  const kitLines = lines.filter((line) => line.kit_key !== null);
  if (kitLines.length === 0) return parts;
  const rows = await database.rows<PartRow & { line_id: string }>({
    name: "read-kit-parts",
    text: `
      select held.line_id, kit_component.quantity as per_unit, ${productName} as name, ${partColumns}
      from unnest($1::text[], $3::integer[], $4::integer[]) held (line_id, kit_id, variant_id)
      join kit_component on kit_component.kit_id = held.kit_id
      join product on product.id = kit_component.product_id
      join part_type on part_type.id = product.part_type_id
      left join fit_line on fit_line.variant_id = held.variant_id
        and fit_line.part_type_id = product.part_type_id and fit_line.fit_set_id = product.fit_set_id
      order by kit_component.position, product.id`,
    values: [
      kitLines.map((line) => line.line_id),
      locale,
      kitLines.map((line) => line.kit_key),
      kitLines.map((line) => line.vehicle_key),
    ],
  });
  for (const row of rows) parts.get(row.line_id)?.push(row);
  return parts;
}

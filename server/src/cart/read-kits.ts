import type { LocalizedText } from "@recambia/contract/locale";
import type { Queryable } from "../platform/database/database.ts";
import { fitJoin, type KitLineRow, type PartRow, partColumns, priceInForce } from "./cart-rows.ts";

/** A kit as a line for one vehicle shows it. */
export type Kit = {
  thing_id: string;
  slug: string;
  kit_name: LocalizedText;
  picture: string;
  price_cents: number;
  parts: PartRow[];
};

/**
 * The kits of these lines by line id, each with its products and their fit for the line's vehicle:
 * one statement for all, and none without kits.
 */
export async function readKits(
  database: Queryable,
  lines: KitLineRow[],
  now: Date,
): Promise<Map<string, Kit>> {
  const kits = new Map<string, Kit>();
  if (lines.length === 0) return kits;
  const rows = await database.rows<Omit<Kit, "parts"> & PartRow & { line_id: string }>({
    name: "read-kits",
    text: `
      select held.line_id, kit.public_id as thing_id, kit.slug, kit.name as kit_name, kit.picture,
        ${priceInForce("kit")} as price_cents, kit_component.quantity as per_unit, ${partColumns}
      from unnest($1::text[], $3::integer[], $4::integer[]) held (line_id, kit_id, variant_id)
      join kit on kit.id = held.kit_id
      join kit_component on kit_component.kit_id = kit.id
      join product on product.id = kit_component.product_id ${fitJoin("held.variant_id")}
      order by kit_component.position, product.id`,
    values: [
      lines.map((line) => line.line_id),
      now,
      lines.map((line) => line.kit_key),
      lines.map((line) => line.vehicle_key),
    ],
  });
  for (const row of rows) {
    const kit = kits.get(row.line_id) ?? { ...row, parts: [] };
    kit.parts.push(row);
    kits.set(row.line_id, kit);
  }
  return kits;
}

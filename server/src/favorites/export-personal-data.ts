import type { Queryable } from "../platform/database/database.ts";

/** A person's favorites as their data download shows them: what is marked, and since when. */
export async function exportPersonalData(
  database: Queryable,
  { personId }: { personId: string },
): Promise<{ favorites: { part_number: string | null; page: string; added_at: string }[] }> {
  const rows = await database.rows<{ part_number: string | null; page: string; added_at: Date }>({
    text: `
      select product.part_number, favorite.added_at,
        coalesce('/products/' || product.slug, '/kit-list/' || kit.slug) as page
      from favorite
      left join product on product.id = favorite.product_id
      left join kit on kit.id = favorite.kit_id
      where favorite.person_id = $1
      order by favorite.id desc`,
    values: [personId],
  });
  return { favorites: rows.map((row) => ({ ...row, added_at: new Date(row.added_at).toISOString() })) };
}

import type { Queryable } from "../platform/database/database.ts";

/** Lists public ids of a person's favorites, newest first. */
export async function listFavoriteIds(database: Queryable, personId: string): Promise<string[]> {
  const rows = await database.rows<{ id: string }>({
    name: "favorite-ids",
    isLookup: true,
    text: `
      select coalesce(product.public_id, kit.public_id) as id
      from favorite
      left join product on product.id = favorite.product_id
      left join kit on kit.id = favorite.kit_id
      where favorite.person_id = $1
      order by favorite.id desc`,
    values: [personId],
  });
  return rows.map(({ id }) => id);
}

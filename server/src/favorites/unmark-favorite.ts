import type { FavoriteState } from "@recambia/contract/favorites/schemas";
import { onlyRow, type Queryable } from "../platform/database/database.ts";

/** Unmarks a product or a kit; idempotent. */
export async function unmarkFavorite(
  database: Queryable,
  { personId, purchasableId }: { personId: string; purchasableId: string },
): Promise<FavoriteState> {
  const { total } = await onlyRow<{ total: number }>(database, {
    name: "unmark-favorite",
    text: `
      with removed as (
        delete from favorite where person_id = $1 and (
          product_id = (select id from product where public_id = $2)
          or kit_id = (select id from kit where public_id = $2)
        )
        returning id
      )
      select (count(*) - (select count(*) from removed))::integer as total
      from favorite where person_id = $1`,
    values: [personId, purchasableId],
  });
  return { id: purchasableId, is_favorite: false, total };
}

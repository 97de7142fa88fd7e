import type { Queryable } from "../platform/database/database.ts";

type FavoriteRow = { part_number: string | null; page: string; added_at: Date };

/** Personal records of this feature, for the download and the erasure of an account (GDPR articles 15, 17). */
export const favoriteRecords = {
  feature: "favorites",
  /** Favorites with the time of marking. */
  async exportPersonalData(database: Queryable, { personId }: { personId: string }) {
    return database.rows<FavoriteRow>({
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
  },
  async forgetPerson(transaction: Queryable, { personId }: { personId: string }): Promise<void> {
    await transaction.rows({ text: "delete from favorite where person_id = $1", values: [personId] });
  },
};

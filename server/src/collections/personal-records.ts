import type { Queryable } from "../platform/database/database.ts";

type CollectionRow = {
  name: string;
  is_shared: boolean;
  vehicle_id: string | null;
  created_at: Date;
  updated_at: Date;
  items: { part_number: string | null; page: string; quantity: number; added_at: string }[];
};

/** Personal data of lists, for the download and erasure of an account (GDPR articles 15, 17). */
export const collectionRecords = {
  feature: "collections",
  /** The person's lists with what is in them. */
  async exportPersonalData(database: Queryable, { personId }: { personId: string }) {
    return database.rows<CollectionRow>({
      text: `
        select name, share_token is not null as is_shared, vehicle_id, created_at, updated_at, coalesce((
            select json_agg(json_build_object('part_number', product.part_number, 'page',
              coalesce('/products/' || product.slug, '/kit-list/' || kit.slug),
              'quantity', item.quantity, 'added_at', item.added_at) order by item.id)
            from collection_item item
            left join product on product.public_id = item.thing_id
            left join kit on kit.public_id = item.thing_id
            where item.collection_id = collection.public_id
          ), '[]') as items
        from collection where person_id = $1
        order by created_at, public_id`,
      values: [personId],
    });
  },
  async forgetPerson(transaction: Queryable, { personId }: { personId: string }): Promise<void> {
    await transaction.rows({ text: "delete from collection where person_id = $1", values: [personId] });
  },
};

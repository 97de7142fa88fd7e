import { maxCollections } from "@recambia/contract/collections/schemas";
import { adoptItems, type BackupPart } from "../backups/index.ts";
import { lockCollections } from "./lock-collections.ts";

type Row = {
  key: string;
  name: string;
  vehicle_id: string | null;
  items: { id: string; quantity: number }[];
};

/** Lists as a part of backups; keys are their public ids. Links to shared lists are not restored. */
export const collectionBackup: BackupPart<"collections"> = {
  async read(database, { personId }) {
    const rows = await database.rows<Row>({
      text: `
        select public_id as key, name, vehicle_id, coalesce((
            select json_agg(json_build_object('id', thing_id, 'quantity', quantity) order by item.id)
            from collection_item item where item.collection_id = collection.public_id), '[]'::json) as items
        from collection where person_id = $1 order by created_at, public_id`,
      values: [personId],
    });
    return rows.map(({ key, ...value }) => ({ key, label: value.name, value }));
  },
  adopt: (database, { personId: owner }, items) =>
    adoptItems(database, { table: "collection", column: "person_id", owner }, items),
  findImpossible: async () => new Set<string>(),
  async restore(transaction, { personId }, { put, remove, now }) {
    await lockCollections(transaction, personId);
    await transaction.rows({
      text: "delete from collection where person_id = $1 and public_id = any($2::text[])",
      values: [personId, remove],
    });
    const leftOut: string[] = [];
    for (const { key, value } of put) {
      const written = await transaction.rows({
        text: `
          insert into collection (public_id, person_id, name, vehicle_id, created_at, updated_at)
          select $2, $1, $3, $4, $5::timestamptz, $5
          where exists (select from collection where public_id = $2)
            or (select count(*) from collection where person_id = $1) < ${maxCollections}
          on conflict (public_id) do update
            set name = excluded.name, vehicle_id = excluded.vehicle_id, updated_at = excluded.updated_at
            where collection.person_id = $1
          returning public_id`,
        values: [personId, key, value.name.trim(), value.vehicle_id, now],
      });
      if (written.length === 0) {
        leftOut.push(key);
        continue;
      }
      await transaction.rows({ text: "delete from collection_item where collection_id = $1", values: [key] });
      await transaction.rows({
        text: `insert into collection_item (collection_id, thing_id, quantity, added_at)
               select $1, id, quantity, $4 from unnest($2::text[], $3::smallint[]) item (id, quantity)
               on conflict do nothing`,
        values: [key, value.items.map(({ id }) => id), value.items.map(({ quantity }) => quantity), now],
      });
    }
    return leftOut;
  },
};

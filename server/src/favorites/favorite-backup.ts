import { maxFavorites } from "@recambia/contract/favorites/schemas";
import type { BackupPart } from "../backups/index.ts";
import { lockFavorites } from "./lock-favorites.ts";

/** Favorites as a part of backups; keys are public ids of products and kits. */
export const favoriteBackup: BackupPart<"favorites"> = {
  async read(database, { personId }) {
    const rows = await database.rows<{ key: string; label: string; added_at: Date }>({
      text: `
        select coalesce(product.public_id, kit.public_id) as key, favorite.added_at,
          left(coalesce(product.name, kit.name) ->> 'es', 200) as label
        from favorite
        left join product on product.id = favorite.product_id
        left join kit on kit.id = favorite.kit_id
        where favorite.person_id = $1 order by favorite.id`,
      values: [personId],
    });
    return rows.map(({ key, label, added_at }) => ({
      key,
      label: label ?? key,
      value: { added_at: added_at.toISOString() },
    }));
  },
  async findImpossible(database, _owner, items) {
    const rows = await database.rows<{ key: string }>({
      text: `select key from unnest($1::text[]) key
             where not exists (select from product where public_id = key)
               and not exists (select from kit where public_id = key)`,
      values: [items.map(({ key }) => key)],
    });
    return new Set(rows.map(({ key }) => key));
  },
  async restore(transaction, { personId }, { put, remove }) {
    await lockFavorites(transaction, personId);
    await transaction.rows({
      text: `delete from favorite where person_id = $1 and (
               product_id in (select id from product where public_id = any($2::text[]))
               or kit_id in (select id from kit where public_id = any($2::text[])))`,
      values: [personId, [...remove, ...put.map(({ key }) => key)]],
    });
    const restored = await transaction.rows<{ key: string }>({
      text: `
        with wanted as (
          select key, added_at, product.id as product_id, kit.id as kit_id
          from unnest($2::text[], $3::timestamptz[]) wanted (key, added_at)
          left join product on product.public_id = key
          left join kit on kit.public_id = key
          where num_nonnulls(product.id, kit.id) = 1
          order by added_at desc
          limit greatest(0, ${maxFavorites} - (select count(*) from favorite where person_id = $1))
        ), added as (
          insert into favorite (person_id, product_id, kit_id, added_at)
          select $1, product_id, kit_id, added_at from wanted order by added_at
        )
        select key from wanted`,
      values: [personId, put.map(({ key }) => key), put.map(({ value }) => value.added_at)],
    });
    const done = new Set(restored.map(({ key }) => key));
    return put.map(({ key }) => key).filter((key) => !done.has(key));
  },
};

import { type MergeFavoritesResponse, maxFavorites } from "@recambia/contract/favorites/schemas";
import { type Database, onlyRow } from "../platform/database/database.ts";
import { listFavoriteIds } from "./list-favorite-ids.ts";
import { lockFavorites } from "./lock-favorites.ts";

type Joined = { unknown: string[]; left_out: string[] };

const text = `
  with asked as (
    select public_id, min(place) as place
    from unnest($2::text[]) with ordinality as given (public_id, place) group by public_id
  ),
  thing as (
    select asked.public_id, asked.place, product.id as product_id, kit.id as kit_id,
      coalesce(product.is_active, kit.is_active, false) as is_sold
    from asked
    left join product on product.public_id = asked.public_id
    left join kit on kit.public_id = asked.public_id
  ),
  own as (select product_id, kit_id from favorite where person_id = $1),
  missing as (
    select * from thing where not exists (
      select 1 from own where own.product_id = thing.product_id or own.kit_id = thing.kit_id)
  ),
  sold as (
    select *, row_number() over (order by place) > ${maxFavorites} - (select count(*) from own) as is_left_out
    from missing where is_sold
  ),
  added as (
    insert into favorite (person_id, product_id, kit_id, added_at)
    select $1, product_id, kit_id, $3 from sold where not is_left_out order by place desc
    returning id
  )
  select
    (select coalesce(array_agg(public_id order by place), '{}') from missing where not is_sold) as unknown,
    (select coalesce(array_agg(public_id order by place), '{}') from sold where is_left_out) as left_out`;

/**
 * Adds the favorites of a visitor's browser to a person's, in the browser's order, before existing ones. Ids that are not
 * on sale or exceed the limit are skipped and reported.
 *
 * @param asked.ids public ids, newest first.
 */
export async function mergeFavorites(
  database: Database,
  asked: { personId: string; ids: readonly string[]; now: Date },
): Promise<MergeFavoritesResponse> {
  const { personId, ids, now } = asked;
  return database.transaction(async (transaction) => {
    await lockFavorites(transaction, personId);
    const { unknown, left_out } = await onlyRow<Joined>(transaction, {
      name: "join-favorites",
      text,
      values: [personId, ids, now],
    });
    return { ids: await listFavoriteIds(transaction, personId), unknown, left_out };
  });
}

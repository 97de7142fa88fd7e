import { type FavoriteState, maxFavorites } from "@recambia/contract/favorites/schemas";
import type { Database } from "../platform/database/database.ts";
import { type Refusal, refuseField } from "../platform/http/refusals/refusal.ts";
import { lockFavorites } from "./lock-favorites.ts";
import { favoriteMessages } from "./messages.ts";

type Verdict = { verdict: "kept" | "granted" | "not_sold" | "full"; total: number };

const text = `
  with thing as (
    select id as product_id, null::integer as kit_id, is_active from product where public_id = $2
    union all
    select null, id, is_active from kit where public_id = $2
  ),
  own as (select product_id, kit_id from favorite where person_id = $1),
  judged as (
    select thing.product_id, thing.kit_id, case
        when exists (select 1 from own where own.product_id is not distinct from thing.product_id
          and own.kit_id is not distinct from thing.kit_id) then 'kept'
        when not thing.is_active then 'not_sold'
        when (select count(*) from own) >= ${maxFavorites} then 'full'
        else 'granted'
      end as verdict
    from thing
  ),
  added as (
    insert into favorite (person_id, product_id, kit_id, added_at)
    select $1, product_id, kit_id, $3 from judged where verdict = 'granted'
    returning id
  )
  select verdict, ((select count(*) from own) + (select count(*) from added))::integer as total from judged`;

/**
 * Marks a product or a kit as a person's favorite; idempotent (specification §2, Favorites).
 *
 * @returns the new state; `not_found` when nothing on sale has that id; `validation_failed` at the limit.
 */
export async function markFavorite(
  database: Database,
  asked: { personId: string; purchasableId: string; now: Date },
): Promise<FavoriteState | Refusal> {
  const { personId, purchasableId, now } = asked;
  const [row] = await database.transaction(async (transaction) => {
    await lockFavorites(transaction, personId);
    return transaction.rows<Verdict>({ name: "mark-favorite", text, values: [personId, purchasableId, now] });
  });
  if (!row || row.verdict === "not_sold") return { refused: "not_found" };
  if (row.verdict === "full")
    return refuseField("id", favoriteMessages.too_many_favorites, { limit: maxFavorites });
  return { id: purchasableId, is_favorite: true, total: row.total };
}

import type { FeedRecordOf } from "@recambia/contract/catalogue/feed";
import type { Queryable } from "../../../platform/database/database.ts";
import type { FeedEntry } from "../feed/feed-entry.ts";

/** Key attributes that lists and cards show of a product. */
export const maxKeyAttributes = 3;

/** How much one point of a part type's demand adds to its products' relevance. */
export const relevanceOfDemand = 1000;

/** A part type as it was before a batch that changes what its products keep of it. */
export type ChangingPartType = { id: number; demand: number };

/** Finds part types whose demand or key attributes a batch changes: their products keep both, for lists. */
export async function findChangingPartTypes(
  transaction: Queryable,
  batch: FeedEntry[],
): Promise<ChangingPartType[]> {
  const records = batch.flatMap(({ record }) => (record?.record === "part_type" ? record : []));
  if (records.length === 0) return [];
  const found = await transaction.rows<ChangingPartType & { slug: string; keys: string[] }>({
    name: "import_part_types_before",
    text: `select t.id, t.slug, t.demand, array(
             select a.slug from part_type_attribute u join attribute a on a.id = u.attribute_id
             where u.part_type_id = t.id and u.is_key order by u.position
           ) as keys
           from part_type t where slug = any($1::text[])`,
    values: [records.map(({ id }) => id)],
  });
  return found.filter(({ slug, demand, keys }) =>
    records.some(
      (record) => record.id === slug && (record.demand !== demand || keysOf(record).join() !== keys.join()),
    ),
  );
}

function keysOf({ attributes }: FeedRecordOf<"part_type">): string[] {
  return attributes.flatMap(({ attribute, is_key }) => (is_key ? attribute : []));
}

/** Brings products, which the caller has locked, and their kits up to date with part types that have changed. */
export async function refreshProducts(transaction: Queryable, changing: ChangingPartType[]): Promise<void> {
  if (changing.length === 0) return;
  const ids = changing.map(({ id }) => id);
  await transaction.rows({
    text: `update product p
           set relevance = p.relevance + (t.demand - before.demand) * ${relevanceOfDemand},
               key_attributes = (
                 select coalesce(jsonb_agg(shown.pair order by shown.position), '[]')
                 from (
                   select pair, u.position from jsonb_array_elements(p.attribute_values::jsonb) pair
                   join part_type_attribute u
                     on u.part_type_id = t.id and u.attribute_id = (pair ->> 0)::integer and u.is_key
                   order by u.position limit ${maxKeyAttributes}
                 ) shown)
           from unnest($1::integer[], $2::integer[]) before (id, demand) join part_type t on t.id = before.id
           where p.part_type_id = t.id`,
    values: [ids, changing.map(({ demand }) => demand)],
  });
  await transaction.rows({
    text: `update kit set relevance = (
             select max(p.relevance) from kit_component c join product p on p.id = c.product_id where c.kit_id = kit.id)
           where id in (select c.kit_id from kit_component c join product p on p.id = c.product_id
                        where p.part_type_id = any($1::integer[]))`,
    values: [ids],
  });
}

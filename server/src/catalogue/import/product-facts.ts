import { normalPartNumber } from "@recambia/contract/feed";
import type { Queryable } from "../../platform/database/database.ts";
import type { EntryOf } from "./feed-entry.ts";
import { readFitSetPartTypes } from "./load-fit-sets.ts";
import type { KnownIds } from "./references.ts";

export type AttributeFacts = {
  id: number;
  slug: string;
  kind: "number" | "option" | "text" | "flag";
  options: string[];
  isKey: boolean;
};

export type PartTypeFacts = {
  slug: string;
  nameEs: string;
  isUniversal: boolean;
  demand: number;
  /** In the order in which a page lists them. */
  attributes: AttributeFacts[];
};

/** A product as the catalogue has it before the line is read. */
type ProductFacts = {
  externalId: string;
  slug: string;
  priceCents: number;
  brandId: number;
  numberNormal: string;
};

/** What the catalogue knows of everything that a batch's products name. */
export type CatalogueFacts = {
  partType(slug: string): PartTypeFacts;
  fitSetPartType(externalId: string): string | undefined;
  /** Undefined when the product is new. */
  product(externalId: string): ProductFacts | undefined;
  /** External id of the product that has a number; kept up to date while the batch is judged. */
  numberOwners: Map<string, string>;
};

/** How a brand's number is looked up in `numberOwners`. */
export function numberKey(brandId: number, numberNormal: string): string {
  return `${brandId} ${numberNormal}`;
}

/** Reads all that the rules for a batch of products need, in five statements. */
export async function readCatalogueFacts(
  transaction: Queryable,
  entries: EntryOf<"product">[],
  known: KnownIds,
): Promise<CatalogueFacts> {
  const partTypes = await readPartTypes(
    transaction,
    entries.map(({ record }) => record.part_type),
  );
  const fitSets = await readFitSetPartTypes(transaction, [
    ...new Set(entries.flatMap(({ record }) => record.fit_set ?? [])),
  ]);
  const products = await readProducts(
    transaction,
    entries.map(({ record }) => record.id),
  );
  const numbers = entries.map(({ record }) => ({
    brandId: known.idOf("brand", record.brand),
    normal: normalPartNumber(record.number),
  }));
  return {
    partType(slug) {
      const facts = partTypes.get(slug);
      if (!facts) throw new Error(`An entry was accepted that names an unknown part type: ${slug}`);
      return facts;
    },
    fitSetPartType: (externalId) => fitSets.get(externalId),
    product: (externalId) => products.get(externalId),
    numberOwners: await readNumberOwners(transaction, numbers),
  };
}

async function readPartTypes(transaction: Queryable, slugs: string[]): Promise<Map<string, PartTypeFacts>> {
  const found = await transaction.rows<PartTypeFacts>({
    name: "import_part_type_facts",
    text: `select t.slug, t.name ->> 'es' as "nameEs", t.is_universal as "isUniversal", t.demand,
                  coalesce(uses.list, '[]') as attributes
           from part_type t
           left join lateral (
             select jsonb_agg(jsonb_build_object(
                      'id', a.id, 'slug', a.slug, 'kind', a.kind, 'isKey', u.is_key,
                      'options', (select coalesce(jsonb_agg(key), '[]') from jsonb_object_keys(a.options) key)
                    ) order by u.position) as list
             from part_type_attribute u join attribute a on a.id = u.attribute_id
             where u.part_type_id = t.id
           ) uses on true
           where t.slug = any($1::text[])`,
    values: [[...new Set(slugs)]],
  });
  return new Map(found.map((facts) => [facts.slug, facts]));
}

async function readProducts(transaction: Queryable, keys: string[]): Promise<Map<string, ProductFacts>> {
  const found = await transaction.rows<ProductFacts>({
    name: "import_product_facts",
    text: `select external_id as "externalId", slug, price_cents as "priceCents", brand_id as "brandId",
                  part_number_normal as "numberNormal"
           from product where external_id = any($1::text[])`,
    values: [keys],
  });
  return new Map(found.map((facts) => [facts.externalId, facts]));
}

async function readNumberOwners(
  transaction: Queryable,
  numbers: { brandId: number; normal: string }[],
): Promise<Map<string, string>> {
  const found = await transaction.rows<{ brand_id: number; part_number_normal: string; external_id: string }>(
    {
      name: "import_number_owners",
      text: `select p.brand_id, p.part_number_normal, p.external_id
           from unnest($1::integer[], $2::text[]) as given(brand_id, normal)
           join product p on p.brand_id = given.brand_id and p.part_number_normal = given.normal`,
      values: [numbers.map(({ brandId }) => brandId), numbers.map(({ normal }) => normal)],
    },
  );
  return new Map(
    found.map(({ brand_id, part_number_normal, external_id }) => [
      numberKey(brand_id, part_number_normal),
      external_id,
    ]),
  );
}

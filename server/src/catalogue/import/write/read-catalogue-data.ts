import { normalizePartNumber } from "@recambia/contract/catalogue/feed";
import type { Queryable } from "../../../platform/database/database.ts";
import { type LowestPrice, lowestPricesBefore } from "../../prices/lowest-prices.ts";
import type { EntryOf } from "../feed/feed-entry.ts";
import type { ResolvedIds } from "../feed/resolve-references.ts";
import { readFitSetPartTypes } from "./load-fit-sets.ts";

export type AttributeData = {
  id: number;
  slug: string;
  kind: "number" | "option" | "text" | "flag";
  options: string[];
  isKey: boolean;
};

export type PartTypeData = {
  slug: string;
  nameEs: string;
  isUniversal: boolean;
  isTyre: boolean;
  needsApproval: boolean;
  needsHazardLabel: boolean;
  demand: number;
  /** In display order. */
  attributes: AttributeData[];
};

/** A product before its import. */
type ProductData = {
  id: number;
  externalId: string;
  slug: string;
  priceCents: number;
  /** Set during an offer. */
  previousCents: number | null;
  startedAt: Date | null;
  brandId: number;
  numberNormal: string;
};

/** Catalogue data about everything that a batch's products refer to. */
export type CatalogueData = {
  partType(slug: string): PartTypeData;
  fitSetPartType(externalId: string): string | undefined;
  /** Months of a brand's commercial guarantee; undefined for one that it does not state. */
  guaranteeMonths(brand: string, guarantee: string): number | undefined;
  /** Undefined for a new product. */
  product(externalId: string): ProductData | undefined;
  /** Lowest price of the last 30 days, the current one included; undefined when not on sale. */
  history(externalId: string): LowestPrice | undefined;
  now: Date;
  /** External ids by number; updated while the batch is validated. */
  numberOwners: Map<string, string>;
};

/** Key of a brand's number in `numberOwners`. */
export function numberKey(brandId: number, numberNormal: string): string {
  return `${brandId} ${numberNormal}`;
}

/** Reads all data for validating a batch of products, in seven statements at most. */
export async function readCatalogueData(
  transaction: Queryable,
  entries: EntryOf<"product">[],
  known: ResolvedIds,
  now: Date,
): Promise<CatalogueData> {
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
    normal: normalizePartNumber(record.number),
  }));
  return {
    partType(slug) {
      const facts = partTypes.get(slug);
      if (!facts) throw new Error(`An entry was accepted that names an unknown part type: ${slug}`);
      return facts;
    },
    fitSetPartType: (externalId) => fitSets.get(externalId),
    guaranteeMonths: await readGuarantees(transaction, entries),
    product: (externalId) => products.get(externalId),
    history: await readHistories(transaction, entries, products, now),
    now,
    numberOwners: await readNumberOwners(transaction, numbers),
  };
}

async function readPartTypes(transaction: Queryable, slugs: string[]): Promise<Map<string, PartTypeData>> {
  const found = await transaction.rows<PartTypeData>({
    name: "import_part_type_facts",
    text: `select t.slug, t.name ->> 'es' as "nameEs", t.is_universal as "isUniversal", t.demand,
                  t.is_tyre as "isTyre", t.needs_approval as "needsApproval",
                  t.needs_hazard_label as "needsHazardLabel",
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

async function readGuarantees(
  transaction: Queryable,
  entries: EntryOf<"product">[],
): Promise<CatalogueData["guaranteeMonths"]> {
  const brands = new Set(entries.flatMap(({ record }) => (record.guarantee ? record.brand : [])));
  if (brands.size === 0) return () => undefined;
  const found = await transaction.rows<{ slug: string; guarantees: { id: string; months: number }[] }>({
    name: "import_guarantees",
    text: "select slug, guarantees from brand where slug = any($1::text[])",
    values: [[...brands]],
  });
  const byBrand = new Map(found.map(({ slug, guarantees }) => [slug, guarantees]));
  return (brand, guarantee) => byBrand.get(brand)?.find(({ id }) => id === guarantee)?.months;
}

async function readProducts(transaction: Queryable, keys: string[]): Promise<Map<string, ProductData>> {
  const found = await transaction.rows<ProductData>({
    name: "import_product_facts",
    text: `select external_id as "externalId", slug, price_cents as "priceCents", brand_id as "brandId", id,
                  offer_previous_cents as "previousCents", offer_started_at as "startedAt",
                  part_number_normal as "numberNormal"
           from product where external_id = any($1::text[])`,
    values: [keys],
  });
  return new Map(found.map((facts) => [facts.externalId, facts]));
}

/** For products with an offer in the feed, the current price counts, too. */
async function readHistories(
  transaction: Queryable,
  entries: EntryOf<"product">[],
  products: Map<string, ProductData>,
  now: Date,
): Promise<(externalId: string) => LowestPrice | undefined> {
  const reduced = entries.flatMap(({ record }) => (record.offer && products.get(record.id)) || []);
  if (reduced.length === 0) return () => undefined;
  const ids = reduced.map(({ id }) => id);
  const lowest = await lowestPricesBefore(transaction, "product", ids, now);
  return (externalId) => {
    const product = products.get(externalId);
    const known = product && lowest.get(product.id);
    return known && { ...known, cents: Math.min(product.priceCents, known.cents ?? product.priceCents) };
  };
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

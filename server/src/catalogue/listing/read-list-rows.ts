import type { FeedRestriction } from "@recambia/contract/catalogue/feed/vehicles";
import { onlyRow } from "../../platform/database/database.ts";
import type { CatalogueReader, FitLines } from "../model/catalogue-cache.ts";
import {
  type LineRow,
  type ListedProduct,
  listedColumns,
  type ProductRow,
} from "../products/product-card.ts";

/**
 * Reads the products of a list page in the order of `ids`, with their fit lines for a vehicle. When all products are cached,
 * the database is queried for conditions only, if at all.
 *
 * @param lines of the vehicle; null for none.
 */
export async function readListRows(
  reader: CatalogueReader,
  lines: FitLines | null,
  ids: readonly number[],
): Promise<ProductRow[]> {
  const products = await readListedProducts(reader, ids);
  const lineOf = lines ? await createLineLookup(reader, lines, products) : noLine;
  return products.map((product) => ({ ...product, ...lineOf(product) }));
}

const noLine = () => ({ has_line: false, alternatives: null });

/**
 * Returns products in the order of `ids`; missing ones are left out. Uncached products are read as one JSON value, which
 * takes less time to receive than rows of many columns.
 */
async function readListedProducts(
  { database, cache }: CatalogueReader,
  ids: readonly number[],
): Promise<ListedProduct[]> {
  const found = new Map(ids.map((id) => [id, cache.products.get(id)]));
  const missing = ids.filter((id) => !found.get(id));
  if (missing.length > 0) {
    const { products } = await onlyRow<{ products: ListedProduct[] }>(database, {
      name: "listed-products",
      isLookup: true,
      text: `select coalesce(json_agg(listed), '[]') as products
             from (select ${listedColumns} from product p where p.id = any($1::int[])) listed`,
      values: [missing],
    });
    for (const product of products) {
      cache.products.set(product.id, product);
      found.set(product.id, product);
    }
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}

type Conditions = { part_type_id: number; fit_set_id: number; alternatives: FeedRestriction[][] };

/** Returns a function that looks up a product's fit line for a vehicle. Conditions are read in one statement. */
async function createLineLookup(
  reader: CatalogueReader,
  lines: FitLines,
  products: readonly ListedProduct[],
): Promise<(product: ListedProduct) => LineRow> {
  const conditional = products.filter((product) => includesLine(lines.conditional, product));
  const conditions = conditional.length === 0 ? [] : await readConditions(reader, lines, conditional);
  return (product) => {
    const found = conditions.find(
      (one) => one.part_type_id === product.part_type_id && one.fit_set_id === product.fit_set_id,
    );
    return { has_line: includesLine(lines.all, product), alternatives: found?.alternatives ?? null };
  };
}

function readConditions(
  { database }: CatalogueReader,
  { variantKey }: FitLines,
  products: readonly ListedProduct[],
): Promise<Conditions[]> {
  return database.rows<Conditions>({
    name: "conditions-of-lines",
    isLookup: true,
    text: `select line.part_type_id, line.fit_set_id, line.alternatives
           from (select distinct * from unnest($2::int[], $3::int[])) as asked (part_type_id, fit_set_id)
           join fit_line line on line.variant_id = $1 and line.part_type_id = asked.part_type_id
             and line.fit_set_id = asked.fit_set_id
           where line.alternatives is not null`,
    values: [
      variantKey,
      products.map((product) => product.part_type_id),
      products.map((product) => product.fit_set_id),
    ],
  });
}

function includesLine(lines: FitLines["all"], product: ListedProduct): boolean {
  for (let at = 0; at < lines.length; at += 2) {
    if (lines[at + 1] === product.fit_set_id && lines[at] === product.part_type_id) return true;
  }
  return false;
}

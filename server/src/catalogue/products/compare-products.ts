import type { ProductCard } from "@recambia/contract/catalogue/card";
import type { ComparedAttribute, CompareQuery, Comparison } from "@recambia/contract/catalogue/compare";
import { localize } from "@recambia/contract/locale";
import type { Refusal } from "../../platform/http/refusals/refusal.ts";
import type { Attribute } from "../model/definitions.ts";
import type { CatalogueContext } from "../model/read-catalogue.ts";
import { describeVehicle, findChosenVehicle } from "../model/vehicles.ts";
import { describeAttribute } from "./attribute-values.ts";
import { fitJoin, type ProductRow, productCardOf, productColumns } from "./product-card.ts";

/** Attribute id and value, as stored in `product_attribute`. */
type ComparedRow = ProductRow & { values: [number, number | string][] | null };

const text = `
  select ${productColumns},
    (select json_agg(json_build_array(a.attribute_id, coalesce(to_json(a.number), to_json(a.code))))
     from product_attribute a where a.product_id = p.id) as values
  from product p ${fitJoin("$2::int")}
  where p.slug = any($1::text[]) and p.is_active`;

/**
 * Compares products: cards with their fit for the vehicle, and all their attributes, aligned. Unavailable products are
 * named and left out.
 *
 * @returns `not_found` when none of them is on sale.
 */
export async function compareProducts(
  catalogue: CatalogueContext,
  query: CompareQuery,
): Promise<Comparison | Refusal> {
  const vehicle = await findChosenVehicle(catalogue, query.vehicle);
  const slugs = [...new Set(query.products.split(","))];
  const found = await catalogue.database.rows<ComparedRow>({
    name: "compare-products",
    text,
    values: [slugs, vehicle?.variantKey ?? null],
  });
  const rows = slugs.flatMap((slug) => found.find((row) => row.slug === slug) ?? []);
  if (rows.length === 0) return { refused: "not_found" };
  const products = rows.map((row) => productCardOf(catalogue, vehicle, row));
  return {
    products,
    attributes: [...alignPriceReasons(products), ...alignAttributes(catalogue, rows)],
    missing: slugs.filter((slug) => !rows.some((row) => row.slug === slug)),
    ...describeVehicle(query.vehicle, vehicle),
  };
}

/** Collects each reason for a price once: before the attributes, because buyers look for it first. */
function alignPriceReasons(products: readonly ProductCard[]): ComparedAttribute[] {
  const known = new Map(products.flatMap((card) => card.price_reasons.map(({ slug, name }) => [slug, name])));
  return [...known].map(([slug, name]) => {
    const values = products.map((card) => card.price_reasons.find((own) => own.slug === slug)?.value ?? null);
    return { slug, name, values, differs: new Set(values).size > 1 };
  });
}

/** Collects each attribute once: those of the first product's part type in display order, then additional ones. */
function alignAttributes(catalogue: CatalogueContext, rows: readonly ComparedRow[]): ComparedAttribute[] {
  const { definitions, locale } = catalogue;
  const values = rows.map((row) => new Map(row.values ?? []));
  const known = new Map<number, Attribute>();
  for (const row of rows) {
    for (const { attribute } of definitions.partType(row.part_type_id).attributes) {
      known.set(attribute.id, attribute);
    }
  }
  for (const [id] of rows.flatMap((row) => row.values ?? [])) known.set(id, definitions.attribute(id));
  return [...known.values()].flatMap((attribute): ComparedAttribute[] => {
    const rendered = values.map((own) => {
      const value = own.get(attribute.id);
      return value === undefined ? null : describeAttribute(attribute, value, locale).value;
    });
    if (rendered.every((value) => value === null)) return [];
    const { slug, name } = attribute;
    return [{ slug, name: localize(name, locale), values: rendered, differs: new Set(rendered).size > 1 }];
  });
}

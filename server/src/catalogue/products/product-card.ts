import type { AttributeValue, ProductCard, Stock } from "@recambia/contract/catalogue/card";
import type { CommercialGuarantee } from "@recambia/contract/catalogue/commercial-guarantee";
import type { FeedRestriction } from "@recambia/contract/catalogue/feed/vehicles";
import { type Locale, type LocalizedText, localize } from "@recambia/contract/locale";
import { determineFit, type Fit, type Restriction } from "@recambia/contract/vehicles/fit";
import type { CatalogueVehicle } from "../../vehicles/index.ts";
import type { Brand, Definitions } from "../model/definitions.ts";
import { currentPrice, type PriceRow, priceColumns, unitPrice } from "../prices/price.ts";
import { describeKeyAttribute, describePriceReasons } from "./attribute-values.ts";

/** Columns of a product's fit line for the chosen vehicle. */
export type LineRow = {
  has_line: boolean;
  /** Conditions of the line; null for none. */
  alternatives: FeedRestriction[][] | null;
};

/** Columns that determine a product's fit. */
export type FitRow = LineRow & {
  is_universal: boolean;
  fit_set_id: number | null;
};

/** A product as lists read it, with its fit line. */
export type ProductRow = PriceRow &
  FitRow & {
    id: number;
    public_id: string;
    slug: string;
    brand_id: number;
    part_type_id: number;
    part_number: string;
    position: "front" | "rear" | null;
    side: "left" | "right" | null;
    name: LocalizedText | null;
    picture: string;
    core_deposit_cents: number | null;
    available: number;
    sold_as: "piece" | "pair" | "set";
    needed_per_job: number;
    net_quantity: number | null;
    net_unit: "l" | "kg" | "m" | null;
    restricted: "f_gas" | "explosive_precursor" | null;
    tyre_label: ProductCard["tyre_label"];
    /** Id of the commercial guarantee's statement of its brand. */
    guarantee: string | null;
    /** Attribute id and value. */
    key_attributes: [number, number | string | boolean][];
    rating_average: number | null;
    rating_count: number;
  };

/** A product as lists cache it, without a vehicle's fit line. */
export type ListedProduct = Omit<ProductRow, keyof LineRow>;

/** SQL of each column of a `ListedProduct` of `product p`, except those of its price. */
const listedColumnTexts: Record<Exclude<keyof ListedProduct, keyof PriceRow>, string> = {
  id: "p.id",
  public_id: "p.public_id",
  slug: "p.slug",
  brand_id: "p.brand_id",
  part_type_id: "p.part_type_id",
  part_number: "p.part_number",
  position: "p.position",
  side: "p.side",
  name: "p.name",
  picture: "p.pictures[1]",
  core_deposit_cents: "p.core_deposit_cents",
  available: "p.available",
  sold_as: "p.sold_as",
  needed_per_job: "p.needed_per_job",
  net_quantity: "p.net_quantity",
  net_unit: "p.net_unit",
  restricted: "p.restricted",
  tyre_label: "p.tyre_label",
  guarantee: "p.guarantee",
  key_attributes: "p.key_attributes",
  rating_average: "p.rating_average",
  rating_count: "p.rating_count",
  is_universal: "p.is_universal",
  fit_set_id: "p.fit_set_id",
};

/** Columns of a `ListedProduct` of `product p`. */
export const listedColumns = [
  ...Object.entries(listedColumnTexts).map(([name, text]) => `${text} as ${name}`),
  priceColumns("p"),
].join(", ");

/** Columns of a `ProductRow` of `product p` joined by `fitJoin`. */
export const productColumns = `${listedColumns}, line.variant_id is not null as has_line, line.alternatives`;

/**
 * Joins a product's fit line for one vehicle.
 *
 * @param variant SQL of the variant key; null joins nothing.
 */
export function fitJoin(variant: string): string {
  return `left join fit_line line on line.variant_id = ${variant}
    and line.part_type_id = p.part_type_id and line.fit_set_id = p.fit_set_id`;
}

/** Context of a card, besides its row. */
type CardContext = { definitions: Definitions; locale: Locale; now: Date };

/** Builds the card of a product, in the catalogue context's language and for the chosen vehicle. */
export function productCardOf(
  catalogue: CardContext,
  vehicle: CatalogueVehicle | null,
  row: ProductRow,
): ProductCard {
  const { definitions, locale, now } = catalogue;
  const brand = definitions.brand(row.brand_id);
  const partType = definitions.partType(row.part_type_id);
  const { cents, offer } = currentPrice(row, now);
  return {
    id: row.public_id,
    slug: row.slug,
    name: localize(row.name ?? partType.name, locale),
    brand: { slug: brand.slug, name: brand.name },
    price_reasons: describePriceReasons(brand.tier, commercialGuarantee(brand, row.guarantee), locale),
    part_type: { slug: partType.slug, name: localize(partType.plural, locale) },
    part_number: row.part_number,
    key_attributes: keyAttributesOf(catalogue, row),
    position: row.position,
    side: row.side,
    picture: row.picture,
    price: {
      cents,
      currency: "EUR",
      offer,
      unit_price: unitPrice(cents, row.net_quantity, row.net_unit),
      core_deposit_cents: row.core_deposit_cents,
      sold_as: row.sold_as,
    },
    stock: toStock(row.available),
    needed_per_job: row.needed_per_job,
    rating: ratingOf(row),
    restricted: row.restricted,
    tyre_label: row.tyre_label,
    fit: fitOf(row, vehicle, locale),
  };
}

const maxKeyAttributes = 3;

function keyAttributesOf({ definitions, locale }: CardContext, row: ProductRow): AttributeValue[] {
  const attributes: AttributeValue[] = [];
  for (const [id, value] of row.key_attributes) {
    const described = describeKeyAttribute(definitions.attribute(id), value, locale);
    if (described) attributes.push(described);
    if (attributes.length === maxKeyAttributes) break;
  }
  return attributes;
}

/** The statement of a brand's commercial guarantee; null without an id or statement. */
export function commercialGuarantee(
  { guarantees }: Pick<Brand, "guarantees">,
  named: string | null,
): CommercialGuarantee | null {
  const found = guarantees.find(({ id }) => id === named);
  if (!found) return null;
  const { id: _, ...statement } = found;
  return statement;
}

/** Rounds to one decimal, as stars show it. */
function ratingOf(row: ProductRow): ProductCard["rating"] {
  if (row.rating_average === null || row.rating_count === 0) return null;
  return { average: Math.round(row.rating_average * 10) / 10, count: row.rating_count };
}

/** From this number on, the exact stock is not shown. */
const fewLeftThreshold = 5;

/** Converts available units to the shown availability. */
export function toStock(available: number): Stock {
  if (available <= 0) return { state: "out_of_stock", left: null };
  if (available < fewLeftThreshold) return { state: "few_left", left: available };
  return { state: "in_stock", left: null };
}

/** Returns one of the six fit answers (product decisions §3), with localized conditions. */
export function fitOf(row: FitRow, vehicle: CatalogueVehicle | null, locale: Locale): Fit {
  const subject = { isUniversal: row.is_universal, hasFitments: row.fit_set_id !== null };
  const lines = row.alternatives ? localizeRestrictions(locale, row.alternatives) : unconditional;
  return determineFit(subject, vehicle?.fitVehicle ?? null, row.has_line ? lines : []);
}

/** Most lines have one alternative without conditions. */
const unconditional: Restriction[][] = [[]];

/** Localizes the conditions of fit lines. */
export function localizeRestrictions(locale: Locale, lines: FeedRestriction[][]): Restriction[][] {
  return lines.map((line) =>
    line.map((restriction) =>
      restriction.kind === "equipment" || restriction.kind === "note"
        ? { kind: restriction.kind, text: localize(restriction.text, locale) }
        : restriction,
    ),
  );
}

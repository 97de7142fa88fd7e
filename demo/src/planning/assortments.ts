import { readFileSync } from "node:fs";
import { join } from "node:path";
import { closed, Slug } from "@recambia/contract/http";
import type { LocalizedText } from "@recambia/contract/locale";
import { Type } from "typebox";
import type { AttributeValues } from "../attribute-values.ts";
import { list, parseCsv } from "../reading/read-csv.ts";
import { jsonReader } from "../reading/read-json.ts";
import { type Attribute, attributes, type Brand, brands } from "../taxonomy/index.ts";
import { type SizedPart, sizedParts } from "../vehicles/factory-sizes.ts";

/** Universal articles of one part type, in all sizes, grades and contents. */
export type Assortment = {
  articles: Article[];
  /** Attributes that the articles decide on, also where they have no value. */
  columns: ReadonlySet<string>;
  /** One brand of each makes every article. */
  tiers: Brand["tier"][];
  /** By what it is decided which versions take an article; null for universal goods. */
  takenBy: SizedPart | "wheels" | "engine" | null;
};

/** An article that several brands make. */
export type Article = {
  /** Its code in the trade: `5W-30 ACEA C3`. Attributes in braces stand for their values, `{rim-width}Jx{rim-diameter}`. */
  title: string;
  values: AttributeValues;
  /** Name in the factory sizes of vehicles (`factory-sizes.ts`); null if those do not decide. */
  size: string | null;
  /** Contents in which it is sold, in the part type's unit; empty for pieces. */
  amounts: number[];
  /** Of a standard brand, VAT included: one litre, or one article. */
  priceCents: number;
};

/** `index.json`: part types with an assortment. Each has a file of its own, with a row per article. */
const Index = Type.Array(
  Type.Object(
    {
      partType: Slug,
      tiers: Type.Array(Type.Enum(["economy", "standard", "premium"]), { minItems: 2 }),
      /**
       * Factory sizes that decide which versions take an article, `wheels`: its attributes agree with the version's hubs and
       * rims, or `engine`: each engine family takes one.
       */
      takenBy: Type.Optional(Type.Enum([...sizedParts, "wheels", "engine"])),
    },
    closed,
  ),
);

const folder = join(import.meta.dirname, "../../data/assortments");
const attributeBySlug = new Map(attributes.map((attribute) => [attribute.slug, attribute]));
const ownColumns = ["title", "size", "price_cents", "amounts"];

/** By part type. */
export const assortments: ReadonlyMap<string, Assortment> = new Map(
  jsonReader(Index)(join(folder, "index.json")).map(({ partType, tiers, takenBy = null }) => [
    partType,
    { ...readArticles(join(folder, `${partType}.csv`)), tiers, takenBy },
  ]),
);

function readArticles(path: string): Pick<Assortment, "articles" | "columns"> {
  const rows = parseCsv(readFileSync(path, "utf8"));
  const columns = new Set(Object.keys(rows[0] ?? {}).filter((name) => !ownColumns.includes(name)));
  return { articles: rows.map((row) => articleOf(row, columns, path)), columns };
}

function articleOf(row: Record<string, string>, columns: ReadonlySet<string>, path: string): Article {
  const values: AttributeValues = {};
  for (const slug of columns) {
    const attribute = attributeBySlug.get(slug);
    if (!attribute) throw new Error(`${path} has a column ${slug}, which is no attribute`);
    const cell = row[slug] ?? "";
    if (cell !== "") values[slug] = cellValue(attribute, cell);
  }
  return {
    title: row.title ?? "",
    values,
    size: row.size ?? null,
    amounts: list(row.amounts ?? "").map(Number),
    priceCents: Number(row.price_cents),
  };
}

function cellValue({ kind }: Attribute, cell: string): number | string | boolean {
  if (kind === "number") return Number(cell);
  return kind === "flag" ? cell === "true" : cell;
}

/** Products of an assortment: every article in each of its contents from each brand. */
export function countProducts({ articles, tiers }: Assortment): number {
  return articles.reduce((sum, { amounts }) => sum + Math.max(1, amounts.length) * tiers.length, 0);
}

/** One brand of each tier that makes a category; the last category of a brand that has none of a tier is another's. */
export function brandsOfTiers(own: Brand[], tiers: Brand["tier"][]): Brand[] {
  const chosen: Brand[] = [];
  for (const tier of tiers) {
    const left = own.filter((brand) => !chosen.includes(brand));
    const brand = left.find((one) => one.tier === tier) ?? left[0] ?? brands[0];
    if (brand) chosen.push(brand);
  }
  return chosen;
}

const numberFormats = {
  es: new Intl.NumberFormat("es-ES"),
  ca: new Intl.NumberFormat("ca-ES"),
  en: new Intl.NumberFormat("en-GB"),
};

/** A value as it stands in a name: numbers with the language's decimal mark, options in lower case. */
function valueIn(locale: keyof LocalizedText, slug: string, value: AttributeValues[string] = ""): string {
  if (typeof value === "number") return numberFormats[locale].format(value);
  const attribute = attributeBySlug.get(slug);
  const option = attribute?.kind === "option" ? attribute.options[String(value)]?.[locale] : undefined;
  return option === undefined ? String(value) : option.charAt(0).toLowerCase() + option.slice(1);
}

/** `Aceite de motor 5W-30 ACEA C3, 5 l`, `Llanta de aleación 6,5Jx16 5x112 ET46 57,1` */
export function nameArticle(
  name: LocalizedText,
  { title, values }: Article,
  content: { amount: number; unit: string } | null,
): LocalizedText {
  const inLocale = (locale: keyof LocalizedText) => {
    const amount = content ? `, ${numberFormats[locale].format(content.amount)} ${content.unit}` : "";
    const own = title.replace(/\{(.+?)\}/g, (_whole, slug: string) => valueIn(locale, slug, values[slug]));
    return `${name[locale]} ${own}${amount}`;
  };
  return { es: inLocale("es"), ca: inLocale("ca"), en: inLocale("en") };
}

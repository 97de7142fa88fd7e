import { type ProductCard, pictureUrl } from "@recambia/contract/catalogue/card";
import type { FeedRecordOf } from "@recambia/contract/catalogue/feed";
import { productTitle } from "@recambia/contract/catalogue/product-title";
import { type Locale, type LocalizedText, localePrefixes, localize } from "@recambia/contract/locale";
import type { Shop } from "@recambia/contract/shop/schemas";
import { findRate, parcelCents } from "@recambia/contract/shop/shipping";
import { type CatalogueContext, hazardWording, readCards, readCatalogue } from "../catalogue/index.ts";
import type { Context } from "../platform/http/context.ts";
import { feedTexts } from "./messages.ts";
import { element } from "./xml.ts";

/** Products per statement. */
const rowsPerRead = 500;
/** Longest texts that Merchant Center takes. */
const maxTitle = 150;
const maxDescription = 5000;
/** "Vehicle Parts & Accessories" in Google's product taxonomy. */
const googleCategory = "913";

type FeedContext = Pick<Context, "database" | "revision" | "caches" | "clock" | "shop" | "config">;

type Row = {
  id: number;
  gtin: string | null;
  part_type_id: number;
  description: LocalizedText | null;
  pictures: string[];
  weight_g: number;
  net_quantity: number | null;
  net_unit: "l" | "kg" | "m" | null;
  hazard: FeedRecordOf<"product">["hazard"];
};

/**
 * Streams all products that anyone may buy, as the RSS 2.0 file that Google Merchant Center and Bing read: with unit prices
 * (Royal Decree 3423/2000), GTIN, sale prices against the lowest of 30 days, and the price of standard delivery.
 */
export async function* productFeed(context: FeedContext, locale: Locale): AsyncGenerator<string> {
  const { shop, config } = context;
  yield [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n',
    element("title", shop.name),
    element("link", `${config.shopOrigin}${localePrefixes[locale] || "/"}`),
    element("description", shop.tagline[locale]),
    "\n",
  ].join("");
  let after: number | null = 0;
  while (after !== null) {
    const from: number = after;
    const part = await readCatalogue(context, locale, (catalogue) => readItems(catalogue, context, from));
    yield part.items;
    after = part.last;
  }
  yield "</channel>\n</rss>\n";
}

/** Reads the items after a product's key; `last` is null at the end. */
async function readItems(catalogue: CatalogueContext, { shop, config }: FeedContext, after: number) {
  const rows = await catalogue.database.rows<Row>({
    name: "feed-products",
    text: `select id, gtin, part_type_id, description, pictures, weight_g, net_quantity, net_unit, hazard
           from product where is_active and restricted is null and id > $1 order by id limit ${rowsPerRead}`,
    values: [after],
  });
  const { products } = await readCards(catalogue, null, {
    productKeys: rows.map(({ id }) => id),
    kitKeys: [],
  });
  const items = rows.map((row) => {
    const found = products.get(row.id);
    return found?.isSold ? itemElement(catalogue, shop, config.shopOrigin, row, found.card) : "";
  });
  return { items: items.join(""), last: rows.length < rowsPerRead ? null : (rows.at(-1)?.id ?? null) };
}

function itemElement(
  catalogue: CatalogueContext,
  shop: Shop,
  origin: string,
  row: Row,
  card: ProductCard,
): string {
  const { definitions, locale } = catalogue;
  const partType = definitions.partType(row.part_type_id);
  const { offer, cents } = card.price;
  const [picture = card.picture, ...others] = row.pictures;
  const elements = [
    element("g:id", card.id),
    element("g:title", titleOf(card, locale)),
    element("g:description", descriptionOf(row, partType.description, locale)),
    element("g:link", `${origin}${localePrefixes[locale]}/products/${card.slug}`),
    element("g:image_link", `${origin}${pictureUrl(picture, "full")}`),
    ...others
      .slice(0, 10)
      .map((other) => element("g:additional_image_link", `${origin}${pictureUrl(other, "full")}`)),
    element("g:availability", card.stock.state === "out_of_stock" ? "out_of_stock" : "in_stock"),
    element("g:price", euros(offer?.previous_cents ?? cents)),
    element("g:sale_price", offer ? euros(cents) : null),
    element("g:condition", "new"),
    element("g:brand", card.brand.name),
    element("g:gtin", row.gtin),
    element("g:mpn", card.part_number),
    element("g:google_product_category", googleCategory),
    element("g:product_type", `${localize(partType.category.name, locale)} > ${card.part_type.name}`),
    element("g:unit_pricing_measure", row.net_unit ? `${row.net_quantity} ${row.net_unit}` : null),
    element("g:unit_pricing_base_measure", row.net_unit ? `1 ${row.net_unit}` : null),
    element("g:shipping_weight", `${row.weight_g} g`),
    shippingElement(shop, locale, row.weight_g, cents),
    eprelElement(card),
  ];
  return `<item>${elements.join("")}</item>\n`;
}

/** The description, with the hazards that an advertisement must name (Regulation (EC) 1272/2008 art. 48). */
function descriptionOf({ description, hazard }: Row, usual: LocalizedText, locale: Locale): string {
  const hazards = hazard
    ? [`${feedTexts[hazard.signal][locale]}.`, ...hazardWording(hazard, locale)].join(" ")
    : "";
  const room = maxDescription - hazards.length - 1;
  return [localize(description ?? usual, locale).slice(0, room), hazards].filter(Boolean).join(" ");
}

function titleOf(card: ProductCard, locale: Locale): string {
  const attributes = card.key_attributes.map(({ value }) => value);
  const title = productTitle(card.name, card.brand.name, locale, card.part_type.name);
  return [title, card.part_number, ...attributes].join(" ").slice(0, maxTitle);
}

/** Standard delivery to the peninsula; absent for parcels too heavy for it. */
function shippingElement(shop: Shop, locale: Locale, weightG: number, cents: number): string {
  const rate = findRate(shop.shipping, "peninsula", "standard");
  const price = rate ? parcelCents(rate, weightG, cents) : null;
  if (price === null) return "";
  return `<g:shipping>${[
    element("g:country", "ES"),
    element("g:service", feedTexts.standardDelivery[locale]),
    element("g:price", euros(price)),
  ].join("")}</g:shipping>`;
}

/** Number in the European product database, which tyres need (Regulation (EU) 2020/740). */
function eprelElement({ tyre_label }: ProductCard): string {
  if (!tyre_label) return "";
  return `<g:certification>${[
    element("g:certification_authority", "EC"),
    element("g:certification_name", "EPREL"),
    element("g:certification_code", tyre_label.eprel_number),
  ].join("")}</g:certification>`;
}

function euros(cents: number): string {
  return `${(cents / 100).toFixed(2)} EUR`;
}

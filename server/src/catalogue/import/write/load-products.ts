import { createHash } from "node:crypto";
import { type FeedRecordOf, normalizePartNumber } from "@recambia/contract/catalogue/feed";
import type { Queryable } from "../../../platform/database/database.ts";
import { publicIdOf } from "../../../platform/public-id.ts";
import { type EntryOf, refuse } from "../feed/feed-entry.ts";
import type { ResolvedIds } from "../feed/resolve-references.ts";
import { tidyText } from "../feed/tidy-text.ts";
import { validateProduct } from "../feed/validate-product.ts";
import { announceReduction, type Sale } from "../prices/announce-reduction.ts";
import { recordEarlierPrices } from "../prices/earlier-prices.ts";
import { recordPrices } from "../prices/record-prices.ts";
import { assignSlugs, slugOf } from "./assign-slugs.ts";
import { productAttributes, productNumbers, products } from "./product-tables.ts";
import { type CatalogueData, type PartTypeData, readCatalogueData } from "./read-catalogue-data.ts";
import { maxKeyAttributes, relevanceOfDemand } from "./refresh-products.ts";
import { type Claim, claimIds, replaceRows, writeRows } from "./write-rows.ts";

type Accepted = {
  record: FeedRecordOf<"product">;
  claim: Claim;
  publicId: string;
  partType: PartTypeData;
  sale: Sale;
};

/**
 * Loads products with attributes, numbers and price history. Stock is set to the feed's; slug and ids stay; a changed price
 * is added to the history.
 */
export async function loadProducts(
  transaction: Queryable,
  entries: EntryOf<"product">[],
  known: ResolvedIds,
  now: Date,
): Promise<void> {
  const facts = await readCatalogueData(transaction, entries, known, now);
  const good = entries.filter((entry) => {
    refuse(entry, validateProduct(entry.record, known.idOf("brand", entry.record.brand), facts));
    return entry.reasons.length === 0;
  });
  const keys = good.map(({ record }) => record.id);
  const claim = await claimIds(transaction, "product", "external_id", keys);
  const accepted = good.map(({ record }) => ({
    record,
    claim: claim(record.id),
    publicId: publicIdOf("product", record.id),
    partType: facts.partType(record.part_type),
    sale: announceReduction(record, facts, now),
  }));
  const slugs = await assignSlugs(transaction, "product", newSlugs(accepted));
  const slugFor = ({ record, publicId }: Accepted) =>
    facts.product(record.id)?.slug ?? slugs.get(publicId) ?? publicId;
  const rows = accepted.map((product) => productRow(product, slugFor(product), known));
  await writeRows(transaction, products, rows);
  await writeParts(transaction, accepted);
  const earlier = accepted.map(({ record, claim }) => ({ id: claim.id, prices: record.earlier_prices }));
  await recordEarlierPrices(transaction, "product", earlier);
  await recordPrices(transaction, "product", pricesThatChange(accepted, facts), now);
}

function newSlugs(accepted: Accepted[]) {
  return accepted
    .filter(({ claim }) => claim.isNew)
    .map(({ record, publicId, partType }) => ({
      publicId,
      base: slugOf(`${partType.nameEs} ${record.brand} ${record.number}`),
    }));
}

function pricesThatChange(accepted: Accepted[], facts: CatalogueData) {
  return accepted
    .filter(({ record, sale }) => {
      const known = facts.product(record.id)?.priceCents ?? record.earlier_prices?.at(-1)?.price_cents;
      return known !== sale.priceCents;
    })
    .map(({ claim, sale }) => ({ id: claim.id, priceCents: sale.priceCents }));
}

function productRow({ record, claim, publicId, partType, sale }: Accepted, slug: string, known: ResolvedIds) {
  return {
    id: claim.id,
    external_id: record.id,
    public_id: publicId,
    slug,
    brand_id: known.idOf("brand", record.brand),
    part_type_id: known.idOf("part_type", record.part_type),
    fit_set_id: record.fit_set === null ? null : known.idOf("fit_set", record.fit_set),
    is_universal: partType.isUniversal,
    is_active: record.is_active,
    part_number: record.number.trim(),
    part_number_normal: normalizePartNumber(record.number),
    gtin: record.gtin,
    position: record.position,
    side: record.side,
    name: record.name,
    description: record.description,
    warning: record.warning,
    // Quoted, because the name "null" alone would be read as a missing value.
    pictures: `{${record.pictures.map((name) => `"${name}"`).join(",")}}`,
    price_cents: sale.priceCents,
    offer_previous_cents: sale.offer?.previousCents ?? null,
    offer_after_cents: sale.offer?.afterCents ?? null,
    offer_started_at: sale.offer?.startedAt?.toISOString() ?? null,
    offer_ends_at: sale.offer?.endsAt ?? null,
    core_deposit_cents: record.core_deposit_cents,
    available: record.stock,
    sold_as: record.sold_as,
    needed_per_job: record.needed_per_job,
    net_quantity: record.net_quantity?.amount ?? null,
    net_unit: record.net_quantity?.unit ?? null,
    depth_mm: record.dimensions.depth_mm,
    height_mm: record.dimensions.height_mm,
    length_mm: record.dimensions.length_mm,
    weight_g: record.dimensions.weight_g,
    hazard: record.hazard,
    data_sheet: record.data_sheet ?? null,
    restricted: record.restricted,
    approval_number: record.approval_number,
    tyre_label: record.tyre_label ?? null,
    producer_register_number: record.producer_register_number?.trim() ?? null,
    eco_fee_cents: record.eco_fee_cents ?? null,
    withdrawal_exclusion: record.withdrawal_exclusion ?? null,
    guarantee_months: record.guarantee_months,
    guarantee: record.guarantee ?? null,
    key_attributes: keyAttributes(record, partType),
    attribute_values: JSON.stringify(attributeValues(record, partType.attributes)),
    relevance: relevanceOf(record, partType),
    released_on: record.released_on,
  };
}

/** Pairs of attribute id and value, as `load-blocks.ts` parses them. */
function attributeValues(record: FeedRecordOf<"product">, attributes: PartTypeData["attributes"]) {
  return attributes
    .filter(({ slug }) => Object.hasOwn(record.attributes, slug))
    .map(({ id, slug }) => [id, storedValue(record.attributes[slug])]);
}

/** Key attributes: pairs of attribute id and value; a flag's value is the code `true` or `false`. */
function keyAttributes(record: FeedRecordOf<"product">, { attributes }: PartTypeData) {
  const keys = attributes.filter(({ isKey, slug }) => isKey && Object.hasOwn(record.attributes, slug));
  return attributeValues(record, keys.slice(0, maxKeyAttributes));
}

function storedValue(value: number | string | boolean | undefined): number | string {
  return typeof value === "number" ? value : tidyText(String(value));
}

/** Larger contents, in litres or kilograms, are for workshops. */
const maxHouseholdContents = 10;

/** Products in higher demand come first; within a part type, containers in workshop sizes come last. */
function relevanceOf({ id, net_quantity: net }: FeedRecordOf<"product">, { demand }: PartTypeData): number {
  const isForWorkshops = net !== null && net.unit !== "m" && net.amount > maxHouseholdContents;
  return demand * relevanceOfDemand + spreadOf(id) - (isForWorkshops ? 1000 : 0);
}

/** A hash of 0–999 per product, which mixes brands in the order by relevance. */
function spreadOf(externalId: string): number {
  return createHash("sha256").update(externalId).digest().readUInt32BE(0) % 1000;
}

async function writeParts(transaction: Queryable, accepted: Accepted[]): Promise<void> {
  const owners = accepted.filter(({ claim }) => !claim.isNew).map(({ claim }) => claim.id);
  const values = accepted.flatMap(({ record, claim, partType }) =>
    Object.entries(record.attributes).map(([slug, value]) => ({
      product_id: claim.id,
      attribute_id: partType.attributes.find((attribute) => attribute.slug === slug)?.id,
      number: typeof value === "number" ? value : null,
      code: typeof value === "number" ? null : tidyText(String(value)),
    })),
  );
  await replaceRows(transaction, productAttributes, "product_id", owners, values);
  await replaceRows(transaction, productNumbers, "product_id", owners, accepted.flatMap(numberRows));
}

/** Numbers that differ only in spacing or dashes are equal; the first spelling is stored. */
function numberRows({ record, claim }: Accepted) {
  const rows = new Map(
    record.oe_numbers.toReversed().map(({ maker, number }) => {
      const makerName = maker.trim();
      const normal = normalizePartNumber(number);
      return [
        `${makerName}\n${normal}`,
        { product_id: claim.id, kind: "oe", maker_name: makerName, display: number.trim(), normal },
      ];
    }),
  );
  return [...rows.values()].reverse();
}

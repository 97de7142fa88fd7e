import { type FeedRecord, type FeedRecordOf, normalizePartNumber } from "@recambia/contract/catalogue/feed";
import type { FeedRestriction } from "@recambia/contract/catalogue/feed/vehicles";

import { findClaims, findGoodsViolations } from "./find-goods-violations.ts";

/** Exceeds any price here, and fits the database's integer. */
const maxPriceCents = 1_000_000_000;

/**
 * European Economic Area: a manufacturer elsewhere needs a responsible person in the EU
 * (Regulation (EU) 2023/988 art. 16).
 */
const economicArea = new Set(
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK".split(" "),
);

/** Finds violations of rules that a schema cannot express and that need no other record, each beginning with its field. */
export function findRuleViolations(record: FeedRecord): string[] {
  switch (record.record) {
    case "maker":
      return blankName("name", record.name);
    case "model":
      return [...blankName("name", record.name), ...periodBreaches("", record)];
    case "variant":
      return variantBreaches(record);
    case "category":
      return missingSpanish("name", record.name);
    case "attribute":
      return attributeBreaches(record);
    case "part_type":
      return partTypeBreaches(record);
    case "brand":
      return brandBreaches(record);
    case "fit_set":
      return record.lines.flatMap(({ restrictions }, index) =>
        lineBreaches(restrictions, `lines.${index}.restrictions`),
      );
    case "product":
      return productBreaches(record);
    case "kit":
      return kitBreaches(record);
  }
}

function blankName(field: string, text: string): string[] {
  return text.trim() ? [] : [`${field}: is blank`];
}

/** Spanish is the default language, and safety information in it is required by law. */
function missingSpanish(field: string, text: { es: string }): string[] {
  return text.es.trim() ? [] : [`${field}.es: is blank`];
}

/** Whether a yyyymm has an invalid month. */
function monthBreaches(field: string, yyyymm: number | null): string[] {
  if (yyyymm === null) return [];
  const month = yyyymm % 100;
  return month >= 1 && month <= 12 ? [] : [`${field}: ${yyyymm} is not a month (yyyymm)`];
}

function periodBreaches(path: string, period: { from: number | null; to: number | null }): string[] {
  const reasons = [...monthBreaches(`${path}from`, period.from), ...monthBreaches(`${path}to`, period.to)];
  if (period.from !== null && period.to !== null && period.from > period.to) {
    reasons.push(`${path}to: ${period.to} is before ${period.from}`);
  }
  return reasons;
}

function variantBreaches(variant: FeedRecordOf<"variant">): string[] {
  const reasons = [...blankName("vehicle_name", variant.vehicle_name), ...periodBreaches("", variant)];
  const isElectric = variant.fuel === "electric";
  if (isElectric && variant.ccm !== null) reasons.push("ccm: an electric motor has no displacement");
  if (!isElectric && variant.ccm === null) reasons.push("ccm: is missing for a combustion engine");
  return reasons;
}

function attributeBreaches(attribute: FeedRecordOf<"attribute">): string[] {
  const reasons = missingSpanish("name", attribute.name);
  const options = Object.entries(attribute.options ?? {});
  if (attribute.kind === "option" && options.length === 0) reasons.push("options: is missing");
  if (attribute.kind !== "option" && attribute.options) {
    reasons.push(`options: an attribute of kind ${attribute.kind} has none`);
  }
  if (attribute.kind !== "number" && attribute.unit) {
    reasons.push(`unit: an attribute of kind ${attribute.kind} has none`);
  }
  for (const [key, name] of options) reasons.push(...missingSpanish(`options.${key}`, name));
  return reasons;
}

function partTypeBreaches(partType: FeedRecordOf<"part_type">): string[] {
  const seen = new Set<string>();
  const repeated = partType.attributes.flatMap(({ attribute }, index) => {
    const isRepeated = seen.has(attribute);
    seen.add(attribute);
    return isRepeated ? [`attributes.${index}: "${attribute}" stands twice`] : [];
  });
  return [
    ...missingSpanish("name", partType.name),
    ...missingSpanish("plural", partType.plural),
    ...missingSpanish("warning", partType.warning),
    ...findClaims({ name: partType.name, description: partType.description }),
    ...repeated,
  ];
}

function brandBreaches(brand: FeedRecordOf<"brand">): string[] {
  const reasons = blankName("name", brand.name);
  if (!brand.responsible_person && !economicArea.has(brand.country)) {
    reasons.push(`responsible_person: is missing for a manufacturer in ${brand.country}`);
  }
  const seen = new Set<string>();
  for (const [index, { id, covers, territory, claim }] of (brand.guarantees ?? []).entries()) {
    const path = `guarantees.${index}`;
    if (seen.has(id)) reasons.push(`${path}: "${id}" stands twice`);
    seen.add(id);
    for (const [field, text] of Object.entries({ covers, territory, claim })) {
      reasons.push(...missingSpanish(`${path}.${field}`, text));
    }
  }
  return reasons;
}

function lineBreaches(restrictions: FeedRestriction[], path: string): string[] {
  const reasons = restrictions.flatMap((restriction, index) =>
    restrictionBreaches(restriction, `${path}.${index}`),
  );
  if (restrictions.filter(({ kind }) => kind === "built").length > 1) {
    reasons.push(`${path}: holds two build windows; each is a line of its own`);
  }
  return reasons;
}

function restrictionBreaches(restriction: FeedRestriction, path: string): string[] {
  switch (restriction.kind) {
    case "built":
      return restriction.from === null && restriction.to === null
        ? [`${path}: a build window without either end says nothing`]
        : periodBreaches(`${path}.`, restriction);
    case "chassis":
      return restriction.from === null && restriction.to === null
        ? [`${path}: a chassis range without either end says nothing`]
        : [];
    case "equipment":
    case "note":
      return missingSpanish(`${path}.text`, restriction.text);
    default:
      return [];
  }
}

function productBreaches(product: FeedRecordOf<"product">): string[] {
  const reasons = priceBreaches(product.price_cents);
  // What may not be sold can be taken off sale.
  if (product.is_active) reasons.push(...findGoodsViolations(product));
  if (normalizePartNumber(product.number) === "") reasons.push("number: has no letter or digit");
  if (product.gtin !== null && !hasRightCheckDigit(product.gtin)) {
    reasons.push(`gtin: the check digit of ${product.gtin} is wrong`);
  }
  reasons.push(...earlierPriceBreaches(product.earlier_prices, product.released_on));
  if (product.offer) reasons.push(...offerBreaches(product.price_cents, product.offer));
  if (product.eco_fee_cents && product.eco_fee_cents >= product.price_cents) {
    reasons.push(`eco_fee_cents: ${product.eco_fee_cents} is not below the price of ${product.price_cents}`);
  }
  if (product.producer_register_number?.trim() === "") reasons.push("producer_register_number: is blank");
  if (product.name) reasons.push(...missingSpanish("name", product.name));
  if (product.warning) reasons.push(...missingSpanish("warning", product.warning));
  if (product.net_quantity && !isStorable(product.net_quantity.amount)) {
    reasons.push(`net_quantity.amount: ${product.net_quantity.amount} is out of range`);
  }
  if (!isDayOfOurTime(product.released_on)) reasons.push(`released_on: ${product.released_on} is not a day`);
  for (const [index, { number }] of product.oe_numbers.entries()) {
    if (normalizePartNumber(number).length < 3) {
      reasons.push(`oe_numbers.${index}.number: "${number}" has fewer than 3 letters or digits`);
    }
  }
  return reasons;
}

function priceBreaches(priceCents: number): string[] {
  if (priceCents === 0) return ["price_cents: nothing is given away"];
  return priceCents > maxPriceCents ? [`price_cents: ${priceCents} is out of range`] : [];
}

/** Checks that prices are in order and not older than the product. */
function earlierPriceBreaches(
  prices: FeedRecordOf<"product">["earlier_prices"],
  releasedOn: string | null,
): string[] {
  return (prices ?? []).flatMap(({ from, price_cents: cents }, index) => {
    const reasons = priceBreaches(cents).map((reason) => `earlier_prices.${index}.${reason}`);
    const before = prices?.[index - 1]?.from;
    if (!isDayOfOurTime(from)) reasons.push(`earlier_prices.${index}.from: ${from} is not a day`);
    if (before !== undefined && from <= before) {
      reasons.push(`earlier_prices.${index}.from: ${from} is not after ${before}`);
    }
    if (releasedOn !== null && from < releasedOn) {
      reasons.push(`earlier_prices.${index}.from: ${from} is before ${releasedOn}, when it was released`);
    }
    return reasons;
  });
}

function offerBreaches(priceCents: number, offer: { previous_cents: number; ends_at: string }): string[] {
  const reasons: string[] = [];
  if (offer.previous_cents <= priceCents) {
    reasons.push(`offer.previous_cents: ${offer.previous_cents} is not above the price of ${priceCents}`);
  }
  if (offer.previous_cents > maxPriceCents) {
    reasons.push(`offer.previous_cents: ${offer.previous_cents} is out of range`);
  }
  if (!isDayOfOurTime(offer.ends_at)) reasons.push(`offer.ends_at: ${offer.ends_at} is not a moment`);
  return reasons;
}

/** Whether a day exists (no 30 February) in a plausible year. */
function isDayOfOurTime(text: string): boolean {
  const day = text.slice(0, 10);
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) return false;
  const midnight = new Date(`${day}T00:00:00Z`);
  return midnight.toISOString().startsWith(day) && day >= "1950-01-01" && day < "2200-01-01";
}

/** Whether a number fits the database's four-byte float. */
export function isStorable(value: number): boolean {
  return value === 0 || (Math.abs(value) >= 1e-6 && Math.abs(value) <= 1e9);
}

/** GS1 check digit: weights 3 and 1 from the right, the sum a multiple of ten. */
function hasRightCheckDigit(gtin: string): boolean {
  const digits = [...gtin].reverse().map(Number);
  const sum = digits.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

function kitBreaches(kit: FeedRecordOf<"kit">): string[] {
  const reasons = [
    ...missingSpanish("name", kit.name),
    ...(kit.is_active ? findClaims({ name: kit.name, description: kit.description }) : []),
    ...priceBreaches(kit.price_cents),
    ...earlierPriceBreaches(kit.earlier_prices, null),
  ];
  const seen = new Set<string>();
  for (const [index, { product }] of kit.components.entries()) {
    if (seen.has(product)) reasons.push(`components.${index}: "${product}" stands twice; give its quantity`);
    seen.add(product);
  }
  return reasons;
}

import { legalGuaranteeMonths } from "@recambia/contract/catalogue/commercial-guarantee";
import { type FeedRecordOf, normalizePartNumber } from "@recambia/contract/catalogue/feed";
import { findReductionViolations } from "../prices/announce-reduction.ts";
import { findFuturePrices } from "../prices/earlier-prices.ts";
import type { AttributeData, CatalogueData, PartTypeData } from "../write/read-catalogue-data.ts";
import { numberKey } from "../write/read-catalogue-data.ts";
import { isStorable } from "./find-rule-violations.ts";
import { tidyText } from "./tidy-text.ts";

/**
 * Validates a product whose references exist. A valid product becomes the owner of its number in `facts`, so that products
 * are validated in feed order.
 */
export function validateProduct(
  record: FeedRecordOf<"product">,
  brandId: number,
  facts: CatalogueData,
): string[] {
  const partType = facts.partType(record.part_type);
  const reasons = [
    ...fitSetBreaches(record, partType.isUniversal, facts),
    ...(record.tyre_label && !partType.isTyre ? [`tyre_label: "${record.part_type}" is not for tyres`] : []),
    ...(record.is_active ? saleBreaches(record, partType) : []),
    ...guaranteeBreaches(record, facts),
    ...findFuturePrices(record.earlier_prices, facts.now),
    ...findReductionViolations(record, facts, facts.now),
  ];
  for (const [slug, value] of Object.entries(record.attributes)) {
    const attribute = partType.attributes.find((known) => known.slug === slug);
    if (attribute) reasons.push(...valueBreaches(attribute, value));
    else reasons.push(`attributes.${slug}: part type "${record.part_type}" has no such attribute`);
  }
  const key = numberKey(brandId, normalizePartNumber(record.number));
  const owner = facts.numberOwners.get(key) ?? record.id;
  if (owner !== record.id) {
    reasons.push(`number: "${record.number}" of brand "${record.brand}" is product "${owner}" already`);
  }
  if (reasons.length === 0) takeNumber(record.id, key, facts);
  return reasons;
}

function takeNumber(externalId: string, key: string, facts: CatalogueData) {
  const before = facts.product(externalId);
  if (before) {
    const given = numberKey(before.brandId, before.numberNormal);
    if (facts.numberOwners.get(given) === externalId) facts.numberOwners.delete(given);
  }
  facts.numberOwners.set(key, externalId);
}

function fitSetBreaches(
  record: FeedRecordOf<"product">,
  isUniversal: boolean,
  facts: CatalogueData,
): string[] {
  if (record.fit_set === null) return [];
  if (isUniversal) return [`fit_set: part type "${record.part_type}" is universal; its products have none`];
  const fitSetPartType = facts.fitSetPartType(record.fit_set);
  return fitSetPartType === record.part_type
    ? []
    : [`fit_set: "${record.fit_set}" is of part type "${fitSetPartType}", not "${record.part_type}"`];
}

/** Finds what products of a part type must have to be on sale. One that is taken off sale may lack it. */
function saleBreaches(record: FeedRecordOf<"product">, partType: PartTypeData): string[] {
  const reasons = partType.isTyre ? tyreBreaches(record) : [];
  if (partType.needsApproval && !record.approval_number) {
    reasons.push(`approval_number: is missing for "${record.part_type}" (Regulation (EU) 2018/858 art. 51)`);
  }
  if (partType.needsHazardLabel && !record.hazard) {
    reasons.push(`hazard: is missing for "${record.part_type}" (Regulation (EC) 1272/2008 art. 48)`);
  }
  return reasons;
}

/** A tyre needs its label, and a waste producer for the invoice. */
function tyreBreaches(record: FeedRecordOf<"product">): string[] {
  const reasons: string[] = [];
  if (!record.tyre_label) reasons.push("tyre_label: is missing for a tyre (Regulation (EU) 2020/740 art. 6)");
  const law = "is missing for a tyre (Royal Decree 712/2025 art. 24.4)";
  if (!record.producer_register_number) reasons.push(`producer_register_number: ${law}`);
  if (!record.eco_fee_cents) reasons.push(`eco_fee_cents: ${law}`);
  return reasons;
}

/** Whatever is longer than the law's guarantee is somebody's promise, and has its statement (consumer code art. 127). */
function guaranteeBreaches(
  { brand, guarantee, guarantee_months: promised }: FeedRecordOf<"product">,
  facts: CatalogueData,
): string[] {
  if (!guarantee) {
    return promised > legalGuaranteeMonths
      ? [
          `guarantee: is missing, but guarantee_months: ${promised} is more than the law's ${legalGuaranteeMonths} (consumer code art. 127)`,
        ]
      : [];
  }
  const stated = facts.guaranteeMonths(brand, guarantee);
  if (stated === undefined) return [`guarantee: brand "${brand}" states no guarantee "${guarantee}"`];
  const expected = Math.max(stated, legalGuaranteeMonths);
  return promised === expected
    ? []
    : [`guarantee_months: ${promised} is not ${expected}, which follows from guarantee "${guarantee}"`];
}

function valueBreaches(attribute: AttributeData, value: number | string | boolean): string[] {
  const path = `attributes.${attribute.slug}`;
  switch (attribute.kind) {
    case "number":
      return numberBreaches(path, value);
    case "option":
      return typeof value === "string" && attribute.options.includes(value)
        ? []
        : [`${path}: must be one of ${attribute.options.join(", ")}`];
    case "text":
      return textBreaches(path, value);
    case "flag":
      return typeof value === "boolean" ? [] : [`${path}: must be true or false`];
  }
}

/** Numbers as text such as `12,5` are refused, because `1,234` is ambiguous. */
function numberBreaches(path: string, value: number | string | boolean): string[] {
  if (typeof value !== "number") return [`${path}: must be a number, like 12.5, without quotes`];
  return isStorable(value) ? [] : [`${path}: ${value} is out of range`];
}

/** Several values in one text mean "any of" in trade data, which a single product cannot be. */
function textBreaches(path: string, value: number | string | boolean): string[] {
  if (typeof value !== "string" || tidyText(value) === "") return [`${path}: must be a text`];
  return value.includes(";") ? [`${path}: holds several values; a product has one`] : [];
}

import type { ProductQuery } from "@recambia/contract/catalogue/schemas";
import { fieldMessages } from "../../platform/http/refusals/field-messages.ts";
import { isRefusal, type Refusal, refuseField } from "../../platform/http/refusals/refusal.ts";
import type { Attribute, Category, PartType } from "../model/definitions.ts";

/** A filter by one attribute: options or texts, or a range with at least one bound. */
export type AttributeFilter = {
  attribute: Attribute;
  codes: string[];
  range: { low: number | null; high: number | null } | null;
};

/** Filters are bits of one number; no part type has nearly as many attributes. */
const maxAttributeFilters = 20;
const rangeShape = /^(-?\d{1,9}(?:\.\d{1,3})?)?\.\.(-?\d{1,9}(?:\.\d{1,3})?)?$/;

/**
 * Parses the `a.<attribute>` parameters of a query. Attributes belong to part types: a parameter for an attribute
 * that neither the part type nor any part type of the category has is refused, and so is an impossible value.
 */
export function readAttributeFilters(
  { partType, category }: { partType: PartType | null; category: Category | null },
  query: ProductQuery,
): AttributeFilter[] | Refusal {
  const uses = partType?.attributes ?? category?.partTypes.flatMap(({ attributes }) => attributes);
  const filters: AttributeFilter[] = [];
  for (const [parameter, text] of Object.entries(query)) {
    if (!parameter.startsWith("a.")) continue;
    const slug = parameter.slice(2);
    const attribute = uses?.find((use) => use.attribute.slug === slug)?.attribute;
    if (!attribute || filters.length === maxAttributeFilters) {
      return refuseField(parameter, fieldMessages.additionalProperties);
    }
    const filter = readFilter(attribute, parameter, String(text));
    if (isRefusal(filter)) return filter;
    filters.push(filter);
  }
  return filters;
}

function readFilter(attribute: Attribute, parameter: string, text: string): AttributeFilter | Refusal {
  if (attribute.kind === "number") {
    const range = rangeShape.exec(text);
    if (!range || text === "..") return refuseField(parameter, fieldMessages.format);
    const [, low, high] = range;
    return { attribute, codes: [], range: { low: numberOrNull(low), high: numberOrNull(high) } };
  }
  const codes = [...new Set(text.split(",").map(decodeFacetValue))];
  return codes.every((code) => canBeCode(attribute, code))
    ? { attribute, codes, range: null }
    : refuseField(parameter, fieldMessages.unknown_value);
}

function numberOrNull(text: string | undefined): number | null {
  return text === undefined ? null : Number(text);
}

function canBeCode(attribute: Attribute, code: string): boolean {
  if (attribute.kind === "option") return Object.hasOwn(attribute.options, code);
  if (attribute.kind === "flag") return code === "true" || code === "false";
  return code !== "" && !/\p{Cc}/u.test(code);
}

/** Encodes a text as one value of a comma-separated list in a URL. */
export function encodeFacetValue(code: string): string {
  return code.replace(/[%,]/g, (sign) => (sign === "%" ? "%25" : "%2C"));
}

function decodeFacetValue(value: string): string {
  return value.replace(/%(25|2C)/g, (_whole, code: string) => (code === "25" ? "%" : ","));
}

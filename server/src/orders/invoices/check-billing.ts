import { isTaxId, normalizeTaxId } from "@recambia/contract/checkout/check-tax-id";
import type { Billing } from "@recambia/contract/checkout/schemas";
import type { Refusal } from "../../platform/http/refusals/refusal.ts";

/** What no document can carry: control characters, overrides of the writing direction, halves of characters. */
const unprintable = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

const textFields = ["name", "street", "zip_code", "municipality", "province"] as const;
const neededFields = ["name", "street", "zip_code", "municipality"] as const;
const countryNames = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/**
 * Checks whom an invoice is to be made out to (Royal Decree 1619/2012 art. 6).
 *
 * @param prefix of the fields' names in a refusal: `billing.`, or nothing where it is the whole body.
 * @returns it as it is kept: texts tidied, the tax number normalised; or `validation_failed` with a
 *   text for each wrong field.
 */
export function checkBilling(written: Billing, prefix: "billing." | ""): Billing | Refusal {
  const billing = { ...written, tax_id: normalizeTaxId(written.tax_id, written.country) };
  const wrong: Record<string, { text: string }> = {};
  for (const field of textFields) {
    billing[field] = written[field].normalize("NFC").replace(/ +/g, " ").trim();
    if (unprintable.test(billing[field]) || !billing[field].isWellFormed()) {
      wrong[`${prefix}${field}`] = { text: "unreadable" };
    }
  }
  for (const field of neededFields) {
    if (billing[field] === "") wrong[`${prefix}${field}`] = { text: "required" };
  }
  const isSpanish = billing.country === "ES";
  if (isSpanish && !/^\d{5}$/.test(billing.zip_code)) wrong[`${prefix}zip_code`] = { text: "zip_code" };
  if (!countryNames.of(billing.country)) wrong[`${prefix}country`] = { text: "unknown_value" };
  if (!isTaxId(billing.tax_id, billing.country)) {
    wrong[`${prefix}tax_id`] = { text: isSpanish ? "tax_id" : "format" };
  }
  return Object.keys(wrong).length > 0 ? { refused: "validation_failed", fields: wrong } : billing;
}

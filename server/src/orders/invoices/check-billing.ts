import { isBillingZip, tidyBillingZip } from "@recambia/contract/checkout/check-billing-zip";
import { isTaxId, normalizeTaxId } from "@recambia/contract/checkout/check-tax-id";
import type { Billing } from "@recambia/contract/checkout/schemas";
import { fieldMessages } from "../../platform/http/refusals/field-messages.ts";
import type { FieldProblem, Refusal } from "../../platform/http/refusals/refusal.ts";
import { orderMessages } from "../messages.ts";
import { residenceCountries } from "./residence-countries.ts";

/** Unprintable characters: control characters, bidirectional overrides, lone surrogates. */
const unprintable = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

const textFields = ["name", "street", "zip_code", "municipality", "province"] as const;
const neededFields = ["name", "street", "zip_code", "municipality"] as const;

/**
 * Validates the recipient of an invoice (Royal Decree 1619/2012 art. 6).
 *
 * @param prefix of field names in a refusal: `billing.`, or empty if it is the whole body.
 * @returns tidied texts and a normalized tax number; `validation_failed` with a text for each invalid field.
 */
export function checkBilling(written: Billing, prefix: "billing." | ""): Billing | Refusal {
  const billing = { ...written, tax_id: normalizeTaxId(written.tax_id, written.country) };
  const wrong: Record<string, FieldProblem> = {};
  for (const field of textFields) {
    billing[field] = written[field].normalize("NFC").replace(/ +/g, " ").trim();
    if (unprintable.test(billing[field]) || !billing[field].isWellFormed()) {
      wrong[`${prefix}${field}`] = { text: fieldMessages.unreadable };
    }
  }
  for (const field of neededFields) {
    if (billing[field] === "") wrong[`${prefix}${field}`] = { text: fieldMessages.required };
  }
  const isSpanish = billing.country === "ES";
  billing.zip_code = tidyBillingZip(billing.zip_code, billing.country);
  if (!isBillingZip(billing.zip_code, billing.country))
    wrong[`${prefix}zip_code`] = { text: fieldMessages.zip_code };
  if (!residenceCountries.has(billing.country))
    wrong[`${prefix}country`] = { text: fieldMessages.unknown_value };
  if (!isTaxId(billing.tax_id, billing.country)) {
    wrong[`${prefix}tax_id`] = { text: isSpanish ? orderMessages.tax_id : fieldMessages.format };
  }
  return Object.keys(wrong).length > 0 ? { refused: "validation_failed", fields: wrong } : billing;
}

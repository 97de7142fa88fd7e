import { type AddressProblem, checkAddress } from "@recambia/contract/addresses/check-address";
import {
  type AddressBody,
  type AddressTexts,
  addressFieldNames,
  addressLimits,
} from "@recambia/contract/addresses/schemas";
import type { LocalizedText } from "@recambia/contract/locale";
import { fieldMessages } from "../platform/http/refusals/field-messages.ts";
import type { Refusal } from "../platform/http/refusals/refusal.ts";
import { listProvinces } from "./gazetteer/provinces.ts";
import { addressMessages } from "./messages.ts";

const provinces = listProvinces("es");

const messages: Record<AddressProblem, LocalizedText> = {
  ...fieldMessages,
  ...addressMessages,
  too_long: fieldMessages.maxLength,
  email: fieldMessages.email,
};

/**
 * Validates an address by the shared rules.
 *
 * @param storedMask mask of the stored identification; empty without one.
 * @returns the texts to store; `validation_failed` with a text for each invalid field.
 */
export function validateAddress(body: AddressBody, now: Date, storedMask: string): AddressTexts | Refusal {
  const result = checkAddress(body, { provinces, now, storedMask });
  if ("address" in result) return result.address;
  const fields: NonNullable<Refusal["fields"]> = {};
  for (const field of addressFieldNames) {
    const problem = result.problems[field];
    if (!problem) continue;
    fields[field] = { text: messages[problem], values: { limit: addressLimits[field] } };
  }
  return { refused: "validation_failed", fields };
}

import { parsePhoneNumberFromString } from "libphonenumber-js/core";
import plans from "libphonenumber-js/min/metadata";
import type { Country } from "./schemas.ts";

/**
 * Parses a phone in any spelling: with or without +34, 0034, (+34), spaces, dots, dashes, invisible marks.
 *
 * A number without country code belongs to the province's country; for Cuba it may also be the Spanish buyer's. The reverse
 * is not possible: a Spanish number that lacks a digit looks Cuban.
 *
 * @returns the number in E.164, like `+34612345678`; null when it is invalid in every country.
 */
export function readPhone(written: string, country: Country): string | null {
  const text = written
    .replace(/\p{Cf}/gu, "")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^\(((?:\+|00)\d+)\)/, "$1 ")
    .replace(/^00/, "+");
  const known = validNumber(text, country);
  return known ?? (country === "CU" ? validNumber(text, "ES") : null);
}

function validNumber(text: string, defaultCountry: Country): string | null {
  const phone = parsePhoneNumberFromString(text, { defaultCountry, extract: false }, plans);
  return phone?.isValid() && !phone.ext ? phone.number : null;
}

import { parsePhoneNumberFromString } from "libphonenumber-js/core";
import plans from "libphonenumber-js/min/metadata";
import type { Country } from "./schemas.ts";

/**
 * Reads a phone as people write it: with or without +34, 0034, spaces, dots, dashes.
 *
 * A number without a country code is one of the province's country; on the way to Cuba it may also be
 * the Spanish buyer's. Not the other way round: a Spanish number that lacks a digit looks Cuban.
 *
 * @returns the number in E.164, like `+34612345678`; null when it is no valid number of any country.
 */
export function readPhone(written: string, country: Country): string | null {
  const text = written.trim().replace(/^00/, "+");
  const known = validNumber(text, country);
  return known ?? (country === "CU" ? validNumber(text, "ES") : null);
}

function validNumber(text: string, defaultCountry: Country): string | null {
  const phone = parsePhoneNumberFromString(text, { defaultCountry, extract: false }, plans);
  return phone?.isValid() && !phone.ext ? phone.number : null;
}

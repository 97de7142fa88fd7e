const afterComma = /^(.{3,}?)(?:(?<!\d),|,\s)\s*(?:n[.ºo°]*\s*)?(\d{1,4}\s?[a-z]?)$/iu;
const afterSpace = /^(.*\p{L})(?<!\bkm),?\s+(?:n[.ºo°]*\s*)?(\d{1,4}\s?[a-z]?)$/iu;

/**
 * Splits the number from a street that was written with it: `Calle Mayor, 12`.
 *
 * @param isFromBrowser the browser filled it in from an address it keeps, which has one line for both; a typed `Calle 23` is
 *   a street's name.
 * @returns null where there is no number to split.
 */
export function splitStreet(text: string, isFromBrowser: boolean): { street: string; number: string } | null {
  const [, street = "", number = ""] = (isFromBrowser ? afterSpace : afterComma).exec(text.trim()) ?? [];
  return number === "" ? null : { street, number };
}

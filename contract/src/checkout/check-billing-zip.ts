/** Normalizes the zip code of an invoice's recipient: a Spanish one is often typed or copied with a space in it. */
export function tidyBillingZip(written: string, country: string): string {
  const plain = written.replace(/\p{Cf}/gu, "").trim();
  return country === "ES" ? plain.replace(/\s/g, "") : plain;
}

/**
 * Whether a zip code can stand on an invoice: five digits in Spain, anything elsewhere.
 *
 * @param zipCode normalized by `tidyBillingZip`.
 */
export function isBillingZip(zipCode: string, country: string): boolean {
  return country !== "ES" || /^[0-9]{5}$/.test(zipCode);
}

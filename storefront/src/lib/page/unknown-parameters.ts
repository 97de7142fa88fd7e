/**
 * Parameters that campaigns, advertising networks and mail programs add to links. They say where somebody comes from, and ask a
 * list for nothing: whoever follows such a link has not written them and misses nothing.
 */
const campaignName =
  /^(?:(?:utm|mtm|pk|piwik|hsa|gad|mc)_.+|gclid|gclsrc|gbraid|wbraid|dclid|srsltid|_ga|_gl|fbclid|igshid|igsh|msclkid|ttclid|twclid|yclid|li_fat_id|epik|_hsenc|_hsmi|mkt_tok|vero_id)$/i;

/** Stands for all unknown parameters in the address of the server's page, which is the same whatever they are. */
export const unknownMarker = "unknown";

/** Returns the names in an address that ask for something that the screen does not know, each once. */
export function unknownParameters(search: URLSearchParams, isKnown: (name: string) => boolean): string[] {
  return [...new Set(search.keys())].filter((name) => !isKnown(name) && !campaignName.test(name));
}

import type { Address } from "./schemas.ts";

type Place = Pick<
  Address,
  | "street"
  | "number"
  | "apartment"
  | "between_streets"
  | "district"
  | "zip_code"
  | "municipality"
  | "province_name"
>;

/**
 * An address as it stands on a parcel, without names and country: one text per line. Cuban carriers find a house by its cross
 * streets, and read Spanish: *entre* is not translated.
 */
export function addressLines(address: Place): string[] {
  const { street, number, apartment, district, zip_code, municipality, province_name: province } = address;
  const isNamedOnce = municipality === province || province === "";
  const corners = address.between_streets.replace(/^(entre|e\/)\s*(?=\S)/i, "");
  return [
    [street, number, apartment].filter(Boolean).join(", "),
    corners && `entre ${corners}`,
    district,
    `${zip_code} ${municipality}${isNamedOnce ? "" : ` (${province})`}`,
  ].filter(Boolean);
}

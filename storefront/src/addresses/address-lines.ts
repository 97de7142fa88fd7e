import type { Address } from "@recambia/contract/addresses/schemas";

/** An address as it stands on a parcel, without names: one text per line. */
export function addressLines(address: Address): string[] {
  const { street, number, apartment, district, zip_code, municipality, province_name } = address;
  const isCapital = municipality === province_name;
  return [
    [street, number, apartment].filter(Boolean).join(", "),
    district,
    `${zip_code} ${municipality}${isCapital ? "" : ` (${province_name})`}`,
  ].filter(Boolean);
}

/** A phone in E.164, spaced as its country writes it; other countries' stay as they are. */
export function formatPhone(phone: string): string {
  return phone
    .replace(/^\+34(\d{3})(\d{3})(\d{3})$/, "+34 $1 $2 $3")
    .replace(/^\+53(\d)(\d{3})(\d{4})$/, "+53 $1 $2 $3");
}

import { maskIdentification } from "@recambia/contract/addresses/identification";
import type { Address, AddressTexts } from "@recambia/contract/addresses/schemas";
import type { Locale } from "@recambia/contract/locale";
import { findProvince } from "./gazetteer/provinces.ts";
import type { IdentificationSeal, Sealed } from "./seal-identification.ts";

/** A stored address. */
export type AddressRow = Omit<AddressTexts, "identification"> & {
  public_id: string;
  customer_id: string;
  is_default: boolean;
  identification: Uint8Array | null;
  identification_key: string | null;
};

/** Columns of an `AddressRow`. */
export const addressColumns = `
  public_id, customer_id, is_default, first_name, last_name, identification, identification_key, email,
  landline_phone, mobile_phone, zip_code, province, municipality, district, street, number, apartment,
  between_streets, description`;

/** Values of the form's columns, in the order of `contentColumns`. */
export function contentValues(texts: AddressTexts, sealed: Sealed | null): unknown[] {
  return [
    texts.first_name,
    texts.last_name,
    sealed?.bytes ?? null,
    sealed?.keyId ?? null,
    texts.email,
    texts.landline_phone,
    texts.mobile_phone,
    texts.zip_code,
    texts.province,
    texts.municipality,
    texts.district,
    texts.street,
    texts.number,
    texts.apartment,
    texts.between_streets,
    texts.description,
  ];
}

/** Columns with the form's content. */
export const contentColumns = `
  first_name, last_name, identification, identification_key, email, landline_phone, mobile_phone, zip_code,
  province, municipality, district, street, number, apartment, between_streets, description`;

/** Opens the identification of a row; empty without one, or when the shop's secret has changed since. */
export function identificationOf(row: AddressRow, { open }: IdentificationSeal): string {
  const { identification, identification_key: keyId } = row;
  if (!identification || !keyId) return "";
  const place = { customerId: row.customer_id, addressId: row.public_id };
  return open({ bytes: identification, keyId }, place) ?? "";
}

/** Returns the masked identification of a row. */
export function maskOf(row: AddressRow, seal: IdentificationSeal): string {
  const identification = identificationOf(row, seal);
  return identification && maskIdentification(identification);
}

/** Converts an address to the contract's type, with the province in the customer's language. */
export function toAddress(row: AddressRow, seal: IdentificationSeal, locale: Locale): Address {
  const { public_id: id, customer_id: _owner, identification_key: _key, ...texts } = row;
  const province = findProvince(row.province, locale);
  if (!province) throw new Error(`The gazetteer has no province ${row.province} any more`);
  return {
    ...texts,
    id,
    identification: maskOf(row, seal),
    province_name: province.name,
    country: province.country,
    zone: province.zone,
  };
}

/** An address with its province in Spanish, as carriers and customs know it, in whatever language it was stored. */
export function withSpanishProvince(address: Address): Address {
  return { ...address, province_name: findProvince(address.province, "es")?.name ?? address.province_name };
}

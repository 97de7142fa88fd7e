import type { Province } from "../addresses.ts";

/** The Spanish province that a zip code names; undefined while it names none. */
export function provinceOfZipCode(zipCode: string, provinces: readonly Province[]): Province | undefined {
  const digits = zipCode.replace(/\s/g, "");
  if (!/^[0-9]{5}$/.test(digits)) return undefined;
  return provinces.find(({ zip_prefix }) => zip_prefix === digits.slice(0, 2));
}

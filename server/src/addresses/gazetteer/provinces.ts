import type { Country, Province } from "@recambia/contract/addresses/schemas";
import type { Locale } from "@recambia/contract/locale";
import { type GazetteerProvince, gazetteers } from "./gazetteer.ts";

type Entry = { country: Country; number: string; known: GazetteerProvince };

const entries = new Map([...entriesOf("ES"), ...entriesOf("CU")]);

function entriesOf(country: Country): [id: string, Entry][] {
  return Object.entries(gazetteers[country]).map(([number, known]) => [
    `${country.toLowerCase()}-${number}`,
    { country, number, known },
  ]);
}

/** Lists the provinces of both countries, Spain's first, sorted by localized name; see product decisions §7. */
export function listProvinces(locale: Locale): Province[] {
  const order = new Intl.Collator(locale);
  return [...entries]
    .map(([id, entry]) => provinceOf(id, entry, locale))
    .sort((a, b) => b.country.localeCompare(a.country) || order.compare(a.name, b.name));
}

function provinceOf(id: string, { country, number, known }: Entry, locale: Locale): Province {
  const name = known.name[locale] ?? known.name.es;
  const names = new Set([...Object.values(known.name), ...(known.also ?? [])]);
  names.delete(name);
  return {
    id,
    name,
    also: [...names],
    country,
    zone: known.zone ?? (country === "CU" ? "cuba" : "peninsula"),
    zip_prefix: country === "ES" ? number : null,
  };
}

/** Finds a province by id; undefined if unknown. */
export function findProvince(id: string, locale: Locale): Province | undefined {
  const entry = entries.get(id);
  return entry && provinceOf(id, entry, locale);
}

/**
 * Suggests municipalities of a province, the capital first, then as listed.
 *
 * @param wanted part of a name, ignoring case and accents; empty for all.
 * @returns undefined for an unknown province.
 */
export function listMunicipalities(provinceId: string, wanted = ""): string[] | undefined {
  const entry = entries.get(provinceId);
  if (!entry) return undefined;
  const part = comparable(wanted);
  return entry.known.municipalities.filter((name) => comparable(name).includes(part));
}

function comparable(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .trim()
    .toLowerCase();
}

import { wmiCountries, wmiPrefixes, wmiWithModelYear } from "./wmi.ts";

/** Why a text is no vehicle identification number. */
export type VinProblem =
  /** I, O and Q are never used: they look like 1 and 0. */
  | { kind: "look_alikes"; letters: string[] }
  | { kind: "characters"; characters: string[] }
  | { kind: "length"; length: number };

/** Facts that a vehicle identification number contains; it never identifies a variant. */
export type Vin = {
  vin: string;
  /** World manufacturer identifier; six characters for makers of fewer than 500 vehicles a year. */
  wmi: string;
  /** The maker's own description, characters 4–9. */
  vds: string;
  /** Characters 10–17. */
  vis: string;
  /** Slugs of the makers that use this identifier; empty when it is not known. */
  makerSlugs: readonly string[];
  /** ISO 3166 alpha-2 of the country that gave out the identifier; null when it is not known. */
  countryCode: string | null;
  /** Newest first; empty where the tenth character is not known to say it. */
  modelYears: readonly number[];
  checkDigit: VinCheckDigit;
};

/** `isBinding`: North America and China demand a right one; elsewhere the place is the maker's to use. */
export type VinCheckDigit = { expected: string; isRight: boolean; isBinding: boolean };

export const vinLength = 17;

/**
 * Reads a vehicle identification number (ISO 3779, registration papers E). Spaces, dashes, dots and
 * case are ignored. A wrong check digit is reported but accepted, because European makers put
 * there what they like.
 */
export function readVin(text: string): { vin: Vin } | { problem: VinProblem } {
  const vin = text.toUpperCase().replace(/[\s.\-–·]/g, "");
  const lookAlikes = distinct(vin.match(/[IOQ]/g));
  if (lookAlikes.length > 0) return { problem: { kind: "look_alikes", letters: lookAlikes } };
  const strange = distinct(vin.match(/[^A-Z0-9]/gu));
  if (strange.length > 0) return { problem: { kind: "characters", characters: strange } };
  if (vin.length !== vinLength) return { problem: { kind: "length", length: vin.length } };
  const maker = vin.slice(0, 3);
  return {
    vin: {
      vin,
      wmi: maker.endsWith("9") ? maker + vin.slice(11, 14) : maker,
      vds: vin.slice(3, 9),
      vis: vin.slice(9),
      makerSlugs: makersOf(maker),
      countryCode: countryOf(vin.slice(0, 2)),
      modelYears: modelYearsOf(vin),
      checkDigit: checkDigitOf(vin),
    },
  };
}

/** Whether a number begins with a maker's identifier, however the rest is written. */
export function hasKnownMaker(vin: string): boolean {
  return makersOf(vin.slice(0, 3).toUpperCase()).length > 0;
}

function distinct(found: readonly string[] | null): string[] {
  return [...new Set(found ?? [])];
}

function makersOf(maker: string): string[] {
  for (const prefix of [maker, maker.slice(0, 2)]) {
    const slugs = Object.keys(wmiPrefixes).filter((slug) => wmiPrefixes[slug]?.split(" ").includes(prefix));
    if (slugs.length > 0) return slugs;
  }
  return [];
}

/** Order of the second character within a country's range. */
const ranks = "ABCDEFGHJKLMNPRSTUVWXYZ1234567890";

function countryOf(start: string): string | null {
  const rank = ranks.indexOf(start.charAt(1));
  for (const [code, ranges] of Object.entries(wmiCountries)) {
    for (const range of ranges.split(" ")) {
      const [from = "", to = ""] = range.split("-");
      const isInside = rank >= ranks.indexOf(from.charAt(1)) && rank <= ranks.indexOf(to.charAt(1));
      if (from.charAt(0) === start.charAt(0) && isInside) return code;
    }
  }
  return null;
}

/** Markets where position 9 is a check digit and position 10 the model year. */
function isNorthAmericanOrChinese(vin: string): boolean {
  return /^[1-57L]/.test(vin);
}

/** Codes of position 10, from 1980 and again from 2010. */
const yearCodes = "ABCDEFGHJKLMNPRSTVWXY123456789";
const yearCycles = [2010, 1980];

function modelYearsOf(vin: string): number[] {
  const index = yearCodes.indexOf(vin.charAt(9));
  const says = isNorthAmericanOrChinese(vin) || wmiWithModelYear.split(" ").includes(vin.slice(0, 3));
  return says && index >= 0 ? yearCycles.map((cycle) => cycle + index) : [];
}

/** Letters by their value for the check digit: the nth letter of each row counts n. */
const letterRows = ["ABCDEFGH", "JKLMN.P.R", ".STUVWXYZ"];
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

function checkDigitOf(vin: string): VinCheckDigit {
  const sum = weights.reduce((total, weight, index) => total + weight * digitValue(vin.charAt(index)), 0);
  const expected = sum % 11 === 10 ? "X" : String(sum % 11);
  return { expected, isRight: vin.charAt(8) === expected, isBinding: isNorthAmericanOrChinese(vin) };
}

function digitValue(character: string): number {
  const row = letterRows.find((letters) => letters.includes(character));
  return row ? row.indexOf(character) + 1 : Number(character);
}

import { type Static, Type } from "typebox";
import { closed } from "../http.ts";
import { hasKnownMaker } from "../vehicles/vin.ts";

const recognizedQueryKinds = ["vin", "plate", "order_number", "telephone", "zip_code"] as const;

/** Something typed into the search that is no part. */
export const RecognizedQuery = Type.Object(
  {
    kind: Type.Enum(recognizedQueryKinds),
    /** As it was typed, in capitals. */
    text: Type.String(),
    /** Makers that use the prefix of a vehicle identification number; empty for anything else. */
    makers: Type.Array(Type.String()),
  },
  closed,
);
export type RecognizedQuery = Static<typeof RecognizedQuery>;

/** Provinces on number plates until 2000, in all their spellings (Spanish vehicle regulations of 1971, annex XVIII). */
const provinces =
  "a ab al av b ba bi bu c ca cc ce cm co cr cs cu ge gi gc gr gu h hu im ib pm j l le lo lu m ma ml mu na o or ou p po s sa se sg so ss t te tf to v va vi z za";
const provincial = `(?:${provinces.replaceAll(" ", "|")})`;

/** Words that announce what follows. */
const announced = {
  vin: "(?:n[ºo]?\\.? ?(?:de )?)?(?:bastidor|bastidors|vin|chassis|chasis)(?: n[ºo]?\\.?)?:? *",
  plate: "(?:matr[ií]culas?|number ?plate|licen[cs]e ?plate|plate|registration):? *",
  order: "(?:pedido|comanda|order)(?: n[ºo]?\\.?)?:? *",
  telephone: "(?:tel[eéè]?f?o?n?o?|m[oóò]v?[ií]?l|phone|tlf)\\.?:? *",
  zip: "(?:c\\.?p\\.?|c[oó]digo postal|codi postal|zip(?: code)?|post ?code):? *",
};

/** 17 characters, of which a maker's prefix has letters and the serial number ends in digits (ISO 3779). */
const vinPattern = new RegExp(`^(?:${announced.vin})?((?=(?:.*[a-z]){3})[a-z0-9]{13}[0-9]{4})$`, "i");

/** *Bastidor*, but not the beginning of another word, such as *vinilo*. */
const announcedVin = new RegExp(`^${announced.vin}(?<![a-z])`, "i");

const patterns: readonly { kind: RecognizedQuery["kind"]; pattern: RegExp }[] = [
  {
    kind: "order_number",
    pattern: new RegExp(`^(?:${announced.order})?(rc-?[0-9a-z]{4}-?[0-9a-z]{4})$`, "i"),
  },
  { kind: "vin", pattern: vinPattern },
  // Four digits and three consonants since 2000 (Royal Decree 2822/1998, annex XVIII).
  {
    kind: "plate",
    pattern: new RegExp(`^(?:${announced.plate})?(\\d{4}[ -]?[bcdfghjklmnprstvwxyz]{3})$`, "i"),
  },
  {
    kind: "plate",
    pattern: new RegExp(`^(?:${announced.plate})?(${provincial}[ -]?\\d{4}[ -]?[a-z]{1,2})$`, "i"),
  },
  {
    kind: "telephone",
    pattern: new RegExp(`^(?:${announced.telephone})?((?:\\+|00)34[ -]?\\d(?:[ .-]?\\d){8})$`, "i"),
  },
  { kind: "telephone", pattern: new RegExp(`^(?:${announced.telephone})?([6789]\\d(?:[ .-]?\\d){7})$`, "i") },
  { kind: "zip_code", pattern: new RegExp(`^(?:${announced.zip})?((?:0[1-9]|[1-4]\\d|5[0-2])\\d{3})$`, "i") },
];

/** Reads a text that is no part: what it is, and its own characters. */
export function recognizeQuery(query: string): Pick<RecognizedQuery, "kind" | "text"> | null {
  const text = query.trim().replace(/\s+/g, " ");
  for (const { kind, pattern } of patterns) {
    const found = pattern.exec(text)?.[1] ?? (kind === "vin" ? separatedVin(text) : null);
    if (found) return { kind, text: found.toUpperCase() };
  }
  return null;
}

/**
 * Returns a vehicle identification number that is typed in groups, such as `wvw zzz 1kz 6w 000001`; null for other
 * texts. The words of a search may add up to 17 characters as well (`aceite 5w30 vw 507.00`), so a word such as
 * *bastidor* must precede the number, or the number must begin with a known maker's identifier and have no words.
 */
function separatedVin(text: string): string | null {
  const joined = text.replace(/[ .-]/g, "");
  const vin = vinPattern.exec(joined)?.[1];
  if (!vin) return null;
  const isAlone = vin.length === joined.length;
  const isNumber = isAlone ? hasKnownMaker(vin) && !hasWords(text) : announcedVin.test(text);
  return isNumber ? vin : null;
}

/**
 * Whether groups of characters are words rather than parts of a number, in which only a maker's identifier of three letters and
 * the Zs that fill its description stand without digits: `vw aceite 0w20 504.00`, `maletero a4 205 55 16`.
 */
function hasWords(text: string): boolean {
  const groups = text.split(/[ .-]/);
  return (
    !/^[a-z0-9]{3}/i.test(text) || groups.some((group) => /^[a-z]{4,}$/i.test(group) && !/zzz$/i.test(group))
  );
}

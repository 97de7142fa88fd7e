import { type Static, Type } from "typebox";
import { closed } from "../http.ts";
import type { Locale } from "../locale.ts";

/** Label classes, best first. */
export const tyreClasses = ["A", "B", "C", "D", "E"] as const;
export const noiseClasses = ["A", "B", "C"] as const;

/** Contents of a tyre label (Regulation (EU) 2020/740 annex II). */
export const TyreLabel = Type.Object(
  {
    /** Size with load and speed index, as on the label: `205/55 R16 91V`. */
    size: Type.String({ minLength: 1, maxLength: 40 }),
    tyre_class: Type.Enum(["C1", "C2", "C3"]),
    fuel_class: Type.Enum(tyreClasses),
    wet_grip_class: Type.Enum(tyreClasses),
    noise_class: Type.Enum(noiseClasses),
    /** External rolling noise in decibels. */
    noise_db: Type.Integer({ minimum: 40, maximum: 100 }),
    /** Suitable for severe snow; for ice. */
    snow: Type.Boolean(),
    ice: Type.Boolean(),
    /** Number in the European product database. */
    eprel_number: Type.String({ pattern: "^[1-9][0-9]{3,11}$" }),
  },
  closed,
);
export type TyreLabel = Static<typeof TyreLabel>;

/** URL of a tyre in the European product database. */
export function eprelPage(number: string): string {
  return `https://eprel.ec.europa.eu/screen/product/tyres/${number}`;
}

/** URL of its product information sheet; there is none in Catalan. */
export function eprelSheet(number: string, locale: Locale): string {
  return `https://eprel.ec.europa.eu/fiches/tyres/Fiche_${number}_${locale === "en" ? "EN" : "ES"}.pdf`;
}

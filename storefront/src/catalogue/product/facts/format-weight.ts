import type { Locale } from "@recambia/contract/locale";

const gramsPerKilo = 1000;

/** Formats a weight as people say it: `850 g`, and `9,5 kg` from a kilogram on. */
export function formatWeight(grams: number, locale: Locale): string {
  const isHeavy = grams >= gramsPerKilo;
  return new Intl.NumberFormat(locale, {
    style: "unit",
    unit: isHeavy ? "kilogram" : "gram",
    maximumFractionDigits: 2,
  }).format(isHeavy ? grams / gramsPerKilo : grams);
}

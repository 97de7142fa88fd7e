import type { Locale } from "@recambia/contract/locale";
import type { ReportReason } from "@recambia/contract/reviews/schemas";

/**
 * The rules of reviews by name, as the terms have them in their section on reviews (Regulation (EU) 2022/2065 art. 17.3);
 * `any` for a mail that names none.
 */
export const ruleWords: Record<Locale, Record<ReportReason | "any", string>> = {
  es: {
    false: "Cuenta algo que no es verdad (términos y condiciones, «Opiniones»)",
    offensive: "Insulta o amenaza (términos y condiciones, «Opiniones»)",
    personal_data: "Muestra datos personales (términos y condiciones, «Opiniones»)",
    off_topic: "No habla del producto (términos y condiciones, «Opiniones»)",
    unlawful: "Incumple la ley",
    any: "La ley o las normas de las opiniones de los términos y condiciones",
  },
  ca: {
    false: "Explica una cosa que no és veritat (termes i condicions, «Opinions»)",
    offensive: "Insulta o amenaça (termes i condicions, «Opinions»)",
    personal_data: "Mostra dades personals (termes i condicions, «Opinions»)",
    off_topic: "No parla del producte (termes i condicions, «Opinions»)",
    unlawful: "Incompleix la llei",
    any: "La llei o les normes de les opinions dels termes i condicions",
  },
  en: {
    false: "It says something that is not true (terms and conditions, “Reviews”)",
    offensive: "It insults or threatens (terms and conditions, “Reviews”)",
    personal_data: "It shows personal data (terms and conditions, “Reviews”)",
    off_topic: "It is not about the product (terms and conditions, “Reviews”)",
    unlawful: "It breaks the law",
    any: "The law, or the rules for reviews in the terms and conditions",
  },
};

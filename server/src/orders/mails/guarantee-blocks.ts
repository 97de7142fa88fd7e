import type { CommercialGuarantee } from "@recambia/contract/catalogue/commercial-guarantee";
import { guaranteeDuration } from "@recambia/contract/catalogue/guarantee-duration";
import { type Locale, localize } from "@recambia/contract/locale";
import { type Block, facts, fillIn } from "../../platform/mail/index.ts";

type Words = {
  heading: Record<CommercialGuarantee["by"], string>;
  guarantor: string;
  term: string;
  covers: string;
  territory: string;
  claim: string;
  /** What the statement must say of the legal guarantee (consumer code art. 127). */
  legal: string;
};

const guaranteeWords: Record<Locale, Words> = {
  es: {
    heading: {
      producer: "Garantía comercial del fabricante: {name}",
      shop: "Garantía comercial de la tienda: {name}",
    },
    guarantor: "Quién la da",
    term: "Duración desde la entrega",
    covers: "Qué cubre",
    territory: "Dónde vale",
    claim: "Cómo usarla",
    legal:
      "Si el artículo no es conforme, la ley te da medidas correctoras gratuitas frente al vendedor: esta garantía no afecta a la garantía legal.",
  },
  ca: {
    heading: {
      producer: "Garantia comercial del fabricant: {name}",
      shop: "Garantia comercial de la botiga: {name}",
    },
    guarantor: "Qui la dona",
    term: "Durada des del lliurament",
    covers: "Què cobreix",
    territory: "On val",
    claim: "Com fer-la servir",
    legal:
      "Si l'article no és conforme, la llei et dona mesures correctores gratuïtes davant del venedor: aquesta garantia no afecta la garantia legal.",
  },
  en: {
    heading: {
      producer: "The manufacturer's commercial guarantee: {name}",
      shop: "The shop's commercial guarantee: {name}",
    },
    guarantor: "Who provides it",
    term: "Duration from delivery",
    covers: "What it covers",
    territory: "Where it applies",
    claim: "How to use it",
    legal:
      "If the item is not in conformity, the law gives you remedies from the seller free of charge: this guarantee does not affect the legal guarantee.",
  },
};

/** The statements of the lines' commercial guarantees, each below its item (consumer code art. 127). */
export function guaranteeBlocks(
  lines: readonly { name: string; guarantees?: readonly CommercialGuarantee[] }[],
  locale: Locale,
): Block[] {
  const words = guaranteeWords[locale];
  return lines.flatMap(({ name, guarantees = [] }) =>
    guarantees.flatMap((given): Block[] => [
      { block: "subheading", text: fillIn(words.heading[given.by], { name }) },
      facts([
        { name: words.guarantor, value: `${given.name}, ${given.address}, ${given.email}` },
        { name: words.term, value: guaranteeDuration(given.months, locale) },
        { name: words.covers, value: localize(given.covers, locale) },
        { name: words.territory, value: localize(given.territory, locale) },
        { name: words.claim, value: localize(given.claim, locale) },
      ]),
      { block: "paragraph", text: words.legal },
    ]),
  );
}

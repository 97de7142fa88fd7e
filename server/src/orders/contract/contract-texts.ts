import { createHash } from "node:crypto";
import type { LegalBlock } from "@recambia/contract/legal/blocks";
import type { LegalText } from "@recambia/contract/legal/legal-text";
import { shopTerms } from "@recambia/contract/legal/shop-terms";
import { text as returnsCa } from "@recambia/contract/legal/texts/returns.ca";
import { text as returnsEn } from "@recambia/contract/legal/texts/returns.en";
import { text as returnsEs } from "@recambia/contract/legal/texts/returns.es";
import { text as termsCa } from "@recambia/contract/legal/texts/terms.ca";
import { text as termsEn } from "@recambia/contract/legal/texts/terms.en";
import { text as termsEs } from "@recambia/contract/legal/texts/terms.es";
import { defaultLocale, type Locale } from "@recambia/contract/locale";
import { legalNumbers, legalVersions } from "@recambia/contract/shop/legal";
import type { PublicShop } from "@recambia/contract/shop/schemas";

/** The texts that are part of a contract, in the order of its copies. */
const contractPages = ["terms", "returns"] as const;
export type ContractPage = (typeof contractPages)[number];

const texts: Record<ContractPage, Record<Locale, LegalText>> = {
  terms: { es: termsEs, ca: termsCa, en: termsEn },
  returns: { es: returnsEs, ca: returnsCa, en: returnsEn },
};

/** A legal text with the shop's data filled in. */
export type FilledText = {
  title: string;
  lead: string;
  sections: { id: string; title: string; blocks: readonly LegalBlock[] }[];
};

/** A filled text as it is kept. `hash` identifies all of it. */
export type ContractText = {
  hash: string;
  page: ContractPage;
  number: number;
  /** First day in force, `yyyy-mm-dd`. */
  version: string;
  locale: Locale;
  content: FilledText;
};

/** Fills in a text of the contract for a shop. */
export function fillText(page: ContractPage, shop: PublicShop, locale: Locale, now: Date): FilledText {
  const { title, lead, sections } = texts[page][locale];
  const terms = shopTerms(shop, locale, now);
  return {
    title,
    lead: lead(terms),
    sections: sections.map(({ id, title: heading, body }) => ({ id, title: heading, blocks: body(terms) })),
  };
}

/** Returns the texts of a contract concluded now: in its language, and in Spanish (consumer code art. 98.1). */
export function contractTexts(shop: PublicShop, locale: Locale, now: Date): ContractText[] {
  return [...new Set([locale, defaultLocale])].flatMap((language) =>
    contractPages.map((page) => {
      const text = {
        page,
        number: legalNumbers[page],
        version: legalVersions[page],
        locale: language,
        content: fillText(page, shop, language, now),
      };
      return { hash: createHash("sha256").update(JSON.stringify(text)).digest("base64url"), ...text };
    }),
  );
}

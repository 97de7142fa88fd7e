import type { LegalBlock, LinkedText } from "./blocks.ts";
import type { ShopTerms } from "./shop-terms.ts";

/** A section; `id` is the same in every language, so that a link to it survives a change of language. */
export type LegalSection = { id: string; title: string; body(shop: ShopTerms): readonly LegalBlock[] };

/** A numbered legal text in one language, as a function of the shop's configuration. */
export type LegalText = {
  title: string;
  /** For search engines: one sentence. */
  description: string;
  lead(shop: ShopTerms): LinkedText;
  sections: readonly LegalSection[];
};

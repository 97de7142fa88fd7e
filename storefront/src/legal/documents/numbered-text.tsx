import type { LegalText } from "@recambia/contract/legal/legal-text";
import { shopTerms } from "@recambia/contract/legal/shop-terms";
import type { Locale } from "@recambia/contract/locale";
import type { DocumentText } from "./document-text.ts";
import { LegalBlocks, LinkedText } from "./LegalBlocks.tsx";

/** Makes a page of a numbered legal text of the contract. */
export async function numberedText(
  locale: Locale,
  module: Promise<{ text: LegalText }>,
): Promise<{ text: DocumentText }> {
  const { title, description, lead, sections } = (await module).text;
  return {
    text: {
      title,
      description,
      lead: (shop) => (
        <p>
          <LinkedText text={lead(shopTerms(shop, locale, new Date()))} />
        </p>
      ),
      sections: sections.map(({ id, title: heading, body }) => ({
        id,
        title: heading,
        body: (shop) => <LegalBlocks blocks={body(shopTerms(shop, locale, new Date()))} />,
      })),
    },
  };
}

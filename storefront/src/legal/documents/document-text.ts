import type { PublicShop } from "@recambia/contract/shop/schemas";
import type { ReactNode } from "react";
import type { DocumentParts } from "./document-parts.ts";

/** One section; `id` is the same in every language, so that a link to it survives a change of language. */
export type SectionText = {
  id: string;
  title: string;
  body(shop: PublicShop, parts: DocumentParts): ReactNode;
};

/** A page of rules or information as prose. */
export type DocumentText = {
  title: string;
  /** For search engines: one sentence. */
  description: string;
  lead(shop: PublicShop): ReactNode;
  sections: readonly SectionText[];
};

import type { Locale } from "@recambia/contract/locale";

/** What the first load is called among the parts that have texts of their own. */
export const firstLoadPart = "app/entries/entry-browser";

/** Path of the file with a part's texts, without its leading slash; made by scripts/page-texts.ts. */
export function textsUrl(part: string, locale: Locale): string {
  return `assets/texts-${__TEXTS_VERSION__}/${locale}/${part}.js`;
}

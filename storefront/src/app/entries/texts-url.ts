import type { Locale } from "@recambia/contract/locale";

/** Name of the first load among the parts that have texts of their own. */
export const firstLoadPart = "app/entries/entry-browser";

/** URL path of the file with a part's texts, without leading slash. scripts/page-texts.ts writes these files. */
export function textsUrl(part: string, locale: Locale): string {
  return `assets/texts-${__TEXTS_VERSION__}/${locale}/${part}.js`;
}

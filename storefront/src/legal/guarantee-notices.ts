import type { Locale } from "@recambia/contract/locale";

/** The languages of the shop that the EU's set of notices has. */
type NoticeLanguage = "es" | "en";

/** Which notice a page shows: Catalan is no official language of the Union, so it takes the Spanish one. */
const languages: Record<Locale, NoticeLanguage> = { es: "es", ca: "es", en: "en" };

const officialFiles = import.meta.glob<string>("./guarantee-notice/guarantee-notice-*.{svg,png,webp}", {
  eager: true,
  query: "?url&no-inline",
  import: "default",
});

/** Addresses of the official files by their names, as the build found them in `guarantee-notice/`. */
export type NoticeFiles = Readonly<Record<string, string>>;

/**
 * The harmonised notice of the legal guarantee for a page (Directive 2011/83/EU art. 22a, Implementing
 * Regulation (EU) 2025/1960). `file` is the official picture's address; null where the owner has put none.
 * `page` is what its QR code leads to.
 */
export function guaranteeNotice(locale: Locale, files: NoticeFiles = officialFiles) {
  const language = languages[locale];
  const found = Object.entries(files).find(([name]) => name.includes(`guarantee-notice-${language}.`));
  return {
    language,
    file: found?.[1] ?? null,
    page: `https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_${language}.htm`,
  };
}

import type { Messages } from "@lingui/core";
import type { Locale } from "@recambia/contract/locale";
import { createPageLanguage, type PageLanguage } from "../../lib/texts/i18n.ts";

const catalogs = import.meta.glob<Messages>("../../*/locales/*.po", { import: "messages" });
const languages = new Map<Locale, Promise<PageLanguage>>();

/** Returns a language with all its texts. The server loads them once and uses them for every page. */
export function serverLanguage(locale: Locale): Promise<PageLanguage> {
  const known = languages.get(locale) ?? loadLanguage(locale);
  languages.set(locale, known);
  return known;
}

async function loadLanguage(locale: Locale): Promise<PageLanguage> {
  const language = createPageLanguage(locale, (file) => catalogs[file]?.() ?? Promise.resolve({}));
  await language.loadTexts(Object.keys(catalogs).filter((file) => file.endsWith(`/${locale}.po`)));
  return language;
}

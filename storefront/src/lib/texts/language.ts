import type { I18n } from "@lingui/core";
import { createContext, use } from "react";

/** The page's language as the text macros expect it. */
export type Language = { i18n: I18n; _: I18n["_"] };

export const LanguageContext = createContext<Language | null>(null);

/** Wraps an i18n for the macros. Created once per page, because every component with a text reads it. */
export function languageOf(i18n: I18n): Language {
  return { i18n, _: i18n._.bind(i18n) };
}

/**
 * Runtime of the macro `useLingui` (lingui.config.ts). The language of a page never changes, and texts loaded
 * later belong to parts that are not rendered yet, so no component needs to render again.
 *
 * @public
 */
export function useLanguage(): Language {
  const language = use(LanguageContext);
  if (!language) throw new Error("No language above this component");
  return language;
}

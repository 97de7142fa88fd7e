import type { I18n } from "@lingui/core";
import { createContext, use } from "react";

/** The page's language, as the text macros ask for it. */
export type Language = { i18n: I18n; _: I18n["_"] };

export const LanguageContext = createContext<Language | null>(null);

/** An i18n as the macros take it. Made once per page, because every component that shows a text takes it. */
export function languageOf(i18n: I18n): Language {
  return { i18n, _: i18n._.bind(i18n) };
}

/**
 * What the macro `useLingui` becomes (lingui.config.ts). A page keeps its language, and texts that join
 * later are those of parts that are not drawn yet, so that nothing need be drawn anew for them.
 *
 * @public
 */
export function useLanguage(): Language {
  const language = use(LanguageContext);
  if (!language) throw new Error("No language above this component");
  return language;
}

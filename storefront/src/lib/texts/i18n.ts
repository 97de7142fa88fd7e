import { type I18n, type Messages, setupI18n } from "@lingui/core";
import type { Locale } from "@recambia/contract/locale";

/** Loads the texts of one part of the shop in one language. */
export type LoadMessages = (part: string, locale: Locale) => Promise<Messages>;

/** The language of one page with the texts that have been loaded so far. */
export type PageLanguage = {
  locale: Locale;
  i18n: I18n;
  /** Makes sure that the texts of these parts are there; each is loaded once, a failed one again. */
  loadTexts(parts: readonly string[]): Promise<void>;
};

/** Sets up one language without any text. */
export function createPageLanguage(locale: Locale, loadMessages: LoadMessages): PageLanguage {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } });
  const loading = new Map<string, Promise<void>>();

  async function loadPart(part: string) {
    try {
      i18n.load(locale, await loadMessages(part, locale));
    } catch (error) {
      loading.delete(part);
      throw error;
    }
  }

  return {
    locale,
    i18n,
    async loadTexts(parts) {
      for (const part of parts) {
        if (!loading.has(part)) loading.set(part, loadPart(part));
      }
      await Promise.all(parts.map((part) => loading.get(part)));
    },
  };
}

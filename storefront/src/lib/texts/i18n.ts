import { type I18n, type Messages, setupI18n } from "@lingui/core";
import type { Locale } from "@recambia/contract/locale";

/** Loads the texts of one part of the shop in one language. */
export type LoadMessages = (part: string, locale: Locale) => Promise<Messages>;

/** The texts of a part cannot be loaded. */
export class TextsLoadError extends Error {
  readonly part: string;

  constructor(part: string, cause: unknown) {
    super(`The texts of ${part} could not be fetched`, { cause });
    this.name = "TextsLoadError";
    this.part = part;
  }
}

/** Language of a page with the texts loaded so far. */
export type PageLanguage = {
  locale: Locale;
  i18n: I18n;
  /** Loads the texts of these parts; each part once, and again after a failure. */
  loadTexts(parts: readonly string[]): Promise<void>;
};

/** Creates a page language without any texts. */
export function createPageLanguage(locale: Locale, loadMessages: LoadMessages): PageLanguage {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } });
  const loading = new Map<string, Promise<void>>();

  async function loadPart(part: string) {
    try {
      i18n.load(locale, await loadMessages(part, locale));
    } catch (error) {
      loading.delete(part);
      throw new TextsLoadError(part, error);
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

import { type I18n, type Messages, setupI18n } from "@lingui/core";
import type { Locale } from "@recambia/contract/locale";

/** Loads the messages of one room in one language; null for a room without texts. */
export type LoadMessages = (room: string, locale: Locale) => Promise<Messages | null>;

/** The language of one page with the texts that have been loaded so far. */
export type PageLanguage = {
  locale: Locale;
  i18n: I18n;
  /** Makes sure that the texts of these rooms are there; each is loaded once. */
  loadRooms(rooms: readonly string[]): Promise<void>;
};

/** Sets up one language without any text. */
export function createPageLanguage(locale: Locale, loadMessages: LoadMessages): PageLanguage {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } });
  const loading = new Map<string, Promise<void>>();

  async function loadRoom(room: string) {
    const messages = await loadMessages(room, locale);
    if (messages) i18n.load(locale, messages);
  }

  return {
    locale,
    i18n,
    async loadRooms(rooms) {
      for (const room of rooms) {
        if (!loading.has(room)) loading.set(room, loadRoom(room));
      }
      await Promise.all(rooms.map((room) => loading.get(room)));
    },
  };
}

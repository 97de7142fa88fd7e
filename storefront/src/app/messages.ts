import type { Messages } from "@lingui/core";
import type { LoadMessages } from "../lib/i18n.ts";

const catalogs = import.meta.glob<{ messages: Messages }>("../*/locales/*.po");

/** Loads a room's texts from its catalog, one file per room and language. */
export const loadMessages: LoadMessages = async (room, locale) => {
  const load = catalogs[`../${room}/locales/${locale}.po`];
  return load ? (await load()).messages : null;
};

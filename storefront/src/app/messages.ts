import type { Messages } from "@lingui/core";
import type { LoadMessages } from "../lib/i18n.ts";
import { frameRoom } from "./routes.ts";

/** Texts of the rooms whose components stand on every page, one file per language. */
const frameTexts: Record<string, () => Promise<{ messages: Messages }>> = {
  es: () => import("./frame-texts/es.ts"),
  ca: () => import("./frame-texts/ca.ts"),
  en: () => import("./frame-texts/en.ts"),
};

const roomTexts = import.meta.glob<{ messages: Messages }>([
  "../*/locales/*.po",
  "!../{app,ui,vehicles,search,cart}/**",
  "!./**",
]);

/** Loads a room's texts from its catalog; those of the frame's rooms all at once. */
export const loadMessages: LoadMessages = async (room, locale) => {
  const load = room === frameRoom ? frameTexts[locale] : roomTexts[`../${room}/locales/${locale}.po`];
  return load ? (await load()).messages : null;
};

/** Source file of a room's texts, as the browser's build names it. */
export function messagesFile(room: string, locale: string): string {
  return room === frameRoom ? `src/app/frame-texts/${locale}.ts` : `src/${room}/locales/${locale}.po`;
}

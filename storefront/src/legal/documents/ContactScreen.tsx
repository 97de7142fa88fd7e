import type { Screen } from "../../lib/page/screen.ts";
import type { DocumentText } from "./document-text.ts";
import { LegalScreen } from "./LegalScreen.tsx";
import { localizedTexts } from "./localized-texts.ts";

const texts = localizedTexts<DocumentText>({
  es: () => import("../texts/contact.es.tsx"),
  ca: () => import("../texts/contact.ca.tsx"),
  en: () => import("../texts/contact.en.tsx"),
});

/** Ways to reach the shop, and how complaints are handled (consumer code art. 21). */
function ContactScreen() {
  return <LegalScreen texts={texts} />;
}

export const screen: Screen = { Component: ContactScreen, load: ({ locale }) => texts.load(locale) };

import type { Screen } from "../../lib/page/screen.ts";
import { localizedTexts } from "../../lib/texts/localized-texts.ts";
import type { DocumentText } from "./document-text.ts";
import { LegalScreen } from "./LegalScreen.tsx";

const texts = localizedTexts<DocumentText>({
  es: () => import("../texts/who-we-are.es.tsx"),
  ca: () => import("../texts/who-we-are.ca.tsx"),
  en: () => import("../texts/who-we-are.en.tsx"),
});

/** The shop's identity and legal notice (LSSI art. 10). */
function WhoWeAreScreen() {
  return <LegalScreen texts={texts} />;
}

export const screen: Screen = { Component: WhoWeAreScreen, loadText: texts.load };

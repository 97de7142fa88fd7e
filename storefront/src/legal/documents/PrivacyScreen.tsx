import type { Screen } from "../../lib/page/screen.ts";
import { localizedTexts } from "../../lib/texts/localized-texts.ts";
import type { DocumentText } from "./document-text.ts";
import { LegalScreen } from "./LegalScreen.tsx";
import { numberedText } from "./numbered-text.tsx";

const texts = localizedTexts<DocumentText>({
  es: () => numberedText("es", import("@recambia/contract/legal/texts/privacy.es")),
  ca: () => numberedText("ca", import("@recambia/contract/legal/texts/privacy.ca")),
  en: () => numberedText("en", import("@recambia/contract/legal/texts/privacy.en")),
});

/** Privacy notice, in layers (RGPD art. 13). */
function PrivacyScreen() {
  return <LegalScreen texts={texts} numbered="privacy" />;
}

export const screen: Screen = { Component: PrivacyScreen, loadText: texts.load };

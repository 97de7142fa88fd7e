import type { Screen } from "../../lib/page/screen.ts";
import { localizedTexts } from "../../lib/texts/localized-texts.ts";
import type { DocumentText } from "./document-text.ts";
import { LegalScreen } from "./LegalScreen.tsx";
import { numberedText } from "./numbered-text.tsx";

const texts = localizedTexts<DocumentText>({
  es: () => numberedText("es", import("@recambia/contract/legal/texts/terms.es")),
  ca: () => numberedText("ca", import("@recambia/contract/legal/texts/terms.ca")),
  en: () => numberedText("en", import("@recambia/contract/legal/texts/terms.en")),
});

/** The rules of buying here, numbered, printable and dated (LSSI art. 27). */
function TermsScreen() {
  return <LegalScreen texts={texts} numbered="terms" />;
}

export const screen: Screen = { Component: TermsScreen, loadText: texts.load };

import type { Screen } from "../../lib/page/screen.ts";
import { localizedTexts } from "../../lib/texts/localized-texts.ts";
import type { DocumentText } from "./document-text.ts";
import { LegalScreen } from "./LegalScreen.tsx";
import { numberedText } from "./numbered-text.tsx";

const texts = localizedTexts<DocumentText>({
  es: () => numberedText("es", import("@recambia/contract/legal/texts/returns.es")),
  ca: () => numberedText("ca", import("@recambia/contract/legal/texts/returns.ca")),
  en: () => numberedText("en", import("@recambia/contract/legal/texts/returns.en")),
});

/** Withdrawal, voluntary returns, cancellations, deposits and the model form (specification §1). */
function ReturnsScreen() {
  return <LegalScreen texts={texts} numbered="returns" />;
}

export const screen: Screen = { Component: ReturnsScreen, loadText: texts.load };

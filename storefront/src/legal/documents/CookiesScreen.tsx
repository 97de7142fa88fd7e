import type { Screen } from "../../lib/page/screen.ts";
import { localizedTexts } from "../../lib/texts/localized-texts.ts";
import type { DocumentText } from "./document-text.ts";
import { LegalScreen } from "./LegalScreen.tsx";

const texts = localizedTexts<DocumentText>({
  es: () => import("../texts/cookies.es.tsx"),
  ca: () => import("../texts/cookies.ca.tsx"),
  en: () => import("../texts/cookies.en.tsx"),
});

/** Cookie policy: lists the register of stored items (LSSI art. 22.2). */
function CookiesScreen() {
  return <LegalScreen texts={texts} numbered="cookies" />;
}

export const screen: Screen = { Component: CookiesScreen, loadText: texts.load };

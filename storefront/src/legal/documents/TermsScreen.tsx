import { legalVersions } from "@recambia/contract/shop/legal";
import type { Screen } from "../../lib/page/screen.ts";
import { localizedTexts } from "../../lib/texts/localized-texts.ts";
import type { DocumentText } from "./document-text.ts";
import { LegalScreen } from "./LegalScreen.tsx";

const texts = localizedTexts<DocumentText>({
  es: () => import("../texts/terms.es.tsx"),
  ca: () => import("../texts/terms.ca.tsx"),
  en: () => import("../texts/terms.en.tsx"),
});

/** The rules of buying here, numbered, printable and dated (LSSI art. 27). */
function TermsScreen() {
  return <LegalScreen texts={texts} version={legalVersions.terms} />;
}

export const screen: Screen = { Component: TermsScreen, load: ({ locale }) => texts.load(locale) };

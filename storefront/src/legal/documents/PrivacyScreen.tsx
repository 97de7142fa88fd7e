import { legalVersions } from "@recambia/contract/shop/legal";
import type { Screen } from "../../lib/page/screen.ts";
import { localizedTexts } from "../../lib/texts/localized-texts.ts";
import type { DocumentText } from "./document-text.ts";
import { LegalScreen } from "./LegalScreen.tsx";

const texts = localizedTexts<DocumentText>({
  es: () => import("../texts/privacy.es.tsx"),
  ca: () => import("../texts/privacy.ca.tsx"),
  en: () => import("../texts/privacy.en.tsx"),
});

/** Privacy notice, in layers (RGPD art. 13). */
function PrivacyScreen() {
  return <LegalScreen texts={texts} version={legalVersions.privacy} />;
}

export const screen: Screen = { Component: PrivacyScreen, load: ({ locale }) => texts.load(locale) };

import { legalVersions } from "@recambia/contract/shop/legal";
import type { Screen } from "../../lib/page/screen.ts";
import { localizedTexts } from "../../lib/texts/localized-texts.ts";
import type { DocumentText } from "./document-text.ts";
import { LegalScreen } from "./LegalScreen.tsx";

const texts = localizedTexts<DocumentText>({
  es: () => import("../texts/returns.es.tsx"),
  ca: () => import("../texts/returns.ca.tsx"),
  en: () => import("../texts/returns.en.tsx"),
});

/** Withdrawal, voluntary returns, cancellations, deposits and the model form (specification §1). */
function ReturnsScreen() {
  return <LegalScreen texts={texts} version={legalVersions.returns} />;
}

export const screen: Screen = { Component: ReturnsScreen, load: ({ locale }) => texts.load(locale) };

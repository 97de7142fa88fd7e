import type { Screen } from "../../lib/page/screen.ts";
import { localizedTexts } from "../../lib/texts/localized-texts.ts";
import { ContactForm, isSubjectParameter } from "../../support/index.ts";
import type { DocumentText } from "./document-text.ts";
import { LegalScreen } from "./LegalScreen.tsx";

const texts = localizedTexts<DocumentText>({
  es: () => import("../texts/contact.es.tsx"),
  ca: () => import("../texts/contact.ca.tsx"),
  en: () => import("../texts/contact.en.tsx"),
});

/** A form for the shop, all ways to reach it, and how complaints are handled (consumer code art. 21). */
function ContactScreen() {
  return <LegalScreen texts={texts} opening={<ContactForm />} />;
}

export const screen: Screen = {
  Component: ContactScreen,
  readsParameter: isSubjectParameter,
  loadText: texts.load,
};

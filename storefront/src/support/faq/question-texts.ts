import { localizedTexts } from "../../lib/texts/localized-texts.ts";
import type { FaqTexts } from "./questions.ts";

/** Words of the frequent questions; a page loads those of its language. */
export const questionTexts = localizedTexts<FaqTexts>({
  es: () => import("./texts/questions.es.ts"),
  ca: () => import("./texts/questions.ca.ts"),
  en: () => import("./texts/questions.en.ts"),
});

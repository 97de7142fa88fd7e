import type { Locale } from "@recambia/contract/locale";
import type { PublicShop } from "@recambia/contract/shop/schemas";
import { questionTexts } from "./question-texts.ts";
import { createQuestionSearch } from "./search-questions.ts";
import { shownQuestions } from "./shown-questions.ts";

export { AnswerText } from "./AnswerText.tsx";

/** Loads the questions of a language and prepares their search. */
export async function loadSuggestions(shop: PublicShop, locale: Locale) {
  const texts = await questionTexts.load(locale);
  return createQuestionSearch(shownQuestions(texts, shop, locale));
}

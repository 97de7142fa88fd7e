import { fillIn, type Locale } from "@recambia/contract/locale";
import type { PublicShop } from "@recambia/contract/shop/schemas";
import { plainText } from "./answer-parts.ts";
import { type FaqTexts, type QuestionId, questionsOf, type Topic } from "./questions.ts";
import { shopFacts } from "./shop-facts.ts";

/** A question with its words filled in for a shop. */
export type ShownQuestion = {
  id: QuestionId;
  topic: Topic;
  question: string;
  /** Paragraphs, with links as `[label](/path)`. */
  answer: readonly string[];
  plainAnswer: string;
  /** Other words for the search. */
  words: string;
};

/** The questions that concern a shop, in a language, with what they say of the shop. */
export function shownQuestions(texts: FaqTexts, shop: PublicShop, locale: Locale): ShownQuestion[] {
  const facts = shopFacts(shop, locale);
  return questionsOf(shop).map(({ id, topic }) => {
    const { question, answer, words = "" } = texts.questions[id];
    const paragraphs = answer.map((paragraph) => fillIn(paragraph, facts));
    return {
      id,
      topic,
      question: fillIn(question, facts),
      answer: paragraphs,
      plainAnswer: paragraphs.map(plainText).join(" "),
      words,
    };
  });
}

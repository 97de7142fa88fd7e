import MiniSearch from "minisearch";
import type { ShownQuestion } from "./shown-questions.ts";

/** Words that questions of all kinds have: without them the rest decides. */
const commonWords = new Set(
  `a al algo como con cual cuando de del donde el ella en es eso esta este ha hay he la las lo los me mi mis mucho muy no nos o
  os para pero por puedo que quien se si sin son su sus te tengo ti tu tus un una unas uno unos y ya
  amb als cap com dels els em et hi i la les li meu meva no on per puc què quan que quin si són teu teva un una
  an and are as at be but by can do does for from has have how i if in is it me my of on or our the this to was what when
  where which who with you your`.split(/\s+/),
);

/** Splits a text into words; letters of the papers such as `P.1` are one, and so is Catalan `cancel·lar`, however it is typed. */
function wordsIn(text: string): string[] {
  return text.replace(/(?<=l)[·•.](?=l)/giu, "").match(/[\p{L}\p{N}]+(?:\.\p{N}+)*/gu) ?? [];
}

/** A word as the search compares it: without accents, and without the plural's ending. */
function stem(term: string): string | null {
  const folded = term.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  if (folded.length < 2 || commonWords.has(folded) || commonWords.has(term.toLowerCase())) return null;
  return folded.length > 4 ? folded.replace(/(?<=[aeiou])s$|(?<=[^aeious])es$/, "") : folded;
}

/**
 * Prepares the search of questions: words in any order, beginnings of words, one typo in words of four letters or more, two
 * in long ones.
 *
 * @returns a function that finds the questions for what somebody has typed, the best first; null when nothing was typed that
 *   can be searched for.
 */
export function createQuestionSearch(
  questions: readonly ShownQuestion[],
): (typed: string) => ShownQuestion[] | null {
  const index = new MiniSearch<ShownQuestion>({
    fields: ["question", "words", "plainAnswer"],
    tokenize: wordsIn,
    processTerm: stem,
    searchOptions: {
      boost: { question: 4, words: 2 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 3 ? 0.2 : false),
      // Whoever types *card* does not mean *cars* in the title of another question.
      weights: { prefix: 0.375, fuzzy: 0.2 },
      combineWith: "OR",
    },
  });
  index.addAll(questions);
  const byId = new Map(questions.map((question) => [String(question.id), question]));
  return (typed) => {
    const terms = wordsIn(typed).filter((term) => stem(term) !== null);
    if (terms.length === 0) return null;
    const found = index.search(terms.join(" "));
    const best = found[0]?.score ?? 0;
    // Drops questions that match only one of many words.
    return found.filter(({ score }) => score >= best / 4).flatMap(({ id }) => byId.get(String(id)) ?? []);
  };
}

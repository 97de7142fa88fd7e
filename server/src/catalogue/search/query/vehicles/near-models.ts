import { trimWords } from "../../trade-words/index.ts";
import { wordsIn } from "../../wording/index.ts";
import type { LexiconSource } from "../lexicon.ts";
import { isOneSlip } from "../spelling/fuzzy-matcher.ts";

/** Fewest letters of a model's name of which a known word may be a typo. */
const least = 5;

/** Returns the model of a maker of which a word is a typo although it is one of its own: *Renault capture*, *Fiat Pinto*. */
export type NearModels = (maker: string, word: string) => string | null;

export function createNearModels(
  { models }: Pick<LexiconSource, "models">,
  makers: ReadonlyMap<string, number>,
): NearModels {
  const byMaker = new Map<number, Set<string>>();
  for (const { makerId, name } of models) {
    const [first = ""] = wordsIn(name);
    if (!/^[a-z]+$/.test(first) || first.length < least) continue;
    byMaker.set(makerId, (byMaker.get(makerId) ?? new Set()).add(first));
  }
  return (maker, word) => {
    const id = makers.get(maker);
    if (id === undefined || word.length < least || trimWords.has(word)) return null;
    const near = [...(byMaker.get(id) ?? [])].filter(
      (model) => model.charAt(0) === word.charAt(0) && isOneSlip(word, model),
    );
    return near.length === 1 ? (near[0] ?? null) : null;
  };
}

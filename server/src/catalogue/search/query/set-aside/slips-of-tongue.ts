import { isSilent, stemWord, wordsIn } from "../../wording/index.ts";

/** What somebody says who takes back what came before. */
const takesBack =
  /(?<=\p{L})[ ,.]+(?:(?:no|ay|uy|bueno|ai|ui) )?(?:perdona|perd[oó]n|perdó|digo|dic|quiero decir|vull dir|mejor dicho|millor dit|rectifico)(?=[ ,.:])[ ,.:]*(?!la |el |por |per |si |que )(?<!(?:te|os|le|les|lo|ho|me|como|com|ya|ja|que|y|i|yo|jo|si|nada|hola|buenas)[ ,]+digo[ ,.:]*)/iu;

/** What was said before somebody took something back, and after. */
export type Repair = { before: string; after: string };

/** Divides a query where somebody takes back what came before: *ford fuga digo kuga*. */
export function repairIn(query: string): Repair | null {
  const said = takesBack.exec(query);
  if (!said) return null;
  const [before, after] = [query.slice(0, said.index), query.slice(said.index + said[0].length)];
  return after === "" ? null : { before, after };
}

/**
 * Begins once more from the word that is repeated: *tapa de balancines perdona tapa de balancines*, *de un ford ka digo de un ford
 * fiesta*. Null if the first word with a meaning is not repeated.
 */
export function fromRepeatedWord({ before, after }: Repair): string | null {
  const said = wordsIn(before);
  const next = wordsIn(after).find((word) => !isSilent(word));
  const from = said.findLastIndex((word) => next !== undefined && stemWord(word) === stemWord(next));
  return from < 0 ? null : `${said.slice(0, from).join(" ")} ${after}`;
}

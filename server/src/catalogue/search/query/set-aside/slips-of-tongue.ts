import { isSilent, numberAt, stemWord, wordsIn } from "../../wording/index.ts";

/** What somebody says who takes back what came before. */
const takesBack =
  /(?<=\p{L})[ ,.]+(?:(?:no|ay|uy|bueno|ai|ui) )?(?:perdona|perd[oó]n|perdó|digo|dic|quiero decir|vull dir|mejor dicho|millor dit|rectifico)(?=[ ,.:])[ ,.:]*(?!la |el |por |per |si |que )(?<!(?<!\p{L})(?:te|os|le|les|lo|ho|me|como|com|ya|ja|que|y|i|yo|jo|si|nada|hola|buenas)[ ,]+digo[ ,.:]*)/iu;

/** Words of which such a query has at least one: a cheap test, because most queries have none. */
const mayTakeBack =
  /perd[oóò]|\bdi(?:go|c)\b|decir|\bdir\b|dicho|\bdit\b|rectifico|sorry|\bi mean|\bno,? (?:wait|the)\b/i;

/** The same in English: *steering wheel no sorry steering rack*, *a gasket no the valve itself*. */
const takesBackInEnglish =
  /(?<=\p{L})[ ,.]+(?:no,? (?:sorry|wait|i mean(?:t)?|the(?= ))|(?:sorry,? )?i mean(?:t)?|sorry(?! (?:to|for|about|if|i|but|guys|all|my|it|that|we|this)(?!\p{L})))(?=[ ,.:])[ ,.:]*/iu;

/** A part that is named, and at once denied: *a fuel pump no not the fuel pump the fuel filter*. */
const denied = /(?<!\p{L})(\p{L}+(?: \p{L}+)?),? no,? not (?:the |a |an )?\1(?!\p{L}),?(?: but)?/iu;

/** Said of a car, it takes back what is named before: *un Fortwo no, un Forfour*. */
const denies = / no, *(?=\p{L})/iu;

/** What was said before somebody took something back, and after. */
export type Repair = {
  before: string;
  after: string;
  /** Whether a *no* is all that was said, which may as well deny something else. */
  isOnlyNo: boolean;
};

/** Divides a query where somebody takes back what came before: *ford fuga digo kuga*. */
export function repairIn(query: string): Repair | null {
  const plain = mayTakeBack.test(query) ? (takesBack.exec(query) ?? takesBackInEnglish.exec(query)) : null;
  const said = plain ?? denies.exec(query);
  if (!said) return null;
  const [before, after] = [query.slice(0, said.index), query.slice(said.index + said[0].length)];
  return after === "" ? null : { before, after, isOnlyNo: plain === null };
}

/** Words before a noun, of which one that is repeated tells where to begin anew: *bomba de agua digo de aceite*. */
const isPreposition = /^(?:de|del|dels|d|para|per|con|amb|en|sin|sense)$/;

/**
 * Begins once more from the word that is repeated, *tapa de balancines perdona tapa de balancines*, *bomba de agua digo de aceite*,
 * or from a number: *golf cuatro digo cinco*. Null if the first word with a meaning is not repeated.
 */
export function fromRepeatedWord({ before, after }: Repair): string | null {
  const said = wordsIn(before);
  const words = wordsIn(after);
  const [first = ""] = words;
  const next = isPreposition.test(first) ? first : words.find((word) => !isSilent(word));
  const isNumber = numberAt(words, 0) !== null && numberAt(said, said.length - 1) !== null;
  const from = isNumber
    ? said.length - 1
    : said.findLastIndex((word) => next !== undefined && stemWord(word) === stemWord(next));
  return from < 0 ? null : `${said.slice(0, from).join(" ")} ${after}`;
}

/** A query without the part that is denied as soon as it is named. */
export function withoutDenied(query: string): string {
  return / no,? not /i.test(query) ? query.replace(denied, "") : query;
}

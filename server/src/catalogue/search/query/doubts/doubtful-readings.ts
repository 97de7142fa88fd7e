import { otherVehicles, plainWords } from "../../trade-words/index.ts";
import { isPurpose, isSilent, isTie, isWith, stemWord, wordsIn } from "../../wording/index.ts";
import type { Lexicon } from "../create-lexicon.ts";
import type { PhraseMatch } from "../phrase-index.ts";
import { isOneSlip } from "../spelling/index.ts";
import { isFuel } from "../vehicles/index.ts";

/** What was read, or null, and the places of words without a meaning. */
type Reading = {
  words: readonly string[];
  partType: PhraseMatch | null;
  category: PhraseMatch | null;
  unknown: readonly number[];
} & Record<"also" | "vehicle" | "brand" | "symptom" | "position" | "side", object | null> &
  Record<"values" | "notations", readonly object[]>;

/** Words for a vehicle and its doors, beside which a part is meant whatever else is said. */
const isVehicleWord =
  /^(?:coches?|cotxes?|cars?|carros?|autos?|furgo\w*|vans?|vehic\w*|puertas?|porta|portes|doors?|motor(?:es|s)?|engines?|mileage)$/;

/** Nouns for tools and substances: a *sellador de radiador* is no radiator, but *rotura del alternador* speaks of one. */
const isMeans = /[aei]dor(?:a|es|as)?$/;

/**
 * Takes back a part type or a category that rests on a single word, if nothing else in the query is of cars and an unknown word
 * is tied to it, which shows that something else is meant: *sellador de radiador*, *mirall de peu*, *cinta para
 * manguitos*, *volante para la play con pedales*. What a part is *for* shows nothing: *fuse for the stereo*.
 */
export function withoutDoubtful<Parsed extends Reading>(lexicon: Lexicon, parsed: Parsed): Parsed {
  const { partType, category } = parsed;
  const named = partType ?? category;
  if (named && isSentBack(parsed.words, named.places)) {
    const unknown = [...new Set([...parsed.unknown, ...named.places])].sort((a, b) => a - b);
    return { ...parsed, partType: null, also: null, category: null, unknown };
  }
  if (named?.places.length !== 1 || isBacked(parsed) || !isTiedToOther(lexicon, parsed, named)) return parsed;
  const unknown = [...parsed.unknown, ...named.places].sort((a, b) => a - b);
  return { ...parsed, partType: null, category: null, unknown };
}

/** Says that goods go back to the shop; a *return pipe* does not, nor *tornar a muntar*. */
const isReturning = /^(?:devolver\w*|devolviendo|retornar\w*|tornar|return|returning)$/;
const isOfSpain = /^devol/;
const isArticle =
  /^(?:the|my|this|that|un|una|el|la|los|las|els|les|l|mi|mis|este|esta|aquest|aquesta|meva|meu)$/;

/** Whether the part is one that the shopper has and sends back: *devolver alternador que no era*, *return a battery*. */
function isSentBack(words: readonly string[], places: readonly number[]): boolean {
  const verb = words.findIndex((word) => !isSilent(word));
  const said = words[verb] ?? "";
  const between = words.slice(verb + 1, Math.min(...places));
  if (!isReturning.test(said) || places.some((place) => place <= verb)) return false;
  const [next = ""] = between;
  const isOfGoods = isArticle.test(next) || (said !== "tornar" && /^an?$/.test(next));
  return (
    (isOfGoods || isOfSpain.test(said)) &&
    between.every((word) => isSilent(word) || isArticle.test(word) || word === "an")
  );
}

/** Whether something besides the part or category was read, or a vehicle is spoken of. */
function isBacked({ words, also, vehicle, brand, symptom, position, side, values, notations }: Reading) {
  const others = [also, vehicle, brand, symptom, position, side, ...values, ...notations];
  const isVehicle = (word: string) => isVehicleWord.test(word) || isFuel(word) || otherVehicles.has(word);
  return others.some((other) => other !== null) || words.some(isVehicle);
}

/** Endings of participles and adjectives, which describe a part as well as anything else: *reacondicionado*, *lockable*. */
const isDescribing = /(?:[ai]d[oa]s?|[aie]bles?|[aei]ntes?|ed|ful|less)$/;

const isLetters = /^[a-z]{3,}$/;

/** Whether *de* or, before the part, also *para* or *con* ties an unknown word to its only one. */
function isTiedToOther(
  { categories }: Lexicon,
  { words, unknown }: Reading,
  { thing, places: [place = 0] }: PhraseMatch,
): boolean {
  const names = [...thing.names, ...thing.synonyms];
  // *Frebo* is a typo of the part's own *freno*, and *carrocería* a part of cars.
  const isOwn = (word: string) =>
    categories.stems.has(stemWord(word)) ||
    names.some(({ text }) => wordsIn(text).some((known) => isOneSlip(word, known)));
  const isOther = (at: number) => {
    const word = words[at] ?? "";
    const isNoun = isLetters.test(word) && !plainWords.has(word) && !isDescribing.test(word);
    return unknown.includes(at) && isNoun && !isOwn(word);
  };
  const isTiedAfter = () => {
    let hasTie = false;
    for (let at = place + 1; at < words.length; at++) {
      const word = words[at] ?? "";
      if (isOther(at)) return hasTie;
      if (isTie(word) && !isPurpose(word)) hasTie = true;
      else if (hasTie && !isSilent(word) && !plainWords.has(word)) return false;
    }
    return false;
  };
  const isTiedBefore = () => {
    let tie = "";
    for (let at = place - 1; at >= 0; at--) {
      const word = words[at] ?? "";
      if (isOther(at)) return tie !== "" && (isPurpose(tie) || isMeans.test(word));
      // Before *con*, any unknown word is another thing.
      if (isWith(word)) return unknown.some((one) => one < at && isLetters.test(words[one] ?? ""));
      if (isTie(word)) tie = word;
      else if (!isSilent(word) && !plainWords.has(word)) return false;
    }
    return false;
  };
  return isTiedAfter() || isTiedBefore();
}

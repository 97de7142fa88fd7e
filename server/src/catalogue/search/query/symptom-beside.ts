import type { NotationReading } from "../notations/index.ts";
import { readSymptom, type SymptomReading } from "../symptoms/index.ts";
import { isFillerWord, stemWord } from "../wording/index.ts";
import type { Lexicon } from "./create-lexicon.ts";
import type { PhraseMatch } from "./phrase-index.ts";
import type { PartTypeMatch } from "./read-part-type.ts";

/** Shorter words, such as *sin* and *no*, describe parts as often as they complain. */
const leastComplaint = 4;

/**
 * *Cuesta* and *dura* are complaints in *cuesta arrancar* and *dirección dura*, but *cuánto cuesta* asks for a price and
 * *cuánto dura* for a time.
 */
const asksAmount = /^(?:cuanto|quant|much|long)$/;
const amounts = /^(?:cuesta|cuestan|costa|costen|cost|costs|dura|duran|duren|last|lasts)$/;
/** A part that does not fit, *no encajan*, is no symptom of the car. */
const isOfFitting = /^(?:encaj\w+|encaix\w+|fits?|fitting|compatib\w+)$/;

/** A word of sentences that complains where a symptom has it: *no funciona el limpia trasero*. */
const isOfWorking = /^(?:funcion\w+|work\w*)$/;

/**
 * Finds the symptom that the words outside codes describe. A part whose name shares words with the symptom has precedence:
 * *batería sin mantenimiento* is a battery. A word of complaint that no part's name has decides for the symptom: *pierde
 * líquido refrigerante*.
 */
export function symptomBeside(
  { partTypes }: Lexicon,
  named: (PhraseMatch & { isGuess: boolean }) | null,
  words: readonly string[],
  readings: readonly NotationReading[],
): SymptomReading | null {
  const coded = new Set(readings.flatMap(({ places }) => places));
  if (words.some((word) => isOfFitting.test(word))) return null;
  const isAmount = words.some((word) => asksAmount.test(word));
  const symptom = readSymptom(
    words.map((word, place) => (coded.has(place) || (isAmount && amounts.test(word)) ? null : word)),
  );
  if (!symptom || !named || named.isGuess) return symptom;
  if (symptom.places.some((place) => isDenied(words, place) && !symptom.places.includes(place - 1)))
    return null;
  const shared = named.places.filter((place) => symptom.places.includes(place));
  const complains = symptom.places.some((place) => {
    const word = words[place] ?? "";
    if (isOfWorking.test(word)) return true;
    return word.length >= leastComplaint && !partTypes.stems.has(stemWord(word)) && !isFillerWord(word);
  });
  return complains || shared.length === 0 || shared.length === named.places.length ? symptom : null;
}

/** Whether a word says that the next one is not so: *pastillas que no chirríen*, *pads that don't squeal*. */
function isDenied(words: readonly string[], place: number): boolean {
  const [previous = "", last = ""] = [words[place - 2], words[place - 1]];
  return (
    /^(?:no|not|dont|doesnt|never)$/.test(last) || (last === "t" && /^(?:don|doesn|won)$/.test(previous))
  );
}

/**
 * Whether a part is named in addition to a symptom, by words of its own or as what is to blame: *pastillas frenos chirrían*,
 * *no enfría el aire, ¿será el compresor?*.
 */
export function isNamedBeside(
  { partTypes }: Lexicon,
  named: PartTypeMatch | null,
  symptom: SymptomReading | null,
  words: readonly string[],
): boolean {
  if (!symptom || !named) return true;
  if (named.isGuess) return false;
  const others = named.places.filter((place) => !symptom.places.includes(place));
  if (others.length === named.places.length) return true;
  const question = words.findIndex((word, place) => isSuspicion.test(`${words[place - 1] ?? ""} ${word}`));
  const isBlamed = question >= 0 && others.some((place) => place > question);
  const own = words.map((word, place) => (others.includes(place) ? stemWord(word) : null));
  return isBlamed || (others.length > 1 && partTypes.find(own)?.thing === named.thing);
}

/** Two words, of which the second begins a question for the part that is to blame. */
const isSuspicion = /(?:^| )sera$|^(?:is it|it be|es el|es la)$/;

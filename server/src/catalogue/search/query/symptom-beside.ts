import type { NotationReading } from "../notations/index.ts";
import { isOfOtherSubject, readSymptom, type SymptomReading } from "../symptoms/index.ts";
import { isFillerWord, isStopWord, stemsOf, stemWord } from "../wording/index.ts";
import type { Lexicon } from "./create-lexicon.ts";
import type { PartTypeMatch } from "./parts/index.ts";
import type { PhraseMatch } from "./phrase-index.ts";

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

const isColour = /^(?:amarill|ambar|naranja|taronja|gro(?:c|ga)|yellow|amber|orange)/;
const isMist = /^(?:condensa|empan|vaho$|entela|mist|fogg|steam)/;
const isLamp = /^(?:faros?$|fars?$|pilotos?$|headl|lamps?$|lens)/;
const isBulb = /^(?:bombill|bombet|bulb|lampar|antinieb|antiboir|fog)/;

/** Words that occur in names of parts, but describe a fault after a negation: *not charging*, *no carrega la bateria*. */
const isOfState = /^(?:\w+ing|cold|carga|carrega)$/;
const isAbsence = /^(?:no|not|sin|sense|without)$/;
const isPad = /^(?:pastill|plaquet|pads?$)/;
const isWarning = /^(?:testig|testimoni|avisador|indicador)/;

/** Words that complain where a symptom has them, although parts have them too: *no funciona el limpia trasero*, *oil leak*. */
const isOfWorking = /^(?:funcion\w+|work\w*|leak\w*)$/;

/**
 * Finds the symptom that the words outside codes describe. A part whose name shares words with the symptom has precedence:
 * *batería sin mantenimiento* is a battery. A word of complaint that no part's name has decides for the symptom: *pierde
 * líquido refrigerante*.
 */
export function symptomBeside(
  lexicon: Lexicon,
  named: (PhraseMatch & { isGuess: boolean }) | null,
  words: readonly string[],
  readings: readonly NotationReading[],
): SymptomReading | null {
  const coded = new Set(readings.flatMap(({ places }) => places));
  if (words.some((word) => isOfFitting.test(word))) return null;
  const isAmount = words.some((word) => asksAmount.test(word));
  // *Para* is a verb in *se para el coche*, and none in *para el coche*.
  const isPreposition = (word: string, place: number) =>
    word === "para" && !/^(?:se|me|es)$/.test(words[place - 1] ?? "");
  // *Que no sea caro* is a wish, not a complaint.
  // *El cable de l'embragatge, no el de l'accelerador* denies a part.
  const isOfDenial = (word: string, place: number) =>
    word === "no" && /^(?:el|la|los|las|els|les) d(?:el?)?$/.test(`${words[place + 1]} ${words[place + 2]}`);
  const isOfWish = (word: string, place: number) =>
    word === "no" && /^(?:sea|sean|sigui|siguin|cueste|cuesten|costi|costin)$/.test(words[place + 1] ?? "");
  // *H11 fog light bulb yellow* is no lamp of the dashboard.
  const isOfBulb = (word: string) => isColour.test(word) && words.some((other) => isBulb.test(other));
  // *Faros con condensación* are no misted windows.
  const isOfLamp = (word: string) => isMist.test(word) && words.some((other) => isLamp.test(other));
  // Of an injector, the *leak off pipe* returns the fuel.
  const isOfReturn = (word: string, place: number) => word === "leak" && words[place + 1] === "off";
  // Pads have a *testigo de desgaste*, which is no lamp of the dashboard.
  const isOfWear = (word: string, place: number) =>
    isWarning.test(word) &&
    (/^(?:desgast|wear)/.test(words[place + (words[place + 1] === "de" ? 2 : 1)] ?? "") ||
      (/^(?:con|sin|amb|sense)$/.test(words[place - 1] ?? "") && words.some((other) => isPad.test(other))));
  const audible = words.map((word, place) =>
    coded.has(place) ||
    (isAmount && amounts.test(word)) ||
    isPreposition(word, place) ||
    isOfWish(word, place) ||
    isOfDenial(word, place) ||
    isOfBulb(word) ||
    isOfLamp(word) ||
    isOfReturn(word, place) ||
    isOfWear(word, place)
      ? null
      : word,
  );
  const complaint = readSymptom(audible);
  if (!complaint || isName(lexicon, complaint, words)) return null;
  if (isOfOtherSubject(complaint.symptom.id, words)) return null;
  if (!named || named.isGuess) return complaint;
  const denied = complaint.places.filter((place) => isDenied(words, place, complaint.places));
  // *Losing coolant but no leak*: the other words complain as well.
  const symptom =
    denied.length === 0
      ? complaint
      : readSymptom(audible.map((word, place) => (denied.includes(place) ? null : word)));
  if (!symptom) return null;
  const shared = named.places.filter((place) => symptom.places.includes(place));
  // A *belt, no air conditioning* is for a car that has none.
  const isLack = (place: number) =>
    isAbsence.test(words[place] ?? "") &&
    lexicon.isName(words[place + 1] ?? "") &&
    !isOfState.test(words[place + 1] ?? "");
  const complains = symptom.places.some((place) => {
    const word = words[place] ?? "";
    if (isOfWorking.test(word) || (word === "not" && !isLack(place))) return true;
    return word.length >= leastComplaint && !lexicon.isName(word) && !isFillerWord(word);
  });
  if (complains) return symptom;
  if (symptom.places.some(isLack)) return null;
  return shared.length === 0 || shared.length === named.places.length ? symptom : null;
}

/** Whether the words of a complaint are all in the name of another part: *sensor de golpeteo*. */
function isName({ otherNames }: Lexicon, { places }: SymptomReading, words: readonly string[]): boolean {
  const other = otherNames.find(stemsOf(words));
  return (
    other !== null &&
    other.places.length > places.length &&
    places.every((place) => other.places.includes(place))
  );
}

/**
 * Whether a word says that the next one is not so, *pastillas que no chirríen*, *pads that don't squeal*, and is not itself of
 * the complaint, *wiper won't work*.
 */
function isDenied(words: readonly string[], place: number, complaint: readonly number[]): boolean {
  const [previous = "", last = ""] = [words[place - 2], words[place - 1]];
  if (/^(?:no|not|dont|doesnt|never)$/.test(last)) return !complaint.includes(place - 1);
  // *Batería que no se descargue*.
  if (/^(?:se|es)$/.test(last) && previous === "no") return !complaint.includes(place - 2);
  return last === "t" && /^(?:don|doesn|won)$/.test(previous) && !complaint.includes(place - 2);
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
  if (named.isGuess || isInOrder(words, named.places)) return false;
  // *Coolant leak, which antifreeze?*
  if (named.places.some((place) => isQuestion.test(words[place - 1] ?? ""))) return true;
  const others = named.places.filter((place) => !symptom.places.includes(place));
  if (others.length === named.places.length) return true;
  const question = words.findIndex((word, place) => isSuspicion.test(`${words[place - 1] ?? ""} ${word}`));
  const isBlamed = question >= 0 && named.places.some((place) => place > question);
  const own = words.map((word, place) => (others.includes(place) ? stemWord(word) : null));
  const isLong = named.isName && named.places.length > 2 && others.length > 1;
  return isBlamed || isLong || (others.length > 1 && partTypes.find(own)?.thing === named.thing);
}

/** Words that say, before a part, that it has been changed. */
const isChange = /^(?:changed|replaced|renewed|cambiado|cambiada|canviat|canviada|sustituido)$/;
/** Two words that say together that a part is in order: *the fuse is fine*, *el bimassa és nou*. */
const isBeing = /^(?:is|are|was|were|es|son|esta|estan|va|van|works?|funcionan?|funcionen)$/;
const isSound = /^(?:fine|ok|okay|new|alright|good|perfect\w*|nuev[oa]s?|nou|nous|nova|noves|bien|be)$/;

/**
 * Whether a part has been changed already or is in order, so that it is not wanted beside a complaint: *knocking, changed drop
 * links already*, *had the alternator replaced*, *wiper stopped, fuse is fine*.
 */
function isInOrder(words: readonly string[], places: readonly number[]): boolean {
  const [first, last] = [Math.min(...places), Math.max(...places)];
  const before = words.slice(0, first).findLastIndex((word) => !isStopWord(stemWord(word)));
  const isBehind = /^(?:changed|replaced|renewed)$/.test(words[last + 1] ?? "");
  // Whoever asks *¿alguien ha cambiado el caudalímetro?* wants one.
  if (/^(?:alguien|algu|anyone|anybody|somebody)$/.test(words[before - 2] ?? "")) return false;
  return isBehind || isChange.test(words[before] ?? "") || isSaidSound(words, last + 1);
}

/** Whether the words from a place say that something is in order, as *is fine* does and *is not new* does not. */
function isSaidSound(words: readonly string[], place: number): boolean {
  if (!isBeing.test(words[place] ?? "")) return false;
  const next = /^(?:brand|all|still|tot|todo|mes|molt|muy|quite|just)$/.test(words[place + 1] ?? "") ? 2 : 1;
  // *Is good for* and *is good enough* say what a part is suited to.
  return (
    isSound.test(words[place + next] ?? "") &&
    !/^(?:for|enough|para|per)$/.test(words[place + next + 1] ?? "")
  );
}

/** Asks for one of a kind, directly before its name. */
const isQuestion = /^(?:which|what|que|quin|quina)$/;

/** Two words, of which the second begins a question for the part that is to blame, or for its price, or a wish for it. */
const isSuspicion =
  /(?:^| )(?:sera[ns]?|necesito|busco|comprar|need|buy|cerco|necessito)$|^(?:is it|it be|(?:es|ser) (?:el|la)|(?:precio|preu) del?|(?:falta|faltan|queda|quedan) (?:mirar|revisar|cambiar|comprobar)|(?:vale|cuesta|val|costa) (?:el|la|un|una))$/;

import { isSilent, stemWord, wordsIn } from "../../wording/index.ts";
import { fromRepeatedWord, type Repair, repairIn, withoutDenied } from "./slips-of-tongue.ts";
import { withoutSoundParts } from "./sound-parts.ts";

type Part = { thing: { names: readonly { text: string }[] }; places: number[] };

/** What is read of a text, and the places of its words. */
type Reading = {
  words: string[];
  partType: (Part & { isGuess: boolean }) | null;
  also: { places: number[] } | null;
  category: { places: number[] } | null;
  symptom: object | null;
  position: { places: number[] } | null;
  side: { places: number[] } | null;
  vehicle: { places: { maker: number[]; model: number[]; engine: number[] } } | null;
  unknown: number[];
};

/**
 * Reads a query without what somebody took back, *neumáticos no perdona amortiguadores*, and without the parts that are said to be
 * in order, *discos nuevos, latiguillo sospechoso*, as long as it asks for something without them.
 */
export function readMeant<Parsed extends Reading>(typed: string, read: (text: string) => Parsed): Parsed {
  const query = withoutDenied(typed);
  const repair = repairIn(query);
  const said = repair ? (withoutTakenBack(repair, read) ?? query) : query;
  const rest = withoutSoundParts(said, (clause) => (read(clause).vehicle?.places.model.length ?? 0) > 0);
  if (!rest) return read(said);
  const parsed = read(rest.text);
  const isNamed = parsed.partType !== null && !parsed.partType.isGuess;
  if (isNamed && !(rest.isWeak && !parsed.symptom)) return parsed;
  const whole = read(said);
  if (rest.isWeak && !parsed.symptom) return whole;
  // The housing of *quiero la carcasa, el espejo está bien* is the mirror's.
  const isOfBoth = whole.partType ? hasHead(parsed, whole.partType) : parsed.partType !== null;
  if (isOfBoth) return whole;
  if (parsed.partType || parsed.symptom) return parsed;
  // *Cambié la correa y ahora chirría* complains about the belt.
  return whole.symptom || !hasUnknownWord(parsed) ? whole : parsed;
}

const isWord = /^[a-z]{4,}$/;

/** Whether the first word of a part's name is among the words, where another one may be left out. */
function hasHead({ words }: Reading, { thing, places }: Part): boolean {
  const stems = words.map(stemWord);
  const isHead = ({ text }: { text: string }) => stems.includes(stemWord(wordsIn(text)[0] ?? ""));
  return places.length > 1 && thing.names.some(isHead);
}

/** Whether a query asks for something that is not known, such as a part that the shop lacks. */
function hasUnknownWord({ words, unknown }: Reading): boolean {
  return unknown.some((place) => isWord.test(words[place] ?? ""));
}

/** Leaves out what was taken back: from a repeated word on, or else all that is of the same kind as what comes after. */
function withoutTakenBack(repair: Repair, read: (text: string) => Reading): string | null {
  const repeated = repair.isOnlyNo ? null : fromRepeatedWord(repair);
  if (repeated !== null) return repeated;
  const [before, after] = [read(repair.before), read(repair.after)];
  if (repair.isOnlyNo && !(endsWithCar(before) && beginsWithCar(after))) return null;
  const isPart = after.partType !== null || after.category !== null;
  if (!isPart && !after.vehicle && !after.position && !after.side) return null;
  const out = new Set([
    ...(isPart ? [before.partType, before.also, before.category].flatMap((part) => part?.places ?? []) : []),
    ...((after.position && before.position?.places) || []),
    ...((after.side && before.side?.places) || []),
    ...(after.vehicle ? placesOfCar(before) : []),
  ]);
  return [...before.words.filter((_word, place) => !out.has(place)), repair.after].join(" ");
}

function placesOfCar({ vehicle }: Reading): number[] {
  return Object.values(vehicle?.places ?? {}).flat();
}

function endsWithCar(read: Reading): boolean {
  return placesOfCar(read).includes(read.words.length - 1);
}

/** Whether a car is named at once, perhaps behind an article or *para el*. */
function beginsWithCar(read: Reading): boolean {
  const first = Math.min(...placesOfCar(read));
  return read.words.slice(0, first).every(isSilent) && first < read.words.length;
}

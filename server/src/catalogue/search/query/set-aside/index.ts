import { fromRepeatedWord, type Repair, repairIn } from "./slips-of-tongue.ts";
import { withoutSoundParts } from "./sound-parts.ts";

/** What is read of a text, and the places of its words. */
type Reading = {
  words: string[];
  partType: { places: number[] } | null;
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
export function readMeant<Parsed extends Reading>(query: string, read: (text: string) => Parsed): Parsed {
  const repair = repairIn(query);
  const said = repair ? (withoutTakenBack(repair, read) ?? query) : query;
  const rest = withoutSoundParts(said, (clause) => (read(clause).vehicle?.places.model.length ?? 0) > 0);
  if (!rest) return read(said);
  const parsed = read(rest.text);
  if (parsed.partType || parsed.symptom) return rest.isWeak && !parsed.symptom ? read(said) : parsed;
  const whole = read(said);
  // *Cambié la correa y ahora chirría* complains about the belt.
  return rest.isWeak || whole.symptom || !hasUnknownWord(parsed) ? whole : parsed;
}

const isWord = /^[a-z]{4,}$/;

/** Whether a query asks for something that is not known, such as a part that the shop lacks. */
function hasUnknownWord({ words, unknown }: Reading): boolean {
  return unknown.some((place) => isWord.test(words[place] ?? ""));
}

/** Leaves out what was taken back: from a repeated word on, or else all that is of the same kind as what comes after. */
function withoutTakenBack(repair: Repair, read: (text: string) => Reading): string | null {
  const repeated = fromRepeatedWord(repair);
  if (repeated !== null) return repeated;
  const [before, after] = [read(repair.before), read(repair.after)];
  const isPart = after.partType !== null || after.category !== null;
  if (!isPart && !after.vehicle && !after.position && !after.side) return null;
  const out = new Set([
    ...(isPart ? [before.partType, before.also, before.category].flatMap((part) => part?.places ?? []) : []),
    ...((after.position && before.position?.places) || []),
    ...((after.side && before.side?.places) || []),
    ...(after.vehicle ? Object.values(before.vehicle?.places ?? {}).flat() : []),
  ]);
  return [...before.words.filter((_word, place) => !out.has(place)), repair.after].join(" ");
}

import {
  handOf,
  isLacking,
  isStopWord,
  isWith,
  lettersAndDigits,
  placeOf,
  spellPluses,
  stemWord,
  wordsIn,
} from "../../wording/index.ts";
import type { LexiconSource, Measure } from "../lexicon.ts";
import { spansOf } from "../spans.ts";
import { amountIn, foreignUnits, inches, unitWords } from "./units.ts";

/** An attribute value named by a query. */
export type ValueAlias = {
  attributeId: number;
  code: string | null;
  number: number | null;
  places: number[];
};

export type ValueIndex = {
  words: ReadonlySet<string>;
  /**
   * Finds values of a part type's attributes, and numbers with a unit. A code like *H7* or *DOT 4* may be among the words
   * that named the part type.
   */
  find(partTypeId: number, words: readonly (string | null)[], all: readonly string[]): ValueAlias[];
  /** Finds numbers without a unit, if only one deciding attribute has such values. */
  findBare(partTypeId: number, words: readonly (string | null)[], all: readonly string[]): ValueAlias[];
  /** The same for the numbers of a code of the trade, whose counts have no noun beside them: the 6 of *6PK1070*. */
  findCoded(partTypeId: number, words: readonly (string | null)[]): ValueAlias[];
  /** Finds part types with the tyre size in the query; a rim's diameter alone, *R15*, is a size of all tyres. */
  partTypesSized(words: readonly (string | null)[]): number[];
  /**
   * Finds part types with a code in the query, like `5W-30`, or with a tyre size.
   *
   * @param isOther whether a word means something else on its own, as *30* names a vehicle; a code may contain such words, but
   *   not consist of them.
   */
  partTypesNaming(words: readonly (string | null)[], isOther: (word: string) => boolean): number[];
};

/** Maximum length of a code or label, in words. */
const maxRunLength = 4;

/** A rim's diameter in inches, as tyres have it: *R16*, *ZR17*, *R14C*. */
const rim = /^z?r(\d\d)c?$/;
const commonTyreSize = ["205", "55", "r16"];

/** What attributes count that have no unit. */
const countedNouns =
  /^(?:bicis?|bicicletas?|bicicletes?|bikes?|cycles?|dientes?|dents?|teeth|tooth|polos?|pols?|poles?|pins?|pines|pol|vias?|vies|ways?|estrias?|estries|splines?|muescas?|osques|notch(?:es)?|taladros?|agujeros?|forats?|orificios?|holes?|nervios?|canales?|canals|ranuras?|ribs?|grooves?|posiciones|posicions|positions?|cilindros|cilindres|cylinders?)$/;

/** Finds attribute values in words: codes and options by name, numbers by unit. */
export function createValueIndex({ values, measures }: LexiconSource): ValueIndex {
  const byPartType = Map.groupBy(values, ({ partTypeId }) => partTypeId);
  const keysOf = new Map([...byPartType].map(([id, own]) => [id, keyed(own)]));
  const measuresOf = Map.groupBy(measures, ({ partTypeId }) => partTypeId);
  const codes = codesOf(values);

  const withThreeMeasures = [...measuresOf].filter(([, measures]) => measures.length >= 3);
  const partTypesOfSize = (words: readonly (string | null)[]) => {
    const size = threeNumbersAt(words);
    if (size === null) return null;
    return withThreeMeasures.filter(([, own]) => isTyreSize(words, size, own)).map(([id]) => id);
  };
  const tyres = partTypesOfSize(commonTyreSize) ?? [];

  return {
    words: new Set([
      ...codes.keys(),
      // *De aceite* is a kind of damper, but *deaceite* in *filtro deaceite* is two words.
      ...values.flatMap(({ labels }) => labels.filter(beginsWithMeaning).map(lettersAndDigits)),
      ...unitWords,
    ]),
    find(partTypeId, words, all) {
      const found: ValueAlias[] = [];
      const left = [...words];
      const take = (value: ValueAlias) => {
        found.push(value);
        for (const place of value.places) {
          left[place] = null;
          taken.add(place);
        }
      };
      const keys = keysOf.get(partTypeId);
      const taken = new Set<number>();
      for (const { key, places } of keys ? runs(all) : []) {
        // What a part must lack is a value of it too: *sin avisador*.
        const isWhole = isCode(key) || isLacking(all[places[0] ?? -1] ?? "");
        const isFree = (place: number) => left[place] !== null || isWhole;
        if (places.some((place) => taken.has(place) || !(isFree(place) || isArticle(all[place])))) continue;
        if (!places.some(isFree)) continue;
        const named = keys?.get(key) ?? keys?.get(stemWord(key));
        if (named) take({ attributeId: named.attributeId, code: named.code, number: null, places });
      }
      const sided = sidedValue(byPartType.get(partTypeId) ?? [], left);
      if (sided) take(sided);
      const measures = measuresOf.get(partTypeId) ?? [];
      const size = threeNumbersAt(left);
      if (size !== null && isTyreSize(left, size, measures)) {
        // Of *peugeot 308 205/55 R16*, the model is no width.
        const own = left.map((word, place) => (place >= size && place < size + 3 ? word : null));
        return [...found, ...readMeasures(own, measures, () => true)];
      }
      return [...found, ...readMeasures(left, measures, (unit) => unit !== null)];
    },
    findBare: (partTypeId, words, all) =>
      readMeasures(
        words,
        measuresOf.get(partTypeId) ?? [],
        (unit, measure, place) => unit === null && canBeBare(measure, all, place),
      ),
    findCoded: (partTypeId, words) =>
      readMeasures(words, measuresOf.get(partTypeId) ?? [], (unit) => unit === null),
    partTypesSized: (words) => partTypesOfSize(words) ?? (hasRim(words) ? tyres : []),
    partTypesNaming(words, isOther) {
      const own = words.map((word) => (word !== null && isOther(word) ? null : word));
      const sized = partTypesOfSize(own) ?? [];
      if (sized.length > 0) return sized;
      for (const { key, places } of runs(words)) {
        if (places.every((place) => own[place] === null)) continue;
        const partTypeIds = codes.get(key);
        if (partTypeIds) return partTypeIds;
      }
      return [];
    },
  };
}

function keyed(values: LexiconSource["values"]) {
  const keys = new Map<string, { attributeId: number; code: string }>();
  for (const { attributeId, code, labels } of values) {
    const names = [code, ...labels, ...labels.flatMap(withoutArticles), ...alternativesOf(code)];
    for (const label of names.map(spellPluses)) {
      for (const key of [lettersAndDigits(label), stemWord(lettersAndDigits(label))]) {
        if (key !== "" && !keys.has(key)) keys.set(key, { attributeId, code });
      }
    }
  }
  return keys;
}

/** Whether a word has no meaning of its own in a label: *del* in *antes del catalizador*. */
function isArticle(word: string | null | undefined): boolean {
  return typeof word === "string" && isStopWord(stemWord(word)) && !isWith(word);
}

/**
 * A label of one word without its articles and prepositions, *gas* for *de gas*, and a longer one without those at its beginning:
 * *carbón activo*. Not one with *con*: without it, the label would mean the equipment itself.
 */
function withoutArticles(label: string): string[] {
  const words = wordsIn(label);
  const first = words.findIndex((word) => !isArticle(word));
  if (first > 0 && words.length - first > 1) return [words.slice(first).join(" ")];
  const telling = words.filter((word) => !isStopWord(stemWord(word)));
  const isPlain = telling.length === 1 && words.length > 1 && !words.some(isWith);
  return isPlain && !telling.some((word) => handOf.has(word) || placeOf.has(word)) ? [telling.join(" ")] : [];
}

/** What a side means for a part type with such a value: the right terminal of a battery. */
function sidedValue(values: LexiconSource["values"], words: readonly (string | null)[]): ValueAlias | null {
  const place = words.findIndex((word) => word !== null && handOf.has(word));
  if (place < 0) return null;
  const sided = values.find(({ code }) => code === handOf.get(words[place] ?? ""));
  return sided ? { attributeId: sided.attributeId, code: sided.code, number: null, places: [place] } : null;
}

/** Of a code that stands for several, like `VW 504.00/507.00`, each with the words before the first. */
function alternativesOf(code: string): string[] {
  const [, prefix = "", numbers = ""] = /^([A-Za-z]+ )(\d[\d.]*(?:\/\d[\d.]*)+)$/.exec(code) ?? [];
  return numbers === "" ? [] : numbers.split("/").map((number) => prefix + number);
}

/** Codes with letters and digits, which identify a part type by themselves. */
function codesOf(values: LexiconSource["values"]): Map<string, number[]> {
  const codes = new Map<string, number[]>();
  for (const { code, partTypeId } of values) {
    const key = lettersAndDigits(spellPluses(code));
    if (key.length < 2 || !isCode(key) || isLoadIndex.test(key)) continue;
    codes.set(key, [...(codes.get(key) ?? []), partTypeId]);
  }
  return codes;
}

/** Alone, *100W* is no tyre but a power. */
const isLoadIndex = /^\d{2,3}[a-z]$/;

function isCode(key: string): boolean {
  return /\d/.test(key) && /[a-z]/.test(key);
}

function beginsWithMeaning(label: string): boolean {
  return !isStopWord(stemWord(wordsIn(label)[0] ?? ""));
}

/** Sequences of words, longest first, each joined to letters and digits: only the points of numbers are left out. */
function runs(words: readonly (string | null)[]): Generator<{ key: string; places: number[] }> {
  return spansOf(
    words.map((word) => word?.replaceAll(".", "") ?? null),
    maxRunLength,
  );
}

/**
 * A number with a unit belongs to the first attribute of that unit whose range contains it; a bare number only to a
 * deciding attribute.
 */
function readMeasures(
  words: readonly (string | null)[],
  measures: Measure[],
  isWanted: (unit: string | null, measure: Measure, place: number) => boolean,
): ValueAlias[] {
  const found: ValueAlias[] = [];
  if (measures.length === 0) return found;
  for (const [place, word] of words.entries()) {
    const spoken = word === null ? null : spokenMeasure(word, words[place + 1] ?? null);
    if (!spoken) continue;
    const { number, unit, count } = spoken;
    if (unit === null && foreignUnits.has(words[place + 1] ?? "")) continue;
    if (isOfVehicle(words, place)) continue;
    const amountOf = ({ unit: own, isKey }: Measure) =>
      unit !== null ? amountIn(own, number, unit) : isKey ? number : null;
    const fitting = measures.filter((measure) => {
      const amount = amountOf(measure);
      const isRead = found.some(({ attributeId }) => attributeId === measure.attributeId);
      return !isRead && amount !== null && amount >= measure.low && amount <= measure.high;
    });
    const [measure] = fitting;
    if (!measure || (unit === null && fitting.length > 1) || !isWanted(unit, measure, place)) continue;
    // The *teeth* of *141 teeth* are understood with the number.
    const hasNoun = unit === null && measure.unit === "" && countedNouns.test(words[place + 1] ?? "");
    const places = Array.from({ length: hasNoun ? 2 : count }, (_none, index) => place + index);
    found.push({ attributeId: measure.attributeId, code: null, number: amountOf(measure), places });
  }
  return found;
}

/**
 * Whether a number without a unit can be of an attribute. Counts have their nouns beside them: the number in *gen 3 pump* counts no
 * poles. A year is no load.
 */
function canBeBare({ unit }: Measure, all: readonly string[], place: number): boolean {
  if (unit === "kg") return !/^(?:19|20)\d\d$/.test(all[place] ?? "");
  return unit !== "" || [all[place - 1], all[place + 1]].some((word) => countedNouns.test(word ?? ""));
}

/** Whether a number describes the vehicle: the valves in *1.6 16v*, the first year in *de 2010 a 2015*. */
function isOfVehicle(words: readonly (string | null)[], place: number): boolean {
  const word = words[place] ?? "";
  const isValves = /^(?:8|16|20|24|32)v$/.test(word) && /^\d\.\d$/.test(words[place - 1] ?? "");
  const isFirstYear = /^(?:19|20)\d\d$/.test(word) && words[place + 1] === "a";
  return isValves || (isFirstYear && /^\d/.test(words[place + 2] ?? ""));
}

/** Returns the place of the first of three numbers, the last one a rim, that are written like a tyre size: `205/55 R16`. */
function threeNumbersAt(words: readonly (string | null)[]): number | null {
  const start = words.findIndex(
    (word, place) =>
      /^\d{3}$/.test(word ?? "") &&
      /^\d\d$/.test(words[place + 1] ?? "") &&
      /^(z?r)?\d\dc?$/.test(words[place + 2] ?? ""),
  );
  return start < 0 ? null : start;
}

/** Whether three numbers are within the ranges of a part type. */
function isTyreSize(words: readonly (string | null)[], start: number, measures: Measure[]): boolean {
  return readMeasures(words.slice(start, start + 3), measures, () => true).length === 3;
}

function hasRim(words: readonly (string | null)[]): boolean {
  return words.some((word, place) => {
    const measure = word === null ? null : spokenMeasure(word, words[place + 1] ?? null);
    return measure !== null && inches.includes(measure.unit ?? "");
  });
}

function spokenMeasure(word: string, next: string | null) {
  if (!/\d/.test(word)) return null;
  const [, inches] = rim.exec(word) ?? [];
  if (inches) return { number: Number(inches), unit: "inch", count: 1 };
  const [, amount, unit = null] = /^(\d+(?:\.\d+)?)([a-z]*)$/.exec(word) ?? [];
  // *Battery 063* is a size code, not a measure.
  if (amount === undefined || /^0\d/.test(amount)) return null;
  const number = Number(amount);
  if (unit) return { number, unit, count: 1 };
  const isNextUnit = next !== null && unitWords.has(next);
  return isNextUnit ? { number, unit: next, count: 2 } : { number, unit: null, count: 1 };
}

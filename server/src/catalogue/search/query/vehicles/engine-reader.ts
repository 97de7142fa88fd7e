import { wordsIn } from "../../wording/index.ts";
import type { LexiconVariant } from "../lexicon.ts";
import { powersAlone } from "./powers.ts";

export const isYear = /^(?:19|20)\d\d$/;

/** Fuels by word. */
const fuelWords: Record<string, string[]> = {
  diesel: ["diesel", "gasoil", "gasoleo", "dizel"],
  petrol: ["gasolina", "petrol", "benzina", "bencina"],
  hybrid: ["hibrido", "hybrid", "hibrid", "hibrida"],
  electric: ["electrico", "electric", "ev", "electrica"],
  lpg: ["glp", "lpg"],
  cng: ["gnc", "cng"],
};

export const fuelOf = new Map(
  Object.entries(fuelWords).flatMap(([fuel, words]) => words.map((word) => [word, fuel] as const)),
);

/** Whether a word names what an engine burns. */
export function isFuel(word: string): boolean {
  return fuelOf.has(word);
}

/** A variant with the words of its engine. */
export type Variant = LexiconVariant & { words: ReadonlySet<string> };

/**
 * Reads the variants that an engine's words describe: its name, fuel, power and year of build. Looks among all variants unless
 * some are given. If no variant with the named engine was built in the year that is named, reads those of the year without the
 * words that contradict it, unless one of these is a number.
 */
export function engineReader(allVariants: Variant[], byEngineWord: ReadonlyMap<string, Variant[]>) {
  const read = readerOf(allVariants, byEngineWord);
  return (words: readonly (string | null)[], among: Variant[] | null) => {
    const engine = read(words, among);
    const year = words.findIndex((word) => word !== null && isYear.test(word));
    if (!among || !engine || year < 0 || engine.places.includes(year)) return engine;
    // The *MZR-CD* of *Mazda 6 2.0 MZR-CD 2006* is of a later generation's engine, but cars of that year have a 2.0 as well.
    const built = among.filter(builtIn(Number(words[year])));
    const ofYear = built.length > 0 ? read(words, built) : null;
    const isKept = (place: number) => !/\d/.test(words[place] ?? "") || ofYear?.places.includes(place);
    return ofYear &&
      engine.places.some((place) => ofYear.places.includes(place)) &&
      engine.places.every(isKept)
      ? ofYear
      : engine;
  };
}

function readerOf(allVariants: Variant[], byEngineWord: ReadonlyMap<string, Variant[]>) {
  return (words: readonly (string | null)[], among: Variant[] | null) => {
    const open: { variants: Variant[] | null } = { variants: among };
    let isNarrowed = false;
    const places: number[] = [];
    const keep = (at: number[], left: Variant[]) => {
      if (left.length === 0) return;
      open.variants = left;
      isNarrowed = true;
      places.push(...at);
    };
    const narrow = (at: number[], test: (variant: Variant) => boolean) =>
      keep(at, (open.variants ?? allVariants).filter(test));
    for (const [place, word] of among ? words.entries() : numbersFirst(words)) {
      if (word === null || places.includes(place)) continue;
      const next = words[place + 1] ?? "";
      const power = powerIn(word, next);
      const fuel = fuelOf.get(word);
      if (power) narrow(power.isOne ? [place] : [place, place + 1], power.test);
      else if (fuel) narrow([place], (variant) => variant.fuel.includes(fuel));
      else if (isYear.test(word)) narrow([place], builtIn(Number(word)));
      // The 16 of *16 uds* names no engine.
      else if (!open.variants) keep([place], /^\d{1,2}$/.test(word) ? [] : (byEngineWord.get(word) ?? []));
      // *No power* tells of no e-Power.
      else if (word === "power" && words[place - 1] !== "e") continue;
      else if (byEngineWord.has(word)) narrow([place], (variant) => variant.words.has(word));
    }
    for (const { place, tests } of isNarrowed ? powersAlone(words) : []) {
      for (const test of tests) if (!places.includes(place)) narrow([place], test);
    }
    if (!isNarrowed || !open.variants) return null;
    return {
      variants: open.variants,
      places: places.sort((a, b) => a - b),
      isTelling: isTelling(places.map((place) => words[place] ?? "")),
    };
  };
}

/**
 * The words in the order in which they are looked up without a maker or a model. The displacement comes first, because the first
 * word that is found decides which engines are meant: not *long* in *how long does the belt last on a 1.6 HDi*, nor the power in
 * *110 1.6 HDi*.
 */
function numbersFirst(words: readonly (string | null)[]): [number, string | null][] {
  const rankOf = (word: string | null) => (/^\d\.\d/.test(word ?? "") ? 0 : /\d/.test(word ?? "") ? 1 : 2);
  return [...words.entries()].toSorted(([, a], [, b]) => rankOf(a) - rankOf(b));
}

/** *320d* or *1.9 tdi* identifies an engine; *2.0* or *sport* does not. */
function isTelling(fields: readonly string[]): boolean {
  const has = (kind: RegExp) => fields.some((word) => kind.test(word));
  return has(/^(?:\d{3}|\d\.\d)[a-z]+$/) || (has(/^\d\.\d$/) && has(/^[a-z]+$/));
}

export function indexByWord(variants: readonly Variant[]): Map<string, Variant[]> {
  const byWord = new Map<string, Variant[]>();
  for (const variant of variants) {
    for (const word of variant.words) {
      const named = byWord.get(word);
      if (named) named.push(variant);
      else byWord.set(word, [variant]);
    }
  }
  return byWord;
}

/** Words of an engine's name, and adjacent ones joined: *320 d* is also *320d*. */
export function engineWords({ vehicleName }: LexiconVariant): Set<string> {
  const words = wordsIn(vehicleName);
  const pairs = words.slice(1).map((word, index) => `${words[index]}${word}`);
  // *Motor* is in the name of some engine, and no other word tells less.
  return new Set([...words, ...pairs].filter((word) => word.length > 1 && word !== "motor"));
}

/** 1 kW is 1.36 CV; registration papers round in either direction. */
function powerIn(word: string, next: string) {
  const joined = /^(\d{2,3})(cv|kw|hp|ps)$/.exec(word);
  const apart = /^\d{2,3}$/.test(word) && /^(cv|kw|hp|ps)$/.test(next) ? [word + next, word, next] : null;
  const [, amount, unit] = joined ?? apart ?? [];
  if (!amount || !unit) return null;
  const wanted = Number(amount);
  const isNear = (own: number) => Math.abs(own - wanted) <= 1;
  return { isOne: joined !== null, test: ({ kw, cv }: LexiconVariant) => isNear(unit === "kw" ? kw : cv) };
}

/** Whether some variant was built in the year among the words, if there is one. */
export function wasBuiltIn(words: readonly (string | null)[], variants: readonly Variant[]): boolean {
  const year = words.find((word) => word !== null && isYear.test(word));
  return !year || variants.some(builtIn(Number(year)));
}

function builtIn(year: number) {
  return ({ builtFrom, builtTo }: LexiconVariant) =>
    Math.floor(builtFrom / 100) <= year && (builtTo === null || Math.floor(builtTo / 100) >= year);
}

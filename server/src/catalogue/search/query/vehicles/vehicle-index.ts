import { otherVehicles, trimWords } from "../../trade-words/index.ts";
import { isSilent, wordsIn } from "../../wording/index.ts";
import type { LexiconSource, LexiconVariant } from "../lexicon.ts";
import { longestSpan, type Span } from "../spans.ts";
import { isCodeOfOther, isJointBeforeNumber, isOtherGeneration, isUnknownModel } from "./other-models.ts";
import { powersAlone } from "./powers.ts";
import { keysOfMakers, keysOfModels, relativesOf } from "./vehicle-keys.ts";

/** Vehicles named by a query, with the positions of their words. */
export type VehicleMatch = {
  makerId: number | null;
  modelIds: number[];
  /** Variants that match all words, in display order. */
  variantIds: number[];
  places: { maker: number[]; model: number[]; engine: number[] };
};

export type VehicleIndex = {
  /** Words that name makers, models, fuels and engines. */
  words: ReadonlySet<string>;
  /** Words that name makers, models and fuels. */
  names: ReadonlySet<string>;
  find(words: readonly (string | null)[]): VehicleMatch | null;
  /** Whether a word alone is a model's name, perhaps only beside its maker's. */
  isModel(word: string): boolean;
  /** Whether the word at a place is a model of the maker that the word before it names: *renault master*. */
  isModelAfter(words: readonly string[], place: number): boolean;
};

const maxKeyLength = 4;

/** Fuels by word. */
const fuelWords: Record<string, string[]> = {
  diesel: ["diesel", "gasoil", "gasoleo", "dizel"],
  petrol: ["gasolina", "petrol", "benzina", "bencina"],
  hybrid: ["hibrido", "hybrid", "hibrid", "hibrida"],
  electric: ["electrico", "electric", "ev", "electrica"],
  lpg: ["glp", "lpg"],
  cng: ["gnc", "cng"],
};

const fuelOf = new Map(
  Object.entries(fuelWords).flatMap(([fuel, words]) => words.map((word) => [word, fuel] as const)),
);

/** Whether a word names what an engine burns. */
export function isFuel(word: string): boolean {
  return fuelOf.has(word);
}

/** A variant with the words of its engine. */
type Variant = LexiconVariant & { words: ReadonlySet<string> };

/** *Clases de conducir* are no *Clase S*. */
const unlessPlural = (word: string | null) => (word === "clases" || word === "classes" ? null : word);

/** Finds makers, models, generations, engines, power and year in words. */
export function createVehicleIndex(source: LexiconSource): VehicleIndex {
  const makers = keysOfMakers(source);
  const { models, vague, isModel } = keysOfModels(source);
  const variants = source.variants.map((variant): Variant => ({ ...variant, words: engineWords(variant) }));
  const variantsOf = Map.groupBy(variants, ({ modelId }) => modelId);
  const allVariants = [...variantsOf.values()].flat();
  const byEngineWord = indexByWord(allVariants);
  const modelsByMaker = Map.groupBy(source.models, ({ makerId }) => makerId);
  const makerOf = new Map(source.models.map(({ id, makerId }) => [id, makerId]));
  const nameOf = new Map(source.models.map(({ id, name }) => [id, name]));
  const readEngine = engineReader(allVariants, byEngineWord);
  const modelsUnder = modelFinder({ models, vague, makerOf, relatives: relativesOf(source) });

  function find(words: readonly (string | null)[]): VehicleMatch | null {
    // The engine and the year of a model that the catalogue lacks are no other model's: *Terrano 2.7 TDI*, *Tsuru 1.6 2008*.
    const isForeign = words.some((word) => word !== null && otherVehicles.has(word) && !isModel(word));
    const maker = longestSpan(words, maxKeyLength, (key) => makers.get(key) ?? null);
    const isKnown = (word: string) => isModel(word) || makers.has(word);
    const afterMaker = without(words, maker?.places).map(unlessPlural);
    const named = narrowest(
      afterMaker.map((word, place) =>
        isCodeOfOther(words, place, isKnown) || (!maker && isJointBeforeNumber(words, place)) ? null : word,
      ),
      (key) =>
        isForeign && (isYear.test(key) || trimWords.has(key)) ? null : modelsUnder(key, maker?.found ?? null),
      (key) => models.get(key) ?? vague.get(key) ?? null,
    );
    const isLacked =
      named !== null &&
      isOtherGeneration(
        afterMaker,
        named.places,
        () => named.found.flatMap((id) => nameOf.get(id) ?? []),
        (word) =>
          isModel(word) || named.found.some((id) => variantsOf.get(id)?.some(({ words }) => words.has(word))),
      );
    const model = isLacked ? null : named;
    const modelIds = model?.found ?? [];
    const ofMaker = maker ? modelsByMaker.get(maker.found) : undefined;
    const openModels = model ? modelIds : (ofMaker ?? []).map(({ id }) => id);
    const open = maker || model ? openModels.flatMap((id) => variantsOf.get(id) ?? []) : null;
    const number = maker ? (words[Math.max(...maker.places) + 1] ?? "") : "";
    const isOfOther = !model && (isForeign || isLacked || isUnknownModel(number, ofMaker ?? [], open ?? []));
    const ofEngine = isOfOther ? null : readEngine(withoutArticles(without(afterMaker, model?.places)), open);
    // A displacement names no model, *BMW N47 2.0d*, nor does the beginning of *2.5 DI-D*.
    const isPiece = (place: number) =>
      /^\d\.\d[a-z]?$/.test(words[place] ?? "") || (words[place] === "di" && words[place + 1] !== "d");
    const isVague = !model && ofEngine?.places.every(isPiece);
    const engine = isVague ? null : ofEngine;
    if (!maker && !model && !engine?.isTelling) return null;
    const fitting = engine?.variants ?? open ?? allVariants;
    return {
      makerId: (modelIds[0] === undefined ? null : makerOf.get(modelIds[0])) ?? maker?.found ?? null,
      modelIds: [...new Set(model || engine ? fitting.map(({ modelId }) => modelId) : [])],
      variantIds: fitting.map(({ id }) => id),
      places: { maker: maker?.places ?? [], model: model?.places ?? [], engine: engine?.places ?? [] },
    };
  }

  const names = namesOf(source, [...makers.keys(), ...models.keys(), ...vague.keys()]);
  const words = new Set([...names, ...byEngineWord.keys()]);
  return { words, names, find, isModel, isModelAfter: modelAfter(makers, modelsUnder) };
}

/** Filters variants, or all if none are given, by words of their names. */
function engineReader(allVariants: Variant[], byEngineWord: ReadonlyMap<string, Variant[]>) {
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

/** Without a maker or a model, *long* begins no engine: *how long does the belt last on a 1.6 HDi*. */
function numbersFirst(words: readonly (string | null)[]): [number, string | null][] {
  const [numbers, others] = [true, false].map((isNumber) =>
    [...words.entries()].filter(([, word]) => /\d/.test(word ?? "") === isNumber),
  );
  return [...(numbers ?? []), ...(others ?? [])];
}

/** Finds the models of a key, of a maker if one is given, or else of a maker under whose name they are looked for. */
function modelFinder({
  models,
  vague,
  makerOf,
  relatives,
}: Pick<ReturnType<typeof keysOfModels>, "models" | "vague"> & {
  makerOf: ReadonlyMap<number, number>;
  relatives: ReturnType<typeof relativesOf>;
}) {
  return (key: string, makerId: number | null): number[] | null => {
    if (makerId === null) return models.get(key) ?? null;
    const named = [...(models.get(key) ?? []), ...(vague.get(key) ?? [])];
    const own = named.filter((id) => makerOf.get(id) === makerId);
    // *Cuatro bujías para un Citroën C3*: a number is no other maker's model.
    if (own.length > 0 || /^\d+$/.test(key)) return own.length > 0 ? own : null;
    const others = named.filter((id) => relatives.get(makerId)?.has(makerOf.get(id) ?? makerId));
    return others.length > 0 ? others : null;
  };
}

function modelAfter(
  makers: ReadonlyMap<string, number>,
  modelsUnder: (key: string, makerId: number) => number[] | null,
): VehicleIndex["isModelAfter"] {
  return (words, place) => {
    const maker = makers.get(words[place - 1] ?? "");
    return maker !== undefined && modelsUnder(words[place] ?? "", maker) !== null;
  };
}

/** Words that name makers, models and fuels. */
function namesOf(source: LexiconSource, keys: readonly string[]): Set<string> {
  return new Set([
    ...keys.filter((key) => !/^\d+$/.test(key)),
    ...[...source.models, ...source.makers].flatMap(({ name }) => wordsIn(name)),
    ...["serie", "series", "clase", "classe", "class"],
    ...fuelOf.keys(),
  ]);
}

/** "320d" or "1.9 tdi" identifies an engine; "2.0" or "sport" does not. */
function isTelling(fields: readonly string[]): boolean {
  const has = (kind: RegExp) => fields.some((word) => kind.test(word));
  return has(/^(?:\d{3}|\d\.\d)[a-z]+$/) || (has(/^\d\.\d$/) && has(/^[a-z]+$/));
}

function indexByWord(variants: readonly Variant[]): Map<string, Variant[]> {
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

/** *Touch up* and *top up* are verbs, and no Volkswagen up!. */
function withoutVerb(word: string | null, place: number, words: readonly (string | null)[]): string | null {
  return word === "up" && verbsWithUp.test(words[place - 1] ?? "") ? null : word;
}

const verbsWithUp =
  /^(?:back|clean|fill|heat|light|lock|make|pick|pull|screw|seize|set|start|top|touch|tune|warm)(?:s|ed|ing)?$/;

/**
 * Finds the models named by the longest sequence, narrowed by other sequences in any place: *serie 3 e90*, *mk5 golf*.
 *
 * @param narrow looks up keys that name no model by themselves, too.
 */
function narrowest(
  words: readonly (string | null)[],
  look: (key: string) => number[] | null,
  narrow: (key: string) => number[] | null,
): Span<number[]> | null {
  // In *2008 golf*, the number is a year, and no Peugeot, and in *smoke on start up, VW Passat*, there is no Volkswagen up!.
  const isUnlikely = (key: string) => isYear.test(key) || isSilent(key);
  let narrowed =
    longestSpan(words, maxKeyLength, (key) => (isUnlikely(key) ? null : look(key))) ??
    longestSpan(words.map(withoutVerb), maxKeyLength, look);
  for (let span = narrowed; narrowed && span; ) {
    const { found, places } = narrowed;
    span = longestSpan(without(words, places), maxKeyLength, (key) => {
      const shared = narrow(key)?.filter((id) => found.includes(id)) ?? [];
      return shared.length > 0 ? shared : null;
    });
    if (span) narrowed = { found: span.found, places: [...places, ...span.places] };
  }
  return narrowed;
}

function without(words: readonly (string | null)[], places: readonly number[] = []): (string | null)[] {
  return words.map((word, place) => (places.includes(place) ? null : word));
}

/** *De* is no engine, but *d* is one of BMW's. */
function withoutArticles(words: readonly (string | null)[]): (string | null)[] {
  return words.map((word) => (word !== null && word.length > 1 && isSilent(word) ? null : word));
}

/** Words of an engine's name, and adjacent ones joined: *320 d* is also *320d*. */
function engineWords({ vehicleName }: LexiconVariant): Set<string> {
  const words = wordsIn(vehicleName);
  const pairs = words.slice(1).map((word, index) => `${words[index]}${word}`);
  // *Motor* is in the name of some engine, and no other word tells less.
  return new Set([...words, ...pairs].filter((word) => word.length > 1 && word !== "motor"));
}

const isYear = /^(?:19|20)\d\d$/;

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

function builtIn(year: number) {
  return ({ builtFrom, builtTo }: LexiconVariant) =>
    Math.floor(builtFrom / 100) <= year && (builtTo === null || Math.floor(builtTo / 100) >= year);
}

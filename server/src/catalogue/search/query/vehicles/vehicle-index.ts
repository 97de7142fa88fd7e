import { otherVehicles, trimWords } from "../../trade-words/index.ts";
import { isSilent, wordsIn } from "../../wording/index.ts";
import type { LexiconSource } from "../lexicon.ts";
import { longestSpan, type Span } from "../spans.ts";
import {
  engineReader,
  engineWords,
  fuelOf,
  indexByWord,
  isYear,
  type Variant,
  wasBuiltIn,
} from "./engine-reader.ts";
import { createNearModels, type NearModels } from "./near-models.ts";
import { isCodeOfOther, isJointBeforeNumber, isOtherGeneration, isUnknownModel } from "./other-models.ts";
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
  nearModel: NearModels;
};

const maxKeyLength = 4;

/** *Clases de conducir* are no *Clase S*. */
const unlessPlural = (word: string | null) => (word === "clases" || word === "classes" ? null : word);

/** A displacement is never a model's name: not in *BMW N47 2.0d*, nor as the beginning of *2.5 DI-D*. */
function isPiece(words: readonly (string | null)[], place: number): boolean {
  const word = words[place] ?? "";
  return /^\d\.\d[a-z]?$/.test(word) || (word === "di" && words[place + 1] !== "d");
}

/** Finds makers, models, generations, engines, power and year in words. */
export function createVehicleIndex(source: LexiconSource): VehicleIndex {
  const makers = keysOfMakers(source);
  const { models, vague, letterCodes, isModel } = keysOfModels(source);
  const variants = source.variants.map((variant): Variant => ({ ...variant, words: engineWords(variant) }));
  const variantsOf = Map.groupBy(variants, ({ modelId }) => modelId);
  const allVariants = [...variantsOf.values()].flat();
  const byEngineWord = indexByWord(allVariants);
  const modelsByMaker = Map.groupBy(source.models, ({ makerId }) => makerId);
  const makerOf = new Map(source.models.map(({ id, makerId }) => [id, makerId]));
  const nameOf = new Map(source.models.map(({ id, name }) => [id, name]));
  const readEngine = engineReader(allVariants, byEngineWord);
  const relatives = relativesOf(source);
  const modelsUnder = modelFinder({ models, vague, makerOf, relatives });

  function find(words: readonly (string | null)[]): VehicleMatch | null {
    const maker = longestSpan(words, maxKeyLength, (key) => makers.get(key) ?? null);
    // *R5 GT* may be a Renault 5 only beside its maker.
    const isListed = (word: string) => models.has(word) || (maker !== null && isModel(word));
    // The engine and the year of a model that the catalogue lacks are no other model's: *Terrano 2.7 TDI*, *Tsuru 1.6 2008*.
    const isForeign = words.some((word) => word !== null && otherVehicles.has(word) && !isListed(word));
    const isKnown = (word: string) => isModel(word) || makers.has(word);
    const afterMaker = without(words, maker?.places).map(unlessPlural);
    const mayName = afterMaker.map((word, place) =>
      isCodeOfOther(words, place, isKnown) || (!maker && isJointBeforeNumber(words, place)) ? null : word,
    );
    // *A fox ran into my VW Polo*: the model behind its maker comes before another one.
    const behind = maker ? Math.max(...maker.places) + 1 : 0;
    const isBehind = maker !== null && modelsUnder(words[behind] ?? "", maker.found, true) !== null;
    const first = isBehind ? mayName.map((word, place) => (place < behind ? null : word)) : mayName;
    const look = (isOwn: boolean) =>
      narrowest(
        mayName,
        first,
        (key) =>
          isForeign && (isYear.test(key) || trimWords.has(key))
            ? null
            : modelsUnder(key, maker?.found ?? null, isOwn),
        (key) => models.get(key) ?? vague.get(key) ?? null,
      );
    // In *clock spring Renault Laguna*, the Laguna comes before the Dacia Spring, which is looked for beside Renault as well.
    const named = withLetterCode(
      words,
      look(true) ?? (maker && relatives.has(maker.found) ? look(false) : null),
      letterCodes,
      (id) => wasBuiltIn(words, variantsOf.get(id) ?? []),
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
    const isVague = !model && ofEngine?.places.every((place) => isPiece(words, place));
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
  const isModelAfter = modelAfter(makers, modelsUnder);
  return { words, names, find, isModel, isModelAfter, nearModel: createNearModels(source, makers) };
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
  return (key: string, makerId: number | null, isOwn = false): number[] | null => {
    if (makerId === null) return models.get(key) ?? null;
    const named = [...(models.get(key) ?? []), ...(vague.get(key) ?? [])];
    const own = named.filter((id) => makerOf.get(id) === makerId);
    // *Cuatro bujías para un Citroën C3*: a number is no other maker's model.
    if (own.length > 0 || isOwn || /^\d+$/.test(key)) return own.length > 0 ? own : null;
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

/** *Touch up* and *top up* are verbs, not a Volkswagen up!. */
function withoutVerb(word: string | null, place: number, words: readonly (string | null)[]): string | null {
  return word === "up" && verbsWithUp.test(words[place - 1] ?? "") ? null : word;
}

const verbsWithUp =
  /^(?:back|clean|fill|heat|light|lock|make|pick|pull|screw|seize|set|start|top|touch|tune|warm)(?:s|ed|ing)?$/;

/**
 * Finds the models named by the longest sequence, narrowed by other sequences in any place: *serie 3 e90*, *mk5 golf*.
 *
 * @param first those that the first sequence may have.
 * @param narrow looks up keys that name no model by themselves, too.
 */
function narrowest(
  words: readonly (string | null)[],
  first: readonly (string | null)[],
  look: (key: string) => number[] | null,
  narrow: (key: string) => number[] | null,
): Span<number[]> | null {
  // In *2008 golf*, the number is a year, not a Peugeot, and in *smoke on start up, VW Passat*, there is no Volkswagen up!.
  const isUnlikely = (key: string) => isYear.test(key) || isSilent(key);
  let narrowed =
    longestSpan(first, maxKeyLength, (key) => (isUnlikely(key) ? null : look(key))) ??
    longestSpan(first.map(withoutVerb), maxKeyLength, look);
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

/**
 * Narrows models to those with a code of two letters that stands directly behind: *Tucson TL*, but not *Niro de 2018*, nor against
 * the year.
 */
function withLetterCode(
  words: readonly (string | null)[],
  model: Span<number[]> | null,
  letterCodes: ReadonlyMap<string, number[]>,
  isOfYear: (id: number) => boolean,
): Span<number[]> | null {
  if (!model) return null;
  const place = Math.max(...model.places) + 1;
  const code = words[place] ?? "";
  const found = letterCodes.get(code)?.filter((id) => model.found.includes(id) && isOfYear(id)) ?? [];
  return found.length === 0 || isSilent(code) || trimWords.has(code)
    ? model
    : { found, places: [...model.places, place] };
}

function without(words: readonly (string | null)[], places: readonly number[] = []): (string | null)[] {
  return words.map((word, place) => (places.includes(place) ? null : word));
}

/** *De* is no engine, but *d* is one of BMW's. */
function withoutArticles(words: readonly (string | null)[]): (string | null)[] {
  return words.map((word) => (word !== null && word.length > 1 && isSilent(word) ? null : word));
}

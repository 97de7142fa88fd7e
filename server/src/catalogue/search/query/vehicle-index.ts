import { squeeze, wordsIn } from "./fold-text.ts";
import type { LexiconSource, LexiconVariant } from "./lexicon.ts";

/** Vehicles named by a query, with the positions of their words. */
export type VehicleMatch = {
  makerId: number | null;
  modelIds: number[];
  /** Variants that match all words, in display order. */
  variantIds: number[];
  places: { maker: number[]; model: number[]; engine: number[] };
};

export type VehicleIndex = {
  words: ReadonlySet<string>;
  /** Positions of words that name makers, models and fuels. */
  names: ReadonlySet<string>;
  find(words: readonly (string | null)[]): VehicleMatch | null;
};

/** Nicknames of makers. */
const nicknames: Record<string, string[]> = {
  volkswagen: ["vw", "volks"],
  mercedesbenz: ["mercedes", "merche", "mb", "benz"],
  citroen: ["citro"],
  alfaromeo: ["alfa"],
  landrover: ["land"],
  ssangyongkgm: ["ssangyong", "kgm"],
  chevrolet: ["chevy"],
};

const romans = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x"];
const maxKeyLength = 4;

/** Fuels by word. */
const fuelWords: Record<string, string[]> = {
  diesel: ["diesel", "gasoil", "gasoleo", "dizel"],
  petrol: ["gasolina", "petrol", "benzina", "bencina"],
  hybrid: ["hibrido", "hybrid", "hibrid"],
  electric: ["electrico", "electric", "ev"],
  lpg: ["glp", "lpg"],
  cng: ["gnc", "cng"],
};

const fuelOf = new Map(
  Object.entries(fuelWords).flatMap(([fuel, words]) => words.map((word) => [word, fuel] as const)),
);

/** A variant with the words of its engine. */
type Variant = LexiconVariant & { words: ReadonlySet<string> };

/** Finds makers, models, generations, engines, power and year in words. */
export function createVehicleIndex(source: LexiconSource): VehicleIndex {
  const makers = keysOfMakers(source);
  const { models, codes } = keysOfModels(source);
  const variants = source.variants.map((variant): Variant => ({ ...variant, words: engineWords(variant) }));
  const variantsOf = Map.groupBy(variants, ({ modelId }) => modelId);
  const allVariants = [...variantsOf.values()].flat();
  const byEngineWord = indexByWord(allVariants);
  const makerOf = new Map(source.models.map(({ id, makerId }) => [id, makerId]));

  function find(words: readonly (string | null)[]): VehicleMatch | null {
    const maker = longestSpan(words, (key) => makers.get(key) ?? null);
    const afterMaker = without(words, maker?.places);
    const model = narrowest(afterMaker, (key) => modelsUnder(key, maker?.found ?? null));
    const modelIds = model?.found ?? [];
    const openModels = model ? modelIds : modelsOfMaker(maker?.found);
    const open = maker || model ? openModels.flatMap((id) => variantsOf.get(id) ?? []) : null;
    const engine = readEngine(without(afterMaker, model?.places), open);
    if (!maker && !model && !engine?.isTelling) return null;
    const fitting = engine?.variants ?? open ?? allVariants;
    return {
      makerId: maker?.found ?? (modelIds[0] === undefined ? null : (makerOf.get(modelIds[0]) ?? null)),
      modelIds: [...new Set(model || engine ? fitting.map(({ modelId }) => modelId) : [])],
      variantIds: fitting.map(({ id }) => id),
      places: { maker: maker?.places ?? [], model: model?.places ?? [], engine: engine?.places ?? [] },
    };
  }

  function modelsOfMaker(makerId: number | undefined): number[] {
    return [...makerOf].filter(([, maker]) => maker === makerId).map(([id]) => id);
  }

  /** A two-letter chassis code is ambiguous without the maker. */
  function modelsUnder(key: string, makerId: number | null): number[] | null {
    const named = models.get(key)?.filter((id) => makerId === null || makerOf.get(id) === makerId) ?? [];
    const isVague = makerId === null && key.length < 3 && codes.has(key);
    return named.length === 0 || isVague ? null : named;
  }

  /** Filters variants, or all if none are given, by words of their names. */
  function readEngine(words: readonly (string | null)[], among: Variant[] | null) {
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
    for (const [place, word] of words.entries()) {
      if (word === null || places.includes(place)) continue;
      const next = words[place + 1] ?? "";
      const power = powerIn(word, next);
      const fuel = fuelOf.get(word);
      if (power) narrow(power.isOne ? [place] : [place, place + 1], power.test);
      else if (fuel) narrow([place], (variant) => variant.fuel.includes(fuel));
      else if (/^(19|20)\d\d$/.test(word)) narrow([place], builtIn(Number(word)));
      else if (!open.variants) keep([place], byEngineWord.get(word) ?? []);
      else if (byEngineWord.has(word)) narrow([place], (variant) => variant.words.has(word));
    }
    if (!isNarrowed || !open.variants) return null;
    return {
      variants: open.variants,
      places,
      isTelling: isTelling(places.map((place) => words[place] ?? "")),
    };
  }

  const names = new Set([
    ...[...makers.keys(), ...models.keys()].filter((key) => !/^\d+$/.test(key)),
    ...[...source.models, ...source.makers].flatMap(({ name }) => wordsIn(name)),
    ...["serie", "series", "clase", "classe", "class"],
    ...fuelOf.keys(),
  ]);
  const words = new Set([...names, ...byEngineWord.keys()]);
  return { words, names, find };
}

/** "320d" or "1.9 tdi" identifies an engine; "2.0" or "sport" does not. */
function isTelling(told: readonly string[]): boolean {
  const has = (kind: RegExp) => told.some((word) => kind.test(word));
  return has(/^\d{3}[a-z]+$/) || (has(/^\d\.\d$/) && has(/^[a-z]+$/));
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

type Span<Found> = { found: Found; places: number[] };

/** Finds the longest sequence of words that forms a key. */
function longestSpan<Found>(
  words: readonly (string | null)[],
  look: (key: string) => Found | null,
): Span<Found> | null {
  for (let length = maxKeyLength; length >= 1; length--) {
    for (let start = 0; start + length <= words.length; start++) {
      const run = words.slice(start, start + length);
      if (run.includes(null)) continue;
      const places = run.map((_word, index) => start + index);
      const found = look(run.join(""));
      if (found !== null) return { found, places };
    }
  }
  return null;
}

/** Finds the models named by the longest sequence, narrowed by other sequences: *serie 3 e90*. */
function narrowest(
  words: readonly (string | null)[],
  look: (key: string) => number[] | null,
): Span<number[]> | null {
  let narrowed = longestSpan(words, look);
  for (let span = narrowed; narrowed && span; ) {
    const { found, places } = narrowed;
    span = longestSpan(without(words, places), (key) => {
      const shared = look(key)?.filter((id) => found.includes(id)) ?? [];
      return shared.length > 0 ? shared : null;
    });
    if (span) narrowed = { found: span.found, places: [...places, ...span.places] };
  }
  return narrowed;
}

function without(words: readonly (string | null)[], places: readonly number[] = []): (string | null)[] {
  return words.map((word, place) => (places.includes(place) ? null : word));
}

function keysOfMakers(source: LexiconSource): Map<string, number> {
  const keys = new Map<string, number>();
  for (const { id, name } of source.makers) {
    const key = squeeze(name);
    for (const word of [key, ...(nicknames[key] ?? [])]) keys.set(squeeze(word), id);
  }
  return keys;
}

/** Names, families without generation, generations in other numerals, and chassis codes. */
function keysOfModels(source: LexiconSource): { models: Map<string, number[]>; codes: Set<string> } {
  const keys = new Map<string, number[]>();
  const codeKeys = new Set<string>();
  const add = (key: string, id: number) => {
    if (key.length < 2) return;
    const ids = keys.get(key) ?? [];
    if (!ids.includes(id)) keys.set(key, [...ids, id]);
  };
  for (const { id, name } of source.models) {
    const [title = "", codes = ""] = name.split("(");
    for (const code of codes.split(/[,)\s/]+/)) {
      if (!/\d/.test(code) || !/[a-z]/i.test(code)) continue;
      add(squeeze(code), id);
      codeKeys.add(squeeze(code));
    }
    for (const words of spokenAs(wordsIn(title))) add(words.join(""), id);
  }
  return { models: keys, codes: codeKeys };
}

/** Spellings of a model's title. */
function spokenAs(title: string[]): string[][] {
  const place = title.findIndex((word, index) => index > 0 && romans.includes(word));
  const ways = [title];
  if (place > 0) {
    const family = title.slice(0, place);
    const number = String(romans.indexOf(title[place] ?? "") + 1);
    const rest = title.slice(place + 1);
    ways.push([...family, number, ...rest], [...family, ...rest], family, [...family, `mk${number}`]);
  }
  const isSeries = title[0] === "serie" || title[0] === "clase";
  // In Corsa D and Passat B6, the letter is the generation.
  if (!isSeries && title.length > 1 && /^([a-z]|b\d(\.\d)?)$/.test(title.at(-1) ?? ""))
    ways.push(title.slice(0, -1));
  return ways.flatMap((words) => [words, ...translated(words)]);
}

/** Localized forms: *Serie 3* is also *3 Series*, *Clase A* is also *Classe A* and *A Class*. */
function translated([first = "", second = "", ...rest]: string[]): string[][] {
  if (first === "serie")
    return [
      ["series", second, ...rest],
      [second, "series", ...rest],
    ];
  if (first === "clase")
    return [
      ["classe", second, ...rest],
      ["class", second, ...rest],
      [second, "class", ...rest],
    ];
  return [];
}

/** Words of an engine's name, and adjacent ones joined: *320 d* is also *320d*. */
function engineWords({ vehicleName }: LexiconVariant): Set<string> {
  const words = wordsIn(vehicleName);
  const pairs = words.slice(1).map((word, index) => `${words[index]}${word}`);
  return new Set([...words, ...pairs].filter((word) => word.length > 1));
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

function builtIn(year: number) {
  return ({ builtFrom, builtTo }: LexiconVariant) =>
    Math.floor(builtFrom / 100) <= year && (builtTo === null || Math.floor(builtTo / 100) >= year);
}

import type { FitBasis, PartType } from "./taxonomy/index.ts";
import type { DemoVariant } from "./vehicles/vehicles.ts";

const bodyFamilies = new Map([
  ["city", 0],
  ["hatchback", 1],
  ["saloon", 2],
  ["estate", 3],
  ["coupe", 4],
  ["convertible", 5],
  ["mpv", 6],
  ["suv", 7],
  ["pickup", 8],
  ["van", 9],
]);

const sizeBands = new Map([
  ["A", 0],
  ["B", 0],
  ["C", 1],
  ["D", 2],
  ["E", 3],
  ["F", 3],
  ["L", 4],
]);

/** Five years: about the life of one generation of technology. */
const era = (yyyymm: number) => Math.floor(yyyymm / 500);
/** Ten years, from the middle of a decade to that of the next: beyond, hardly any part is the same. */
const decade = (yyyymm: number) => Math.floor((yyyymm - 500) / 1000);

/** Criteria from the coarsest to the finest; versions alike in all of them are never parted. */
const criteria: Record<FitBasis, (variant: DemoVariant) => (string | number)[]> = {
  chassis: ({ model }) => [
    sizeBands.get(model.sizeClass) ?? 0,
    decade(model.from),
    model.group,
    model.platform.name,
    era(model.from),
    bodyFamilies.get(model.bodyType) ?? 0,
    model.sizeClass,
    model.maker.id,
    model.id,
  ],
  engine: ({ model, ignition, engine, ccm, kw, from }) => [
    ignition ?? "electric",
    decade(from),
    model.group,
    ccm === null ? Math.floor(kw / 60) : Math.floor(ccm / 400),
    era(from),
    engine?.name ?? "",
    ccm ?? 0,
    Math.floor(kw / 20),
    model.id,
  ],
  body: ({ model }) => [
    bodyFamilies.get(model.bodyType) ?? 0,
    decade(model.from),
    model.sizeClass,
    model.group,
    era(model.from),
    model.maker.id,
    model.id,
  ],
};

/** Text that versions share whose traits allow them the same part: the same bolts, the same discs. */
export type TraitKey = (variant: DemoVariant) => string;

/** Versions ordered so that related ones are adjacent, with how different each is from the one before. */
export type Lineup = {
  variants: DemoVariant[];
  traitKey: TraitKey;
  /** By position: 0 when it is like the one before, more the coarser the criterion that parts them. */
  gaps: number[];
  /** Into how many clusters it can be cut at most. */
  kinds: number;
};

/** A version with what it is alike in, from the coarsest to the finest. */
type Keyed = { variant: DemoVariant; key: (string | number)[] };

/** All versions in the order of one basis of fit; what is left out of it keeps the order of the rest. */
export function sortByFitBasis(variants: DemoVariant[], fitBasis: FitBasis): Keyed[] {
  const keyed = variants.map((variant) => ({ variant, key: criteria[fitBasis](variant) }));
  return keyed.sort((a, b) => compareKeys(a.key, b.key) || (a.variant.id < b.variant.id ? -1 : 1));
}

/** Lines up versions that `sortByFitBasis` has put in order, those of the same traits beside one another. */
export function lineUp(ordered: Keyed[], traitKey: TraitKey): Lineup {
  const keyed = ordered
    .map(({ variant, key }) => ({ variant, key, traits: traitKey(variant) }))
    .toSorted((a, b) => (a.traits < b.traits ? -1 : Number(a.traits > b.traits)));
  const gaps = keyed.map(({ key, traits }, index) => {
    const before = keyed[index - 1];
    if (before?.traits !== traits) return key.length + 1;
    const differing = key.findIndex((value, place) => value !== before.key[place]);
    return differing < 0 ? 0 : key.length - differing;
  });
  return {
    variants: keyed.map(({ variant }) => variant),
    traitKey,
    gaps,
    kinds: gaps.filter((gap) => gap > 0).length,
  };
}

/** Traits that versions of an exact cluster share: platform, engine family or model. */
const familyOf: Record<FitBasis, (variant: DemoVariant) => string> = {
  chassis: ({ model }) => model.platform.name,
  engine: ({ model, engine }) => engine?.name ?? model.platform.name,
  body: ({ model }) => model.id,
};

/** Years that the launches of an exact cluster's versions lie apart at most, unless the part type says otherwise. */
const exactYears = 12;

/** Share of the clusters that are exact ones at most. */
const exactShare = 0.7;

export type Clusters = {
  /** In the order of the line-up. */
  clusters: DemoVariant[][];
  /** Those of one family, platform or model alone. */
  exact: ReadonlySet<DemoVariant[]>;
};

/**
 * Cuts a line-up into about `count` clusters. Most are exact ones of what is commonest on the
 * road; what is left shares the others.
 */
export function clusterByFamily(lineup: Lineup, count: number, fitBasis: FitBasis): Clusters {
  const exact = alikeIn(lineup, familyOf[fitBasis])
    .flatMap((variants) => splitByYears(variants, exactYears))
    .map((variants) => ({ variants, commonness: commonnessOf(variants) }))
    .filter(({ commonness }) => commonness > 0)
    .toSorted((a, b) => b.commonness - a.commonness)
    .slice(0, Math.floor(count * exactShare))
    .map(({ variants }) => variants);
  return withShared(lineup, exact, Math.max(1, count - exact.length));
}

/** Exact clusters and about `sharedCount` of what they leave, in the order of the line-up. */
function withShared(lineup: Lineup, exact: DemoVariant[][], sharedCount: number): Clusters {
  const rest = restOf(lineup, new Set(exact.flat()));
  const shared = rest.variants.length === 0 || sharedCount === 0 ? [] : cutClusters(rest, sharedCount);
  const placeOf = new Map(lineup.variants.map((variant, place) => [variant, place]));
  const firstPlace = ([first]: DemoVariant[]) => (first ? (placeOf.get(first) ?? 0) : 0);
  const clusters = [...exact, ...shared].toSorted((a, b) => firstPlace(a) - firstPlace(b));
  return { clusters, exact: new Set(exact) };
}

/** Share of the shared clusters that rare cars get beside the exact ones of the commonest models. */
const rareShare = 0.25;
/** From this demand on, rare cars have clusters of their own. */
const demandForAll = 85;

export type Make = Pick<PartType, "demand" | "sameForYears"> & { madeFor: NonNullable<PartType["madeFor"]> };

/**
 * Clusters of part types that are made for one model, engine family or size alone: exact ones for the commonest models. Rare
 * cars share the others, unless the part type is among those that are asked for most; parts of rare models are not for sale.
 */
export function clusterByMake(lineup: Lineup, make: Make): Clusters {
  const { madeFor, demand, sameForYears = exactYears } = make;
  const alike = alikeIn(lineup, kinOf[madeFor]);
  const common = alike.filter((variants) => commonnessOf(variants) > 0);
  const exact = common.flatMap((variants) => splitByYears(variants, sameForYears));
  if (madeFor === "model") return withShared(lineup, exact, 0);
  if (demand < demandForAll) return withShared(lineup, exact, Math.ceil(exact.length * rareShare));
  const rare = alike.filter((variants) => commonnessOf(variants) === 0);
  const own =
    madeFor === "size"
      ? [...Map.groupBy(rare.flat(), lineup.traitKey).values()]
      : rare.flatMap((variants) => splitByYears(variants, sameForYears));
  return { clusters: [...exact, ...own], exact: new Set(madeFor === "size" ? exact : [...exact, ...own]) };
}

/** Traits that versions share whose parts are made for them. */
const kinOf: Record<Make["madeFor"], (variant: DemoVariant) => string> = {
  model: familyOf.body,
  engine_family: familyOf.engine,
  size: ({ model }) => (model.platform.name === model.id ? model.group : model.platform.name),
};

/** Versions of one family with the same traits. */
function alikeIn({ variants, traitKey }: Lineup, kin: (variant: DemoVariant) => string): DemoVariant[][] {
  const keyOf = (variant: DemoVariant) => `${kin(variant)} ${traitKey(variant)}`;
  return [...Map.groupBy(variants, keyOf).values()];
}

/**
 * Splits versions of one family that were launched over too many years for one exact cluster. A model's versions stay
 * together if they can, and so do sister models that were launched together.
 *
 * @param most years between the first and the last launch of a part.
 */
function splitByYears(variants: DemoVariant[], most: number): DemoVariant[][] {
  if (yearsOf(variants) <= most) return [variants];
  const models = [...Map.groupBy(variants, ({ model }) => model).values()]
    .flatMap((own) => splitModel(own, most))
    .toSorted((a, b) => firstLaunch(a) - firstLaunch(b));
  const parts: DemoVariant[][] = [];
  for (const own of models) {
    const part = parts.at(-1);
    if (part && yearsOf([...part, ...own]) <= most) part.push(...own);
    else parts.push([...own]);
  }
  return parts;
}

/** Splits a model that was sold for longer than `most` years; few were. */
function splitModel(variants: DemoVariant[], most: number): DemoVariant[][] {
  const first = firstLaunch(variants);
  return [...Map.groupBy(variants, ({ from }) => Math.floor((from - first) / 100 / most)).values()];
}

const firstLaunch = (variants: DemoVariant[]) => Math.min(...variants.map(({ from }) => from));

/** The commoner a model, the more each of its versions counts. */
function commonnessOf(variants: DemoVariant[]): number {
  const models = new Set(variants.map(({ model }) => model));
  return [...models].reduce(
    (sum, { commonness }) => sum + (commonness === null ? 0 : 1 / (10 + commonness)),
    0,
  );
}

function yearsOf(variants: DemoVariant[]): number {
  const months = variants.map(({ from }) => from);
  return (Math.max(...months) - Math.min(...months)) / 100;
}

/** The line-up without some versions; a gap that was taken away is left to the next version. */
function restOf({ variants, traitKey, gaps }: Lineup, taken: ReadonlySet<DemoVariant>): Lineup {
  const rest: Lineup = { variants: [], traitKey, gaps: [], kinds: 0 };
  let open = 0;
  for (const [place, variant] of variants.entries()) {
    open = Math.max(open, gaps[place] ?? 0);
    if (taken.has(variant)) continue;
    rest.variants.push(variant);
    rest.gaps.push(open);
    if (open > 0) rest.kinds += 1;
    open = 0;
  }
  return rest;
}

function compareKeys(a: (string | number)[], b: (string | number)[]): number {
  for (const [index, value] of a.entries()) {
    const other = b[index] ?? value;
    if (value !== other) return value < other ? -1 : 1;
  }
  return 0;
}

/**
 * Cuts a line-up into about `count` clusters of like size, each cut at the coarsest difference near
 * its place.
 */
function cutClusters({ variants, gaps }: Lineup, count: number): DemoVariant[][] {
  const clusters: DemoVariant[][] = [];
  const span = variants.length / count;
  const reach = Math.floor(span * 0.4);
  let start = 0;
  for (let index = 1; index < count; index += 1) {
    const ideal = Math.round(index * span);
    const cut = coarsestGap(gaps, ideal, Math.max(start + 1, ideal - reach), ideal + reach);
    if (cut === null) continue;
    clusters.push(variants.slice(start, cut));
    start = cut;
  }
  clusters.push(variants.slice(start));
  return clusters.filter((cluster) => cluster.length > 0);
}

function coarsestGap(gaps: number[], ideal: number, from: number, to: number): number | null {
  let best: number | null = null;
  for (let place = from; place <= Math.min(to, gaps.length - 1); place += 1) {
    const gap = gaps[place] ?? 0;
    if (gap === 0) continue;
    const bestGap = best === null ? 0 : (gaps[best] ?? 0);
    const isNearer = best !== null && gap === bestGap && Math.abs(place - ideal) < Math.abs(best - ideal);
    if (gap > bestGap || isNearer) best = place;
  }
  return best;
}

import type { FitBasis } from "./taxonomy/index.ts";
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

/** Versions ordered so that related ones are adjacent, with how different each is from the one before. */
export type Lineup = {
  variants: DemoVariant[];
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

/** Lines up versions that `sortByFitBasis` has put in order. */
export function lineUp(keyed: Keyed[]): Lineup {
  const gaps = keyed.map(({ key }, index) => {
    const before = keyed[index - 1]?.key ?? [];
    const differing = key.findIndex((value, place) => value !== before[place]);
    return differing < 0 ? 0 : key.length - differing;
  });
  return {
    variants: keyed.map(({ variant }) => variant),
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

/** Years that the launches of an exact cluster's versions lie apart at most. */
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
  const alike = Map.groupBy(lineup.variants, (variant) => familyOf[fitBasis](variant));
  const exact = [...alike.values()]
    .map((variants) => ({ variants, commonness: commonnessOf(variants) }))
    .filter(({ variants, commonness }) => commonness > 0 && yearsOf(variants) <= exactYears)
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

/**
 * Clusters of part types that are made for one model or engine family alone: exact ones for the commonest models. Engines of
 * rare cars share the others; parts of rare models are not for sale.
 */
export function clusterByMake(lineup: Lineup, madeFor: "model" | "engine_family"): Clusters {
  const fitBasis = madeFor === "model" ? "body" : "engine";
  const alike = [...Map.groupBy(lineup.variants, (variant) => familyOf[fitBasis](variant)).values()];
  const exact = alike.filter((variants) => commonnessOf(variants) > 0).flatMap(splitByYears);
  return withShared(lineup, exact, madeFor === "model" ? 0 : Math.ceil(exact.length * rareShare));
}

/** Parts versions of one family whose launches lie further apart than those of an exact cluster may. */
function splitByYears(variants: DemoVariant[]): DemoVariant[][] {
  const parts = Math.floor(yearsOf(variants) / exactYears) + 1;
  if (parts === 1) return [variants];
  const byLaunch = variants.toSorted((a, b) => a.from - b.from);
  const first = byLaunch[0]?.from ?? 0;
  return [...Map.groupBy(byLaunch, ({ from }) => Math.floor((from - first) / 100 / exactYears)).values()];
}

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
function restOf({ variants, gaps }: Lineup, taken: ReadonlySet<DemoVariant>): Lineup {
  const rest: Lineup = { variants: [], gaps: [], kinds: 0 };
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

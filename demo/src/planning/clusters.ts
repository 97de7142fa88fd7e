import type { Position } from "@recambia/contract/vehicles/fit";
import type { FitBasis, PartType } from "../taxonomy/index.ts";
import { bodyOf } from "../vehicles/shared-bodies.ts";
import type { DemoVariant } from "../vehicles/vehicles.ts";
import type { Lineup } from "./lineups.ts";

/** Traits that versions of an exact cluster share: platform, engine family or model. */
const familyOf: Record<FitBasis, (variant: DemoVariant) => string> = {
  chassis: ({ model }) => model.platform.name,
  engine: ({ model, engine }) => engine?.name ?? model.platform.name,
  body: ({ model }) => model.id,
};

/** Years that the launches of an exact cluster's versions lie apart at most, unless the part type says otherwise. */
const exactYears = 12;

/** Share of the clusters that are exact ones at most. */
const exactShare = 0.4;

export type Clusters = {
  /** In the order of the line-up. */
  clusters: DemoVariant[][];
  /** Those of one family, platform or model alone. */
  exact: ReadonlySet<DemoVariant[]>;
};

/**
 * Cuts a line-up into about `count` clusters. Most are exact ones of what is commonest on the
 * road; what is left shares the others, of which there is one for each combination of traits if they suffice.
 */
export function clusterByFamily(lineup: Lineup, count: number, fitBasis: FitBasis): Clusters {
  const leastShared = lineup.traitGroups <= count ? lineup.traitGroups : 1;
  const exact = alikeIn(lineup, familyOf[fitBasis])
    .flatMap((variants) => splitByYears(variants, exactYears))
    .map((variants) => ({ variants, commonness: commonnessOf(variants) }))
    .filter(({ commonness }) => commonness > 0)
    .toSorted((a, b) => b.commonness - a.commonness)
    .slice(0, Math.min(Math.floor(count * exactShare), count - leastShared))
    .map(({ variants }) => variants);
  return withShared(lineup, exact, Math.max(1, count - exact.length));
}

/** Exact clusters and about `sharedCount` of what they leave, in the order of the line-up. */
function withShared(lineup: Lineup, exact: DemoVariant[][], sharedCount: number): Clusters {
  const rest = restOf(lineup, new Set(exact.flat()));
  const shared =
    rest.variants.length === 0 || sharedCount === 0
      ? []
      : cutClusters({ ...rest, traitKey: lineup.traitKey }, sharedCount);
  const byFirst = new Map([...exact, ...shared].map((cluster) => [cluster[0], cluster]));
  const clusters = lineup.variants.flatMap((variant) => {
    const cluster = byFirst.get(variant);
    return cluster ? [cluster] : [];
  });
  return { clusters, exact: new Set(exact) };
}

/** Share of the shared clusters that rare cars get beside the exact ones of the commonest models. */
const rareShare = 0.2;
/** From this demand on, rare cars have clusters of their own. */
const demandForAll = 85;

/** Where a part type goes, and what it is made for. */
export type Make = {
  partType: PartType & { madeFor: NonNullable<PartType["madeFor"]> };
  position: Position | null;
};

/**
 * Clusters of part types that are made for one model, platform, engine family, family of makers or size alone: exact ones for
 * the commonest models. Rare cars share the others, unless the part type is among those that are asked for most; parts of rare models are
 * not for sale.
 */
export function clusterByMake(lineup: Lineup, make: Make): Clusters {
  const { madeFor, demand, sameForYears = exactYears } = make.partType;
  const kin = madeFor === "model" ? ({ model }: DemoVariant) => bodyOf(model, make) : kinOf[madeFor];
  const alike = alikeIn(lineup, kin);
  const common = alike.filter((variants) => commonnessOf(variants) > 0);
  const exact = common.flatMap((variants) => splitByYears(variants, sameForYears));
  if (madeFor === "model") return withShared(lineup, exact, 0);
  if (demand < demandForAll || (madeFor === "size" && lineup.traitGroups === 1))
    return withShared(lineup, exact, Math.ceil(exact.length * rareShare));
  const rare = alike.filter((variants) => commonnessOf(variants) === 0).flat();
  const own =
    madeFor === "size"
      ? [...Map.groupBy(rare, lineup.traitKey).values()]
      : alikeIn({ variants: rare, traitKey: lineup.traitKey }, rareKin).flatMap((variants) =>
          splitByYears(variants, sameForYears),
        );
  return { clusters: [...exact, ...own], exact: new Set(exact) };
}

/** Makers that belong to no family of makers share no parts with one another. */
const groupOf = ({ model }: DemoVariant) => (model.group === "other" ? model.maker.id : model.group);

/** Traits that versions share whose parts are made for them. */
const kinOf: Record<Exclude<Make["partType"]["madeFor"], "model">, (variant: DemoVariant) => string> = {
  platform: familyOf.chassis,
  engine_family: familyOf.engine,
  group: groupOf,
  size: ({ model }) => (model.platform.name === model.id ? model.group : model.platform.name),
};

/** Rare engines share what is asked for most with those of the same makers that burn the same fuel. */
const rareKin = (variant: DemoVariant) => `${groupOf(variant)} ${variant.ignition}`;

/** Versions of one family with the same traits. */
function alikeIn(
  { variants, traitKey }: Pick<Lineup, "variants" | "traitKey">,
  kin: (variant: DemoVariant) => string,
): DemoVariant[][] {
  const keyOf = (variant: DemoVariant) => `${kin(variant)} ${traitKey(variant)}`;
  return [...Map.groupBy(variants, keyOf).values()];
}

/**
 * Splits versions of one family that were launched over too many years for one exact cluster. A model's versions stay
 * together if they can, and so do sister models that were launched together.
 *
 * @param most years between the first and the last launch of one cluster.
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

/** Versions in their order, with the gaps between them. */
type Stretch = Pick<Lineup, "variants" | "gaps">;

/** The line-up without some versions; a gap that was taken away is left to the next version. */
function restOf({ variants, gaps }: Lineup, taken: ReadonlySet<DemoVariant>): Stretch {
  const rest: Stretch = { variants: [], gaps: [] };
  let open = 0;
  for (const [place, variant] of variants.entries()) {
    open = Math.max(open, gaps[place] ?? 0);
    if (taken.has(variant)) continue;
    rest.variants.push(variant);
    rest.gaps.push(open);
    open = 0;
  }
  return rest;
}

/**
 * Cuts a line-up into about `count` clusters that as many people ask for. Versions of different traits share none if there are
 * enough clusters.
 */
function cutClusters(lineup: Stretch & Pick<Lineup, "traitKey">, count: number): DemoVariant[][] {
  const alike = Map.groupBy(lineup.variants, lineup.traitKey);
  if (alike.size > count) return cutAtGaps(lineup, count);
  const passed = passedWeights(lineup.variants);
  const perSpare = (passed.at(-1) ?? 0) / (count - alike.size);
  let start = 0;
  return [...alike.values()].flatMap((variants) => {
    const end = start + variants.length;
    const spare = Math.round((passed[end] ?? 0) / perSpare) - Math.round((passed[start] ?? 0) / perSpare);
    const gaps = lineup.gaps.slice(start, end);
    start = end;
    return cutAtGaps({ variants, gaps }, 1 + spare);
  });
}

/** How much a version of a rare model counts beside one of the commonest ones. */
const rareWeight = 0.05;

/** How far from its place a cut may be, in clusters. */
const cutReach = 0.4;

/** Weight of the versions before each place of a line-up, and of all of them. */
function passedWeights(variants: DemoVariant[]): number[] {
  let passed = 0;
  const weights = variants.map(({ model }) => (model.commonness === null ? rareWeight : 1));
  return [0, ...weights.map((weight) => (passed += weight))];
}

/** Cuts at the coarsest difference near the place of each cut. */
function cutAtGaps({ variants, gaps }: Stretch, count: number): DemoVariant[][] {
  const clusters: DemoVariant[][] = [];
  const passed = passedWeights(variants);
  const span = (passed.at(-1) ?? 0) / count;
  const placeAt = (cut: number) => passed.findIndex((weight) => weight >= cut * span);
  let start = 0;
  for (let index = 1; index < count; index += 1) {
    const first = Math.max(start + 1, placeAt(index - cutReach));
    const cut = coarsestGap(gaps, placeAt(index), first, placeAt(index + cutReach));
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

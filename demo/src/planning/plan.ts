import { categories, type PartType } from "../taxonomy/index.ts";
import type { DemoVariant } from "../vehicles/vehicles.ts";
import { type Assortment, assortments, countProducts } from "./assortments.ts";
import { type Clusters, clusterByFamily } from "./clusters.ts";
import { type PlannedKit, planKits } from "./kits.ts";
import type { Lineup } from "./lineups.ts";
import { brandsAtLeast, type Candidate, listCandidates, type Place } from "./places.ts";
import { planAssortedPlaces, planOwnPlaces } from "./planned-places.ts";

/** A part type whose products fit by nature. */
export type Shelf = { category: string; partType: PartType; productCount: number };

/** A part type of which there is everything that everybody buys. */
export type AssortedShelf = { category: string; partType: PartType; assortment: Assortment };

export type Plan = {
  places: Place[];
  shelves: Shelf[];
  assorted: AssortedShelf[];
  kits: PlannedKit[];
  /** Products of vehicle-specific part types of which no vehicle is known. */
  unknownCount: number;
};

/** Size of the catalogue with which a shop opens. */
export const defaultProducts = 20_800;
/** Of them without the assortments, about. */
const drawnProducts = 12_000;
/**
 * A smaller catalogue has a few of everything: no assortments, and parts that are made for one model or engine family are
 * shared like others.
 */
const leastForAll = 19_800;
const mostKitsOfSmallOnes = 40;
/** About six of each universal part type in a catalogue with everything: three kinds, or three price levels. */
const leastOnShelves = 400;
const defaultPerCluster = 2.01;
/** Growth of products per cluster with the catalogue: a million products have 30 million fitments. */
const crowding = 0.67;
/** About one product in 300 comes without fitment data. */
const unknownShare = 1 / 300;

/**
 * Divides a number of products over part types, places and clusters of vehicles. What is asked for
 * much gets finer clusters and more products; each cluster has at least two products. A larger
 * catalogue has more clusters, and more products in each.
 */
export function planCatalogue(seed: string, variants: DemoVariant[], productCount: number): Plan {
  const hasAll = productCount >= leastForAll;
  const mostPlaces = hasAll ? Number.POSITIVE_INFINITY : productCount / brandsAtLeast;
  const candidates = listCandidates(seed, variants, mostPlaces);
  const assorted = hasAll ? assortedShelves() : [];
  const assortedPlaces = hasAll ? planAssortedPlaces(candidates) : [];
  const ownPlaces = hasAll ? planOwnPlaces(candidates) : [];
  const assortedCount = assorted.reduce((sum, one) => sum + countProducts(one.assortment), 0);
  const placedCount = [...assortedPlaces, ...ownPlaces]
    .flatMap(({ productCounts }) => productCounts)
    .reduce((sum, count) => sum + count, 0);
  const drawnCount = productCount - assortedCount - placedCount;
  const scale = drawnCount / drawnProducts;
  const unknownCount = Math.round(productCount * unknownShare);
  const shelvesCount = Math.max(hasAll ? leastOnShelves : 0, 720 * scale ** 0.5);
  const shelves = planShelves(Math.round(Math.min(drawnCount / 4, shelvesCount)), assorted);
  const onShelves = shelves.reduce((sum, shelf) => sum + shelf.productCount, 0);
  const specificCount = drawnCount - unknownCount - onShelves;
  const perCluster = defaultPerCluster * Math.max(1, scale) ** crowding;
  const planned = [...ownPlaces, ...assortedPlaces];
  const isPlanned = new Set(planned.map(({ partType }) => partType));
  const left = candidates.filter(({ partType }) => !isPlanned.has(partType));
  const places = planPlaces(left, Math.floor(specificCount / perCluster));
  shareProducts(places, specificCount);
  const allPlaces = [...places, ...planned];
  const kits = planKits(allPlaces, variants, hasAll ? Number.POSITIVE_INFINITY : mostKitsOfSmallOnes);
  return { places: allPlaces, shelves, assorted, kits, unknownCount };
}

function assortedShelves(): AssortedShelf[] {
  return universalPartTypes().flatMap((one) => {
    const assortment = assortments.get(one.partType.slug);
    return assortment ? [{ ...one, assortment }] : [];
  });
}

function universalPartTypes() {
  return categories.flatMap(({ slug: category, partTypes }) =>
    partTypes.filter(({ fit }) => fit === "universal").map((partType) => ({ category, partType })),
  );
}

/** A small catalogue keeps the shelves that are asked for most. */
function planShelves(count: number, assorted: AssortedShelf[]): Shelf[] {
  const isAssorted = new Set(assorted.map(({ partType }) => partType));
  const shelves = universalPartTypes()
    .filter(({ partType }) => !isAssorted.has(partType))
    .toSorted((a, b) => b.partType.demand - a.partType.demand)
    .slice(0, Math.floor(count / brandsAtLeast));
  const extras = divide(
    count - shelves.length * brandsAtLeast,
    shelves.map(({ partType }) => partType.demand),
  );
  return shelves.map((shelf, index) => ({ ...shelf, productCount: brandsAtLeast + (extras[index] ?? 0) }));
}

function planPlaces(candidates: Candidate[], clusterCount: number): Place[] {
  const byDemand = candidates.toSorted((a, b) => b.partType.demand - a.partType.demand);
  const asked = new Set(byDemand.slice(0, Math.max(1, clusterCount)));
  const kept = candidates.filter((candidate) => asked.has(candidate));
  const counts = clusterCounts(kept, clusterCount);
  const cuts = new Map<string, Clusters>();
  return kept.map(({ lineup, weight: _weight, ...place }, index) => {
    const count = counts[index] ?? 1;
    const key = `${place.partType.slug} ${place.position} ${place.isEitherAxle} ${count}`;
    const clusters = cuts.get(key) ?? clusterByFamily(lineup, count, place.fitBasis);
    cuts.set(key, clusters);
    return { ...place, ...clusters, productCounts: [] };
  });
}

/** Versions of so many different traits get clusters of their own even in a part type that few ask for. */
const fewTraitGroups = 14;

/** Number of clusters for each position, so that their total is about the wanted one. */
function clusterCounts(candidates: Candidate[], wanted: number): number[] {
  const groupsOf = ({ traitGroups }: Lineup) => (traitGroups <= fewTraitGroups ? traitGroups : 1);
  const grouped = candidates.reduce((sum, { lineup }) => sum + groupsOf(lineup), 0);
  // A small catalogue has not even one cluster for each group.
  const leastOf = grouped <= wanted ? groupsOf : () => 1;
  const countsAt = (factor: number) =>
    candidates.map(({ weight, lineup }) =>
      Math.max(leastOf(lineup), Math.min(lineup.kinds, Math.round(weight * factor))),
    );
  const total = (factor: number) => countsAt(factor).reduce((sum, count) => sum + count, 0);
  let low = 0;
  let high = 1;
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2;
    if (total(middle) > wanted) high = middle;
    else low = middle;
  }
  return countsAt(low);
}

/** Two products to each cluster, and what is left to those asked for most. */
function shareProducts(places: Place[], specificCount: number): void {
  const clusterCount = places.reduce((sum, { clusters }) => sum + clusters.length, 0);
  const extra = specificCount - clusterCount * brandsAtLeast;
  const weights = places.flatMap(({ clusters, partType }) => clusters.map(() => partType.demand ** 2));
  const extras = divide(extra, weights);
  let next = 0;
  for (const place of places) {
    place.productCounts = place.clusters.map(() => {
      const own = extras[next] ?? 0;
      next += 1;
      return brandsAtLeast + own;
    });
  }
}

/** Whole shares of a count in proportion to weights; they add up to the count. */
function divide(count: number, weights: number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let passed = 0;
  let given = 0;
  return weights.map((weight) => {
    passed += weight;
    const share = Math.round((count * passed) / total) - given;
    given += share;
    return share;
  });
}

import type { Position, Side } from "@recambia/contract/vehicles/fit";
import { type Article, type Assortment, assortments, countProducts } from "./assortments.ts";
import { type Clusters, clusterByKin, type Lineup, lineUp, sortByKinship } from "./clusters.ts";
import { drawFor } from "./draw.ts";
import { hasPart } from "./has-part.ts";
import { categories, type Kinship, kinships, type PartType } from "./taxonomy/index.ts";
import type { DemoVariant } from "./vehicles/vehicles.ts";

/** One place on the car that a part type is made for: front left door handle. */
export type Place = {
  category: string;
  kinship: Kinship;
  partType: PartType;
  position: Position | null;
  side: Side | null;
  /** Its products go to either axle, and each vehicle's line says to which. */
  isEitherAxle: boolean;
  /** Versions that take the same part there. */
  clusters: DemoVariant[][];
  /** Clusters of one engine family, platform or model alone, which share nothing with their neighbours. */
  exact: ReadonlySet<DemoVariant[]>;
  /** Products of each cluster, at least two. */
  productCounts: number[];
  /** Of whose articles each cluster takes one. */
  assortment?: Assortment;
};

/** A part type whose products fit by nature. */
export type Shelf = { category: string; partType: PartType; productCount: number };

/** A part type of which there is everything that everybody buys. */
export type AssortedShelf = { category: string; partType: PartType; assortment: Assortment };

export type Plan = {
  places: Place[];
  shelves: Shelf[];
  assorted: AssortedShelf[];
  /** Products of vehicle-specific part types of which no vehicle is known. */
  unknownCount: number;
};

/** Size of the catalogue with which a shop opens. */
export const defaultProducts = 16_000;
/** Of them without the assortments, about. */
const drawnProducts = 12_000;
/** A smaller catalogue has a few of each, and no assortments. */
const leastForAssortments = 15_000;
const brandsAtLeast = 2;
/** Share of the models that products for either axle fit. */
const eitherAxleShare = 0.12;
const defaultPerCluster = 2.3;
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
  const hasAssortments = productCount >= leastForAssortments;
  const assorted = hasAssortments ? assortedShelves() : [];
  const assortedPlaces = hasAssortments ? planAssortedPlaces(seed, variants) : [];
  const assortedCount = [...assorted, ...assortedPlaces].reduce(
    (sum, { assortment }) => sum + (assortment ? countProducts(assortment) : 0),
    0,
  );
  const drawnCount = productCount - assortedCount;
  const scale = drawnCount / drawnProducts;
  const unknownCount = Math.round(drawnCount * unknownShare);
  const shelves = planShelves(Math.round(Math.min(drawnCount / 4, 720 * scale ** 0.5)), assorted);
  const onShelves = shelves.reduce((sum, shelf) => sum + shelf.productCount, 0);
  const specificCount = drawnCount - unknownCount - onShelves;
  const perCluster = defaultPerCluster * Math.max(1, scale) ** crowding;
  const isAssorted = new Set(assortedPlaces.map(({ partType }) => partType));
  const places = planPlaces(seed, variants, Math.floor(specificCount / perCluster), isAssorted);
  shareProducts(places, specificCount);
  return { places: [...places, ...assortedPlaces], shelves, assorted, unknownCount };
}

/** Part types for certain vehicles, whose clusters are the versions that take an article. */
function planAssortedPlaces(seed: string, variants: DemoVariant[]): Place[] {
  return listCandidates(seed, variants).flatMap(({ lineup, weight: _weight, ...place }) => {
    const assortment = assortments.get(place.partType.slug);
    if (!assortment) return [];
    const clusters = versionsTaking(assortment, lineup.variants);
    const productCounts = clusters.map(() => assortment.tiers.length);
    return [{ ...place, clusters, exact: new Set(), productCounts, assortment }];
  });
}

/** By article, versions that take it. */
function versionsTaking({ articles, takenBy }: Assortment, variants: DemoVariant[]): DemoVariant[][] {
  if (takenBy === null) return [];
  const taking = Map.groupBy(
    variants.flatMap((variant) =>
      articlesTaken(variant, articles, takenBy).map((article) => ({ variant, article })),
    ),
    ({ article }) => article,
  );
  return articles.map((article) => (taking.get(article) ?? []).map(({ variant }) => variant));
}

/** Each engine family takes one article of those that are on sale; the greater the engine, the longer its belt. */
function articlesTaken(
  variant: DemoVariant,
  articles: Article[],
  takenBy: NonNullable<Assortment["takenBy"]>,
) {
  if (takenBy !== "engine")
    return articles.filter(({ size }) => size !== null && variant.sizes[takenBy].includes(size));
  const name = variant.engine?.name ?? variant.model.platform.name;
  const article = articles[drawFor("articles of engines", name).below(articles.length)];
  return article ? [article] : [];
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

type Candidate = Omit<Place, "clusters" | "exact" | "productCounts"> & {
  lineup: Lineup;
  weight: number;
};

function planPlaces(
  seed: string,
  variants: DemoVariant[],
  clusterCount: number,
  without: ReadonlySet<PartType>,
): Place[] {
  const candidates = listCandidates(seed, variants).filter(({ partType }) => !without.has(partType));
  const byDemand = candidates.toSorted((a, b) => b.partType.demand - a.partType.demand);
  const asked = new Set(byDemand.slice(0, Math.max(1, clusterCount)));
  const kept = candidates.filter((candidate) => asked.has(candidate));
  const counts = clusterCounts(kept, clusterCount);
  const cuts = new Map<string, Clusters>();
  return kept.map(({ lineup, weight: _weight, ...place }, index) => {
    const count = counts[index] ?? 1;
    const key = `${place.partType.slug} ${place.position} ${place.isEitherAxle} ${count}`;
    const clusters = cuts.get(key) ?? clusterByKin(lineup, count, place.kinship);
    cuts.set(key, clusters);
    return { ...place, ...clusters, productCounts: [] };
  });
}

function listCandidates(seed: string, variants: DemoVariant[]): Candidate[] {
  const sorted = new Map(kinships.map((kinship) => [kinship, sortByKinship(variants, kinship)]));
  return categories.flatMap(({ slug: category, kinship, partTypes }) =>
    partTypes
      .filter(({ fit }) => fit === "vehicle")
      .flatMap((partType) => {
        const kin = sorted.get(kinship) ?? [];
        const havingAt = (position: Position | null) =>
          kin.filter(({ variant }) => hasPart(seed, variant, category, partType, position));
        const places = placesOf(partType).map((place) =>
          candidateFor(category, kinship, partType, place, lineUp(havingAt(place.position))),
        );
        if (!partType.eitherAxle) return places;
        const some = havingAt("rear").filter(({ variant }) => takesEitherAxle(seed, partType, variant));
        const either = candidateFor(
          category,
          kinship,
          partType,
          { position: null, side: null },
          lineUp(some),
        );
        return [...places, { ...either, isEitherAxle: true }];
      })
      .filter(({ lineup }) => lineup.variants.length > 0),
  );
}

function takesEitherAxle(seed: string, partType: PartType, { model }: DemoVariant): boolean {
  return drawFor(seed, "either axle", partType.slug, model.id).chance(eitherAxleShare);
}

function candidateFor(
  category: string,
  kinship: Kinship,
  partType: PartType,
  place: { position: Position | null; side: Side | null },
  lineup: Lineup,
): Candidate {
  const weight = partType.demand ** 1.3 * Math.sqrt(lineup.variants.length);
  return { ...place, category, kinship, partType, isEitherAxle: false, lineup, weight };
}

function placesOf({ positions, sides }: PartType): { position: Position | null; side: Side | null }[] {
  return (positions ?? [null]).flatMap((position) => (sides ?? [null]).map((side) => ({ position, side })));
}

/** Number of clusters for each position, so that their total is about the wanted one. */
function clusterCounts(candidates: Candidate[], wanted: number): number[] {
  const countsAt = (factor: number) =>
    candidates.map(({ weight, lineup }) => Math.max(1, Math.min(lineup.kinds, Math.round(weight * factor))));
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

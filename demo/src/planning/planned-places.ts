import { drawFor } from "../draw.ts";
import { fitsWheels } from "../vehicles/factory-wheels.ts";
import type { DemoVariant } from "../vehicles/vehicles.ts";
import { beltRibsOf } from "../vehicles/version-traits.ts";
import { type Article, type Assortment, assortments } from "./assortments.ts";
import { clusterByMake } from "./clusters.ts";
import { brandsAtLeast, type Candidate, type Place } from "./places.ts";

/** Part types that are made for one model, engine family or size, with two products for each. */
export function planOwnPlaces(candidates: Candidate[]): Place[] {
  return candidates.flatMap(({ lineup, weight: _weight, ...place }) => {
    const { position, partType } = place;
    const { madeFor } = partType;
    if (!madeFor) return [];
    const { clusters, exact } = clusterByMake(lineup, { position, partType: { ...partType, madeFor } });
    return [{ ...place, clusters, exact, productCounts: clusters.map(() => brandsAtLeast) }];
  });
}

/** Part types for certain vehicles, whose clusters are the versions that take an article. */
export function planAssortedPlaces(candidates: Candidate[]): Place[] {
  return candidates.flatMap(({ lineup, weight: _weight, ...place }) => {
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

/** Of belts around alternator and air conditioning, in millimetres. */
const beltLengths = { least: 850, greatest: 2200 };

/** Each engine family takes one belt of those that are on sale. */
function articlesTaken(
  variant: DemoVariant,
  articles: Article[],
  takenBy: NonNullable<Assortment["takenBy"]>,
) {
  if (takenBy === "wheels") return articles.filter(({ values }) => fitsWheels(variant.wheels, values));
  if (takenBy !== "engine")
    return articles.filter(({ size }) => size !== null && variant.sizes[takenBy].includes(size));
  const name = variant.engine?.name ?? variant.model.platform.name;
  const ribs = beltRibsOf(variant);
  const suitable = articles.filter(
    ({ values: { ribs: own, length } }) =>
      own === ribs && Number(length) >= beltLengths.least && Number(length) <= beltLengths.greatest,
  );
  const article = suitable[drawFor("articles of engines", name, ribs ?? "").below(suitable.length)];
  return article ? [article] : [];
}

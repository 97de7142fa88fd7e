import type { Position, Side } from "@recambia/contract/vehicles/fit";
import { drawFor } from "../draw.ts";
import { hasPart } from "../has-part.ts";
import { categories, type FitBasis, fitBases, type PartType } from "../taxonomy/index.ts";
import type { VersionTrait } from "../vehicles/trait-names.ts";
import type { DemoVariant } from "../vehicles/vehicles.ts";
import { traitOf } from "../vehicles/version-traits.ts";
import type { Assortment } from "./assortments.ts";
import { type Keyed, type Lineup, lineUp, sortByFitBasis, type TraitKey } from "./lineups.ts";

/** One place on the car that a part type is made for: front left door handle. */
export type Place = {
  category: string;
  fitBasis: FitBasis;
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

/** Products of each fit set, and of each kind of a universal part, so that everybody has a choice. */
export const brandsAtLeast = 2;
/** Share of the models that products for either axle fit. */
const eitherAxleShare = 0.12;

/** A place with the versions that have it, in the order of their basis of fit. */
export type Candidate = Omit<Place, "clusters" | "exact" | "productCounts"> & {
  lineup: Lineup;
  weight: number;
};

/**
 * Places of part types that some version has.
 *
 * @param most places, those of the part types that are asked for most; lining up versions takes longest.
 */
export function listCandidates(
  seed: string,
  variants: DemoVariant[],
  most = Number.POSITIVE_INFINITY,
): Candidate[] {
  const lineups = createLineups(seed, variants);
  const spots = categories.flatMap(({ slug: category, fitBasis: usualBasis, partTypes }) =>
    partTypes
      .filter(({ fit }) => fit === "vehicle")
      .flatMap((partType) => spotsOf({ category, partType, fitBasis: partType.fitBasis ?? usualBasis })),
  );
  const candidates = new Map<Spot, Candidate>();
  for (const spot of spots.toSorted((a, b) => b.partType.demand - a.partType.demand)) {
    if (candidates.size >= most) break;
    const candidate = candidateFor(spot, lineupOf(seed, spot, lineups));
    if (candidate.lineup.variants.length > 0) candidates.set(spot, candidate);
  }
  return spots.flatMap((spot) => candidates.get(spot) ?? []);
}

/** A place before it is known which versions have it. */
type Spot = TaxonomyEntry & Pick<Place, "position" | "side" | "isEitherAxle">;

function spotsOf(entry: TaxonomyEntry): Spot[] {
  const { positions, sides, eitherAxle } = entry.partType;
  const spots = (positions ?? [null]).flatMap((position) =>
    (sides ?? [null]).map((side) => ({ ...entry, position, side, isEitherAxle: false })),
  );
  return eitherAxle ? [...spots, { ...entry, position: null, side: null, isEitherAxle: true }] : spots;
}

function lineupOf(seed: string, spot: Spot, lineups: ReturnType<typeof createLineups>): Lineup {
  const { partType, position } = spot;
  if (!spot.isEitherAxle) return lineups.lineupAt(spot, position);
  const some = lineups
    .havingAt(spot, "rear")
    .filter(({ variant }) => takesEitherAxle(seed, partType, variant));
  return lineUp(some, lineups.traitKeyOf(traitsOf(partType), null));
}

/** A part type with its category and its basis of fit. */
type TaxonomyEntry = { category: string; partType: PartType; fitBasis: FitBasis };

/**
 * Line-ups of the versions that have a part type. Half of the part types have the conditions of another, and many the traits:
 * what depends on these alone is decided once.
 */
function createLineups(seed: string, variants: DemoVariant[]) {
  const sorted = new Map(fitBases.map((fitBasis) => [fitBasis, sortByFitBasis(variants, fitBasis)]));
  const known = {
    having: new Map<string, Keyed[]>(),
    traitKeys: new Map<string, TraitKey>(),
    lineups: new Map<string, Lineup>(),
  };
  const havingAt = ({ category, partType, fitBasis }: TaxonomyEntry, position: Position | null) =>
    knownOr(known.having, JSON.stringify([fitBasis, conditionsAt(position, partType, category)]), () =>
      (sorted.get(fitBasis) ?? []).filter(({ variant }) =>
        hasPart(seed, variant, category, partType, position),
      ),
    );
  const traitKeyOf = (traits: VersionTrait[], position: Position | null) =>
    knownOr(known.traitKeys, JSON.stringify([traits, position]), () => {
      const keys = new Map<DemoVariant, string>();
      return (variant) => knownOr(keys, variant, () => traitTextOf(variant, traits, position));
    });
  const lineupAt = (entry: TaxonomyEntry, position: Position | null) => {
    const { category, partType, fitBasis } = entry;
    const traits = traitsOf(partType);
    const key = JSON.stringify([fitBasis, traits, position, conditionsAt(position, partType, category)]);
    return knownOr(known.lineups, key, () => lineUp(havingAt(entry, position), traitKeyOf(traits, position)));
  };
  return { havingAt, traitKeyOf, lineupAt };
}

function knownOr<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

/**
 * All that decides which versions have a part type on an axle. The category counts where only a share of the models has the
 * part (see `hasPart`).
 */
function conditionsAt(position: Position | null, { appliesTo, rearAppliesTo }: PartType, category: string) {
  return [
    appliesTo,
    position === "rear" ? rearAppliesTo : undefined,
    appliesTo?.share === undefined ? null : category,
  ];
}

/** Versions whose traits give the part type the same attributes can share its products. */
function traitsOf({ attributes, separatedBy = [] }: PartType): VersionTrait[] {
  return [...attributes.flatMap(({ trait }) => trait ?? []), ...separatedBy];
}

function traitTextOf(variant: DemoVariant, traits: VersionTrait[], position: Position | null): string {
  return traits
    .map((trait) =>
      // A part for a number of bolts fits one circle only, even if its attributes do not tell it.
      trait === "wheel_bolts" ? variant.wheels.boltPattern : traitOf(variant, trait, position),
    )
    .join(" ");
}

function takesEitherAxle(seed: string, partType: PartType, { model }: DemoVariant): boolean {
  return drawFor(seed, "either axle", partType.slug, model.id).chance(eitherAxleShare);
}

function candidateFor(spot: Spot, lineup: Lineup): Candidate {
  const weight = spot.partType.demand ** 1.8 * Math.sqrt(lineup.variants.length);
  return { ...spot, lineup, weight };
}

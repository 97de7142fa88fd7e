import type { Position, Side } from "@recambia/contract/vehicles/fit";
import { drawFor } from "../draw.ts";
import { hasPart } from "../has-part.ts";
import { categories, type FitBasis, fitBases, type PartType } from "../taxonomy/index.ts";
import type { VersionTrait } from "../vehicles/trait-names.ts";
import type { DemoVariant } from "../vehicles/vehicles.ts";
import { traitOf } from "../vehicles/version-traits.ts";
import type { Assortment } from "./assortments.ts";
import { type Lineup, lineUp, sortByFitBasis, type TraitKey } from "./lineups.ts";

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

/** All places of all part types that some version has. */
export function listCandidates(seed: string, variants: DemoVariant[]): Candidate[] {
  const sorted = new Map(fitBases.map((fitBasis) => [fitBasis, sortByFitBasis(variants, fitBasis)]));
  const known = new Map<string, Lineup>();
  return categories.flatMap(({ slug: category, fitBasis: usualBasis, partTypes }) =>
    partTypes
      .filter(({ fit }) => fit === "vehicle")
      .flatMap((partType) => {
        const fitBasis = partType.fitBasis ?? usualBasis;
        const ordered = sorted.get(fitBasis) ?? [];
        const traits = traitsOf(partType);
        const havingAt = (position: Position | null) =>
          ordered.filter(({ variant }) => hasPart(seed, variant, category, partType, position));
        const lineupAt = (position: Position | null) => {
          const key = JSON.stringify([fitBasis, traits, position, conditionsOf(partType, category)]);
          const lineup = known.get(key) ?? lineUp(havingAt(position), traitKeyOf(traits, position));
          known.set(key, lineup);
          return lineup;
        };
        const places = placesOf(partType).map((place) =>
          candidateFor(category, fitBasis, partType, place, lineupAt(place.position)),
        );
        if (!partType.eitherAxle) return places;
        const some = havingAt("rear").filter(({ variant }) => takesEitherAxle(seed, partType, variant));
        const either = candidateFor(
          category,
          fitBasis,
          partType,
          { position: null, side: null },
          lineUp(some, traitKeyOf(traits, null)),
        );
        return [...places, { ...either, isEitherAxle: true }];
      })
      .filter(({ lineup }) => lineup.variants.length > 0),
  );
}

/**
 * All that decides which versions have a part type. Part types of the same conditions share their line-ups: half of them have
 * the conditions of another. The category counts where only a share of the models has the part (see `hasPart`).
 */
function conditionsOf({ appliesTo, rearAppliesTo }: PartType, category: string) {
  return [appliesTo, rearAppliesTo, appliesTo?.share === undefined ? null : category];
}

/** Versions whose traits give the part type the same attributes can share its products. */
function traitsOf({ attributes, separatedBy = [] }: PartType): VersionTrait[] {
  return [...attributes.flatMap(({ trait }) => trait ?? []), ...separatedBy];
}

function traitKeyOf(traits: VersionTrait[], position: Position | null): TraitKey {
  return (variant) =>
    traits
      .map((trait) =>
        // A part for a number of bolts fits one circle only, even if its attributes do not tell it.
        trait === "wheel_bolts" ? variant.wheels.boltPattern : traitOf(variant, trait, position),
      )
      .join(" ");
}

function takesEitherAxle(seed: string, partType: PartType, { model }: DemoVariant): boolean {
  return drawFor(seed, "either axle", partType.slug, model.id).chance(eitherAxleShare);
}

function candidateFor(
  category: string,
  fitBasis: FitBasis,
  partType: PartType,
  place: { position: Position | null; side: Side | null },
  lineup: Lineup,
): Candidate {
  const weight = partType.demand ** 1.8 * Math.sqrt(lineup.variants.length);
  return { ...place, category, fitBasis, partType, isEitherAxle: false, lineup, weight };
}

function placesOf({ positions, sides }: PartType): { position: Position | null; side: Side | null }[] {
  return (positions ?? [null]).flatMap((position) => (sides ?? [null]).map((side) => ({ position, side })));
}

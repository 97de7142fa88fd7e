import type { FitBasis } from "../taxonomy/index.ts";
import type { DemoVariant } from "../vehicles/vehicles.ts";

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
  /** How many groups of versions with the same traits there are. */
  traitGroups: number;
};

/** A version with what it is alike in, from the coarsest to the finest. */
export type Keyed = { variant: DemoVariant; key: (string | number)[] };

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
    traitGroups: new Set(keyed.map(({ traits }) => traits)).size,
  };
}

function compareKeys(a: (string | number)[], b: (string | number)[]): number {
  for (const [index, value] of a.entries()) {
    const other = b[index] ?? value;
    if (value !== other) return value < other ? -1 : 1;
  }
  return 0;
}

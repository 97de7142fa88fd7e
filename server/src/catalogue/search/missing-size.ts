import type { SearchReading } from "@recambia/contract/catalogue/search";
import { type TyreSize, writeTyreSize } from "@recambia/contract/catalogue/tyre-sizes";
import type { PartType } from "../model/definitions.ts";
import type { CatalogueContext } from "../model/read-catalogue.ts";
import { hasTyreSize, listTyreSizes } from "../products/tyre-sizes.ts";
import type { NotationReading } from "./notations/index.ts";
import type { Lexicon, ParsedQuery } from "./query/index.ts";

/** Circumferences may differ by less than this (technical inspection manual of Spain, section 8.2). */
const maxDifference = 0.03;
const maxNear = 6;
const mmPerInch = 25.4;

/** Tyre part types, if a query wants tyres of the size. */
function wantedTyres(
  { definitions }: CatalogueContext,
  { meanings }: Lexicon,
  { partType, category }: ParsedQuery,
  size: NotationReading | null | undefined,
): PartType[] {
  const meaning = meanings.get(size?.notation.means ?? "");
  const tyres = meaning?.isCategory && definitions.categories.find(({ id }) => id === meaning.thing.id);
  if (!tyres) return [];
  const isWanted = partType
    ? tyres.partTypes.some((tyre) => tyre.id === partType.thing.id && hasTyreSize(tyre))
    : category?.thing.id === tyres.id;
  return isWanted ? tyres.partTypes : [];
}

/** Whether tyres are wanted of a size or a rim that no attribute of the catalogue expresses. */
export function isSizeUnknown(catalogue: CatalogueContext, lexicon: Lexicon, spoken: ParsedQuery): boolean {
  const { tyreSize, notations } = spoken;
  const size = notations.find((reading) => reading === tyreSize || reading.notation.isTyreRim);
  return wantedTyres(catalogue, lexicon, spoken, size).length > 0;
}

/**
 * Describes a tyre size of which nothing is listed: sizes on sale for the same rim whose circumference differs by less than
 * 3 %, the nearest first. Null if the query wants no tyres of a size, or if the shop has them for other vehicles or filters.
 */
export async function missingSize(
  catalogue: CatalogueContext,
  lexicon: Lexicon,
  spoken: ParsedQuery,
): Promise<SearchReading["missing_size"]> {
  const { tyreSize, words } = spoken;
  const size = tyreSize && sizeOf(tyreSize.written);
  const tyres = wantedTyres(catalogue, lexicon, spoken, tyreSize);
  if (!tyreSize || !size || tyres.length === 0) return null;
  const withQuery = (other: string) => {
    const [first = 0] = tyreSize.places;
    const others = (from: number, to?: number) => words.slice(from, to);
    return [...others(0, first), other, ...others(first + tyreSize.places.length)].join(" ");
  };
  const onSale = await listTyreSizes(catalogue, tyres, size.rim);
  if (onSale.some((other) => writeTyreSize(other) === tyreSize.written)) return null;
  const near = onSale
    .map((other) => ({ ...other, difference: circumferenceOf(other) / circumferenceOf(size) - 1 }))
    .filter(({ difference }) => Math.abs(difference) < maxDifference)
    .toSorted((a, b) => Math.abs(a.difference) - Math.abs(b.difference) || a.width - b.width)
    .slice(0, maxNear)
    .map(({ difference, ...other }) => {
      const written = writeTyreSize(other);
      return { size: written, difference_permille: Math.round(difference * 1000), query: withQuery(written) };
    });
  return { size: tyreSize.written, near };
}

function sizeOf(written: string): TyreSize | null {
  const [width, ratio, rim] = (/^(\d+)\/(\d+) R(\d+)/.exec(written) ?? []).slice(1).map(Number);
  return width && ratio && rim ? { width, ratio, rim } : null;
}

function circumferenceOf({ width, ratio, rim }: TyreSize): number {
  return 2 * width * (ratio / 100) + rim * mmPerInch;
}

import type { SearchReading } from "@recambia/contract/catalogue/search";
import type { PartType } from "../model/definitions.ts";
import type { CatalogueContext } from "../model/read-catalogue.ts";
import type { Lexicon, ParsedQuery } from "./query/index.ts";

/** A tyre size: width in mm, ratio in percent of it, rim in inches. */
type Size = { width: number; ratio: number; rim: number };

/** Circumferences may differ by less than this (technical inspection manual of Spain, section 8.2). */
const maxDifference = 0.03;
const maxNear = 6;
const mmPerInch = 25.4;

/** Tyre part types, if a query wants tyres of a size. */
function wantedTyres(
  { definitions }: CatalogueContext,
  { meanings }: Lexicon,
  { tyreSize, partType, category }: ParsedQuery,
): PartType[] {
  const meaning = meanings.get(tyreSize?.notation.means ?? "");
  const tyres = meaning?.isCategory && definitions.categories.find(({ id }) => id === meaning.thing.id);
  if (!tyres) return [];
  const isWanted = partType
    ? tyres.partTypes.some(({ id }) => id === partType.thing.id)
    : category?.thing.id === tyres.id;
  return isWanted ? tyres.partTypes : [];
}

/** Whether tyres are wanted of a size that no attribute of the catalogue expresses. */
export function isSizeUnknown(catalogue: CatalogueContext, lexicon: Lexicon, spoken: ParsedQuery): boolean {
  const { tyreSize, notations } = spoken;
  return (
    tyreSize !== null && notations.includes(tyreSize) && wantedTyres(catalogue, lexicon, spoken).length > 0
  );
}

/**
 * Describes a tyre size of which nothing is listed: sizes on sale for the same rim whose circumference differs by less than
 * 3 %, the nearest first. Null if the query wants no tyres of a size.
 */
export async function missingSize(
  catalogue: CatalogueContext,
  lexicon: Lexicon,
  spoken: ParsedQuery,
): Promise<SearchReading["missing_size"]> {
  const { tyreSize, words } = spoken;
  const size = tyreSize && sizeOf(tyreSize.written);
  const tyres = wantedTyres(catalogue, lexicon, spoken);
  if (!tyreSize || !size || tyres.length === 0) return null;
  const withQuery = (other: string) => {
    const [first = 0] = tyreSize.places;
    const others = (from: number, to?: number) => words.slice(from, to);
    return [...others(0, first), other, ...others(first + tyreSize.places.length)].join(" ");
  };
  const near = (await sizesOnRim(catalogue, tyres, size.rim))
    .map((other) => ({ ...other, difference: circumferenceOf(other) / circumferenceOf(size) - 1 }))
    .filter(({ difference }) => Math.abs(difference) < maxDifference)
    .toSorted((a, b) => Math.abs(a.difference) - Math.abs(b.difference) || a.width - b.width)
    .slice(0, maxNear)
    .map(({ width, ratio, rim, difference }) => {
      const written = `${width}/${ratio} R${rim}`;
      return { size: written, difference_permille: Math.round(difference * 1000), query: withQuery(written) };
    });
  return { size: tyreSize.written, near: near.filter((other) => other.size !== tyreSize.written) };
}

function sizeOf(written: string): Size | null {
  const [width, ratio, rim] = (/^(\d+)\/(\d+) R(\d+)/.exec(written) ?? []).slice(1).map(Number);
  return width && ratio && rim ? { width, ratio, rim } : null;
}

function circumferenceOf({ width, ratio, rim }: Size): number {
  return 2 * width * (ratio / 100) + rim * mmPerInch;
}

/** Sizes on sale for a rim, of all part types that have such sizes. */
async function sizesOnRim({ database }: CatalogueContext, tyres: PartType[], rim: number): Promise<Size[]> {
  const [tyre] = tyres.flatMap((partType) => {
    const [width, ratio, inches] = ["mm", "%", "″"].map(
      (unit) => partType.attributes.find(({ attribute }) => attribute.unit === unit)?.attribute.id,
    );
    return width && ratio && inches ? [{ width, ratio, inches }] : [];
  });
  if (!tyre) return [];
  return database.rows<Size>({
    name: "tyre-sizes-on-rim",
    text: `select distinct width.number::float as width, ratio.number::float as ratio, rim.number::float as rim
           from product p
           join product_attribute rim on rim.product_id = p.id and rim.attribute_id = $2 and rim.number = $3
           join product_attribute width on width.product_id = p.id and width.attribute_id = $4
           join product_attribute ratio on ratio.product_id = p.id and ratio.attribute_id = $5
           where p.part_type_id = any($1::int[]) and p.is_active`,
    values: [tyres.map(({ id }) => id), tyre.inches, rim, tyre.width, tyre.ratio],
  });
}

import type { Suggestions, SuggestQuery } from "@recambia/contract/catalogue/search";
import { localize } from "@recambia/contract/locale";
import type { VehicleSummary } from "@recambia/contract/vehicles/schemas";
import { isRefusal, type Refusal } from "../../platform/http/refusals/refusal.ts";
import { listFirst } from "../listing/list-products.ts";
import type { PartType } from "../model/definitions.ts";
import type { CatalogueContext } from "../model/read-catalogue.ts";
import { readVehiclesByKey } from "../model/vehicles.ts";
import { type Lexicon, type ParsedQuery, parseQuery } from "./query/index.ts";
import { foldText } from "./wording/index.ts";

const most = { partTypes: 5, products: 4, brands: 3, vehicles: 4 };

/**
 * Suggests completions (product decisions §4): part types and brands that begin like the last word, the named vehicles, and
 * the first matching products.
 */
export async function suggest(
  catalogue: CatalogueContext,
  query: SuggestQuery,
): Promise<Suggestions | Refusal> {
  const lexicon = await catalogue.lexicon();
  const understood = parseQuery(lexicon, query.q);
  const completions = lexicon.completions(query.q).map(({ id }) => id);
  const isBegun = completions.length > 0 && endsInFewLetters.test(query.q);
  const isNamed = !isBegun && namesPart(understood);
  const partTypeIds = likelyPartTypes(catalogue, lexicon, understood, { completions, isNamed });
  const [vehicles, products] = await Promise.all([
    suggestedVehicles(catalogue, understood),
    listFirst(catalogue, {
      ...query,
      ...(isNamed ? {} : onTheWayTo(catalogue, partTypeIds)),
      per_page: most.products,
    }),
  ]);
  if (isRefusal(products)) return products;
  return {
    part_types: partTypeIds.map((id) =>
      suggestedPartType(catalogue.definitions.partType(id), catalogue.locale),
    ),
    brands: suggestedBrands(catalogue, query.q),
    vehicles,
    products: products.map(({ slug, name, brand, part_number, picture, price }) => ({
      ...{ slug, name, part_number, picture },
      brand: brand.name,
      cents: price.cents,
    })),
  };
}

/**
 * Lists the named part types, what a symptom may come from, or those of the named category; then completions of the last
 * word; then partial matches.
 */
function likelyPartTypes(
  { definitions }: CatalogueContext,
  lexicon: Lexicon,
  { partType, also, category, symptom }: ParsedQuery,
  { completions, isNamed }: { completions: readonly number[]; isNamed: boolean },
): number[] {
  const inCategory = definitions.categories.find(({ id }) => id === category?.thing.id)?.partTypes ?? [];
  const causes = symptom?.symptom.causes.flatMap(({ part }) => lexicon.causes.get(part)?.id ?? []);
  const named = [partType, also].flatMap((match) => match?.thing.id ?? []);
  const said = named.length > 0 ? named : (causes ?? inCategory.map(({ id }) => id));
  const ranked = isNamed ? [...said, ...completions] : [...completions, ...said];
  return [...new Set(symptom ? said : ranked)].slice(0, most.partTypes);
}

/** One or two letters at the end are taken for the beginning of a word if one has it: the *ac* of *filtro ac* for *aceite*. */
const endsInFewLetters = /(?:^|\s)\p{L}{1,2}$/u;

/** Whether a part type or a category was named, not guessed. */
function namesPart({ partType, category }: ParsedQuery): boolean {
  return partType ? !partType.isGuess : category !== null;
}

/** While the last word is incomplete, products are those of its most likely completion. */
function onTheWayTo({ definitions }: CatalogueContext, [id]: number[]): { subcategory?: string } {
  return id === undefined ? {} : { subcategory: definitions.partType(id).slug };
}

function suggestedPartType(
  { slug, plural, category, picture }: PartType,
  locale: CatalogueContext["locale"],
) {
  return { slug, name: localize(plural, locale), category: localize(category.name, locale), picture };
}

function suggestedBrands({ definitions }: CatalogueContext, query: string) {
  const last = foldText(query).trim().split(/\s+/).at(-1) ?? "";
  if (last.length < 2) return [];
  const begun = definitions.brands.filter(({ name }) => foldText(name).startsWith(last));
  return begun.slice(0, most.brands).map(({ slug, name }) => ({ slug, name }));
}

/** Named variants, newest first. */
async function suggestedVehicles(
  catalogue: CatalogueContext,
  { vehicle }: ParsedQuery,
): Promise<VehicleSummary[]> {
  if (!vehicle || vehicle.places.model.length + vehicle.places.engine.length === 0) return [];
  const found = [...(await readVehiclesByKey(catalogue, vehicle.variantIds.slice(0, 60))).values()];
  const newest = found.toSorted(
    (a, b) =>
      (b.summary.performance_period.yyyymm_from ?? 0) - (a.summary.performance_period.yyyymm_from ?? 0) ||
      a.variantKey - b.variantKey,
  );
  return newest.slice(0, most.vehicles).map(({ summary }) => summary);
}

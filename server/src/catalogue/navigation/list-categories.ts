import type {
  CategoryDetail,
  CategorySummary,
  SubcategoryDetail,
} from "@recambia/contract/catalogue/schemas";
import { localize } from "@recambia/contract/locale";
import type { ForVehicle } from "@recambia/contract/vehicles/schemas";
import type { Refusal } from "../../platform/http/refusals/refusal.ts";
import type { Category, PartType } from "../model/definitions.ts";
import { chosenVehicle, forVehicle, type Reading } from "../model/reading.ts";
import { companionsOf } from "../products/find-product.ts";
import { countPartTypes, type PartTypeCounts } from "./count-for-vehicle.ts";

/** All categories in the shop's order (specification §1), each with the number of products for the vehicle. */
export async function listCategories(
  reading: Reading,
  vehicleId?: string,
): Promise<{ data: CategorySummary[]; meta: ForVehicle }> {
  const vehicle = await chosenVehicle(reading, vehicleId);
  const countOf = await countPartTypes(reading, vehicle, null);
  return {
    data: reading.definitions.categories.map((category) => summaryOf(reading, category, countOf)),
    meta: forVehicle(vehicleId, vehicle),
  };
}

/**
 * A category with its subcategories.
 *
 * @returns `not_found` for an unknown category.
 */
export async function findCategory(
  reading: Reading,
  slug: string,
  vehicleId?: string,
): Promise<CategoryDetail | Refusal> {
  const category = reading.definitions.categoryBySlug.get(slug);
  if (!category) return { refused: "not_found" };
  const vehicle = await chosenVehicle(reading, vehicleId);
  const ids = category.partTypes.map(({ id }) => id);
  const countOf = await countPartTypes(reading, vehicle, ids);
  return {
    ...summaryOf(reading, category, countOf),
    subcategories: category.partTypes.map((partType) => subcategoryOf(reading, partType, countOf)),
    ...forVehicle(vehicleId, vehicle),
  };
}

/**
 * A subcategory: one part type.
 *
 * @returns `not_found` for an unknown subcategory.
 */
export async function findSubcategory(
  reading: Reading,
  slug: string,
  vehicleId?: string,
): Promise<SubcategoryDetail | Refusal> {
  const { definitions, locale } = reading;
  const partType = definitions.partTypeBySlug.get(slug);
  if (!partType) return { refused: "not_found" };
  const vehicle = await chosenVehicle(reading, vehicleId);
  const countOf = await countPartTypes(reading, vehicle, [partType.id]);
  const { category } = partType;
  return {
    ...subcategoryOf(reading, partType, countOf),
    category: { slug: category.slug, name: localize(category.name, locale) },
    description: localize(partType.description, locale),
    is_universal: partType.isUniversal,
    companions: companionsOf(reading, partType),
    ...forVehicle(vehicleId, vehicle),
  };
}

function summaryOf(reading: Reading, category: Category, countOf: PartTypeCounts): CategorySummary {
  const products = category.partTypes.reduce((sum, partType) => sum + countOf(partType).productCount, 0);
  return categorySummaryOf(reading, category, products);
}

/** A category with a number of products that the caller has counted. */
export function categorySummaryOf(
  { locale }: Reading,
  { slug, name, description, picture }: Category,
  productCount: number,
): CategorySummary {
  return {
    slug,
    name: localize(name, locale),
    description: localize(description, locale),
    picture,
    product_count: productCount,
  };
}

function subcategoryOf({ locale }: Reading, partType: PartType, countOf: PartTypeCounts) {
  const { productCount, minCents } = countOf(partType);
  return {
    slug: partType.slug,
    name: localize(partType.plural, locale),
    picture: partType.picture,
    product_count: productCount,
    from_cents: productCount > 0 ? minCents : null,
  };
}

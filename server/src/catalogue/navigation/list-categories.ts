import type {
  CategoryDetail,
  CategorySummary,
  SubcategoryDetail,
} from "@recambia/contract/catalogue/navigation";
import { localize } from "@recambia/contract/locale";
import type { ForVehicle } from "@recambia/contract/vehicles/schemas";
import type { Refusal } from "../../platform/http/refusals/refusal.ts";
import type { Category, PartType } from "../model/definitions.ts";
import type { CatalogueContext } from "../model/read-catalogue.ts";
import { describeVehicle, findChosenVehicle } from "../model/vehicles.ts";
import { describeCompanions } from "../products/find-product.ts";
import { listTyreSizes } from "../products/tyre-sizes.ts";
import { countPartTypes, type PartTypeCounts } from "./count-for-vehicle.ts";

/** Lists all categories in display order (specification §1), each with its number of products for the vehicle. */
export async function listCategories(
  catalogue: CatalogueContext,
  vehicleId?: string,
): Promise<{ data: CategorySummary[]; meta: ForVehicle }> {
  const vehicle = await findChosenVehicle(catalogue, vehicleId);
  const countOf = await countPartTypes(catalogue, vehicle, null);
  return {
    data: catalogue.definitions.categories.map((category) => summaryOf(catalogue, category, countOf)),
    meta: describeVehicle(vehicleId, vehicle),
  };
}

/**
 * Returns a category with its subcategories.
 *
 * @returns `not_found` for an unknown category.
 */
export async function findCategory(
  catalogue: CatalogueContext,
  slug: string,
  vehicleId?: string,
): Promise<CategoryDetail | Refusal> {
  const category = catalogue.definitions.categoryBySlug.get(slug);
  if (!category) return { refused: "not_found" };
  const vehicle = await findChosenVehicle(catalogue, vehicleId);
  const ids = category.partTypes.map(({ id }) => id);
  const countOf = await countPartTypes(catalogue, vehicle, ids);
  return {
    ...summaryOf(catalogue, category, countOf),
    subcategories: category.partTypes.map((partType) => subcategorySummaryOf(catalogue, partType, countOf)),
    tyre_sizes: vehicle ? [] : await listTyreSizes(catalogue, category.partTypes),
    ...describeVehicle(vehicleId, vehicle),
  };
}

/**
 * Returns a subcategory, which is one part type.
 *
 * @returns `not_found` for an unknown subcategory.
 */
export async function findSubcategory(
  catalogue: CatalogueContext,
  slug: string,
  vehicleId?: string,
): Promise<SubcategoryDetail | Refusal> {
  const { definitions, locale } = catalogue;
  const partType = definitions.partTypeBySlug.get(slug);
  if (!partType) return { refused: "not_found" };
  const vehicle = await findChosenVehicle(catalogue, vehicleId);
  const countOf = await countPartTypes(catalogue, vehicle, [partType.id]);
  const { category } = partType;
  return {
    ...subcategorySummaryOf(catalogue, partType, countOf),
    category: { slug: category.slug, name: localize(category.name, locale) },
    description: localize(partType.description, locale),
    is_universal: partType.isUniversal,
    companions: describeCompanions(catalogue, partType),
    ...describeVehicle(vehicleId, vehicle),
  };
}

function summaryOf(
  catalogue: CatalogueContext,
  category: Category,
  countOf: PartTypeCounts,
): CategorySummary {
  const products = category.partTypes.reduce((sum, partType) => sum + countOf(partType).productCount, 0);
  return categorySummaryOf(catalogue, category, products);
}

/** Builds a category summary with the given product count. */
export function categorySummaryOf(
  { locale }: CatalogueContext,
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

/** Builds a subcategory summary with its products for the shopper. */
export function subcategorySummaryOf(
  { locale }: CatalogueContext,
  partType: PartType,
  countOf: PartTypeCounts,
) {
  const { productCount, minCents } = countOf(partType);
  return {
    slug: partType.slug,
    name: localize(partType.plural, locale),
    picture: partType.picture,
    product_count: productCount,
    from_cents: productCount > 0 ? minCents : null,
  };
}

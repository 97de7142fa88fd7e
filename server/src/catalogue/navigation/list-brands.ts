import type { BrandDetail, BrandSummary } from "@recambia/contract/catalogue/navigation";
import { localize } from "@recambia/contract/locale";
import type { ForVehicle } from "@recambia/contract/vehicles/schemas";
import type { Refusal } from "../../platform/http/refusals/refusal.ts";
import type { Brand } from "../model/definitions.ts";
import type { CatalogueContext } from "../model/read-catalogue.ts";
import { describeVehicle, findChosenVehicle } from "../model/vehicles.ts";
import { countBrands, countPartTypesOfBrand } from "./count-for-vehicle.ts";
import { categorySummaryOf } from "./list-categories.ts";

/** Lists all brands in alphabetical order, each with its number of products for the vehicle. */
export async function listBrands(
  catalogue: CatalogueContext,
  vehicleId?: string,
): Promise<{ data: BrandSummary[]; meta: ForVehicle }> {
  const vehicle = await findChosenVehicle(catalogue, vehicleId);
  const counts = await countBrands(catalogue, vehicle);
  return {
    data: catalogue.definitions.brands.map((brand) => summaryOf(brand, counts.get(brand.id) ?? 0)),
    meta: describeVehicle(vehicleId, vehicle),
  };
}

/**
 * Returns a brand with its manufacturer and the categories of its products.
 *
 * @returns `not_found` for an unknown brand.
 */
export async function findBrand(
  catalogue: CatalogueContext,
  slug: string,
  vehicleId?: string,
): Promise<BrandDetail | Refusal> {
  const { definitions, locale } = catalogue;
  const brand = definitions.brandBySlug.get(slug);
  if (!brand) return { refused: "not_found" };
  const vehicle = await findChosenVehicle(catalogue, vehicleId);
  const counts = await countPartTypesOfBrand(catalogue, brand, vehicle);
  const categories = definitions.categories.filter(({ partTypes }) =>
    partTypes.some(({ id }) => counts.has(id)),
  );
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return {
    ...summaryOf(brand, total),
    description: localize(brand.description, locale),
    manufacturer: brand.manufacturer,
    responsible_person: brand.responsiblePerson,
    categories: categories.map((category) => {
      const products = category.partTypes.reduce((sum, { id }) => sum + (counts.get(id) ?? 0), 0);
      return categorySummaryOf(catalogue, category, products);
    }),
    ...describeVehicle(vehicleId, vehicle),
  };
}

function summaryOf({ slug, name, country }: Brand, productCount: number): BrandSummary {
  return { slug, name, country, product_count: productCount };
}

import type { TyreSize } from "@recambia/contract/catalogue/tyre-sizes";
import type { CatalogueContext } from "../model/read-catalogue.ts";
import { listTyreSizes } from "../products/tyre-sizes.ts";
import type { ParsedQuery } from "./query/index.ts";

/** Lists the tyre sizes on sale, for a query that names the category of tyres without a size and without a vehicle. */
export async function sizesToChoose(
  catalogue: CatalogueContext,
  { tyreSize, partType, category, vehicle }: ParsedQuery,
): Promise<TyreSize[]> {
  if (tyreSize || partType || vehicle) return [];
  const named = catalogue.definitions.categories.find(({ id }) => id === category?.thing.id);
  return named ? listTyreSizes(catalogue, named.partTypes) : [];
}

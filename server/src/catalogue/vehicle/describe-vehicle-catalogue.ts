import { stat } from "node:fs/promises";
import { join } from "node:path";
import {
  maxShares,
  type OfflineAttribute,
  type OfflineCategory,
  productsPerShare,
  type VehicleCatalogue,
} from "@recambia/contract/catalogue/vehicle-catalogue";
import { localize } from "@recambia/contract/locale";
import { onlyRow } from "../../platform/database/database.ts";
import type { Refusal } from "../../platform/http/refusals/refusal.ts";
import { filterWords } from "../listing/facet-texts.ts";
import type { Category, PartType } from "../model/definitions.ts";
import type { CatalogueContext } from "../model/read-catalogue.ts";
import { findChosenVehicle } from "../model/vehicles.ts";
import { countPartTypes, type PartTypeCounts } from "../navigation/count-for-vehicle.ts";
import { categorySummaryOf, subcategorySummaryOf } from "../navigation/list-categories.ts";
import { describeCompanions } from "../products/find-product.ts";
import { readShare, type VehicleScope, vehicleProductIds } from "./vehicle-products.ts";

/** Where pictures are, and the catalogue revision of the read. */
export type VehicleCatalogueSource = { picturesDir: string; revision: number };

/**
 * Describes what fits a vehicle: how much it is, and the categories and filters that a device needs to browse it. Sizes are
 * measured: of one share, extrapolated, and of the picture files.
 *
 * @returns `not_found` for an unknown vehicle.
 */
export async function describeVehicleCatalogue(
  catalogue: CatalogueContext,
  vehicleId: string,
  withUniversal: boolean,
  { picturesDir, revision }: VehicleCatalogueSource,
): Promise<VehicleCatalogue | Refusal> {
  const vehicle = await findChosenVehicle(catalogue, vehicleId);
  if (!vehicle) return { refused: "not_found" };
  const scope = { vehicle, withUniversal };
  const [{ count, pictures }, countOf] = await Promise.all([
    readExtent(catalogue, scope),
    countPartTypes(catalogue, vehicle, null),
  ]);
  const shares = Math.min(maxShares, Math.max(1, Math.ceil(count / productsPerShare)));
  const [sample, pictureBytes] = await Promise.all([
    readShare(catalogue, scope, { of: shares, share: 0 }),
    Promise.all(pictures.map((picture) => sizeOf(join(picturesDir, "thumbs", `${picture}.webp`)))),
  ]);
  const sampleBytes = Buffer.byteLength(JSON.stringify(sample));
  return {
    vehicle: vehicle.summary,
    revision,
    product_count: count,
    shares,
    product_bytes: Math.round((sampleBytes / Math.max(1, sample.length)) * count),
    pictures,
    picture_bytes: pictureBytes.reduce((sum, bytes) => sum + bytes, 0),
    categories: catalogue.definitions.categories.map((category) =>
      describeCategory(catalogue, category, countOf),
    ),
    filter_words: filterWords(catalogue.locale),
  };
}

function readExtent({ database }: CatalogueContext, { vehicle, withUniversal }: VehicleScope) {
  return onlyRow<{ count: number; pictures: string[] }>(database, {
    name: "vehicle-catalogue-extent",
    text: `with fitting as (select pictures from product where id = any(array(${vehicleProductIds})))
      select (select count(*)::int from fitting) as count,
        array(select distinct picture from fitting, unnest(pictures) picture order by picture) as pictures`,
    values: [vehicle.variantKey, withUniversal],
  });
}

/** Size of a file in bytes; 0 for a picture that the shop has not put there. */
async function sizeOf(file: string): Promise<number> {
  return stat(file).then(
    ({ size }) => size,
    () => 0,
  );
}

function describeCategory(
  catalogue: CatalogueContext,
  category: Category,
  countOf: PartTypeCounts,
): OfflineCategory {
  const { locale } = catalogue;
  const link = { slug: category.slug, name: localize(category.name, locale) };
  const counted = category.partTypes.reduce((sum, partType) => sum + countOf(partType).productCount, 0);
  return {
    ...categorySummaryOf(catalogue, category, counted),
    subcategories: category.partTypes.map((partType) => ({
      ...subcategorySummaryOf(catalogue, partType, countOf),
      category: link,
      description: localize(partType.description, locale),
      is_universal: partType.isUniversal,
      companions: describeCompanions(catalogue, partType),
      filters: filtersOf(catalogue, partType),
    })),
  };
}

function filtersOf({ locale }: CatalogueContext, partType: PartType): OfflineAttribute[] {
  return partType.attributes
    .filter(({ isFacet }) => isFacet)
    .map(({ attribute, decidesFit }) => ({
      slug: attribute.slug,
      name: localize(attribute.name, locale),
      is_number: attribute.kind === "number",
      unit: attribute.unit,
      decides_fit: decidesFit,
    }));
}

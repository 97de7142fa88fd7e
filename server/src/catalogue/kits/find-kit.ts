import type { KitDetail } from "@recambia/contract/catalogue/kits";
import { localize } from "@recambia/contract/locale";
import type { Refusal } from "../../platform/http/refusals/refusal.ts";
import type { CatalogueContext } from "../model/read-catalogue.ts";
import { describeVehicle, findChosenVehicle } from "../model/vehicles.ts";
import { isKitSold, type KitRow, kitCardOf, kitColumns, kitPartOf } from "./kit-card.ts";

/**
 * Returns a kit with its parts, each with its stock and fit for the vehicle.
 *
 * @returns `not_found` for an unknown kit or one whose parts are no longer sold; `validation_failed` for an unknown
 *   vehicle.
 */
export async function findKit(
  catalogue: CatalogueContext,
  slug: string,
  vehicleId?: string,
): Promise<KitDetail | Refusal> {
  const vehicle = await findChosenVehicle(catalogue, vehicleId);
  const [row] = await catalogue.database.rows<KitRow>({
    name: "find-kit",
    text: `select ${kitColumns("$2::int")} from kit k where k.slug = $1 and ${isKitSold}`,
    values: [slug, vehicle?.variantKey ?? null],
  });
  if (!row) return { refused: "not_found" };
  return {
    ...kitCardOf(catalogue, vehicle, row),
    parts: row.parts.map((part) => kitPartOf(catalogue, vehicle, part)),
    description: localize(row.description, catalogue.locale),
    ...describeVehicle(vehicleId, vehicle),
  };
}

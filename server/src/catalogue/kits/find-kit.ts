import type { KitDetail } from "@recambia/contract/catalogue/schemas";
import { localize } from "@recambia/contract/locale";
import type { Refusal } from "../../platform/http/refusals/refusal.ts";
import { chosenVehicle, forVehicle, type Reading } from "../model/reading.ts";
import { isKitSold, type KitRow, kitCardOf, kitColumns, kitPartOf } from "./kit-card.ts";

/**
 * A kit with its parts, each with its stock and fit for the vehicle.
 *
 * @returns `not_found` for an unknown kit or one whose parts are no longer sold; `validation_failed`
 * for an unknown vehicle.
 */
export async function findKit(
  reading: Reading,
  slug: string,
  vehicleId?: string,
): Promise<KitDetail | Refusal> {
  const vehicle = await chosenVehicle(reading, vehicleId);
  const [row] = await reading.database.rows<KitRow>({
    name: "find-kit",
    text: `select ${kitColumns("$2::int")} from kit k where k.slug = $1 and ${isKitSold}`,
    values: [slug, vehicle?.variantKey ?? null],
  });
  if (!row) return { refused: "not_found" };
  return {
    ...kitCardOf(reading, vehicle, row),
    parts: row.parts.map((part) => kitPartOf(reading, vehicle, part)),
    description: localize(row.description, reading.locale),
    ...forVehicle(vehicleId, vehicle),
  };
}

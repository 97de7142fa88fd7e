import { type GarageVehicleBody, maxGarageVehicles } from "@recambia/contract/vehicles/garage";
import type { Queryable } from "../../platform/database/database.ts";

/** A vehicle that was added in a browser; null: it was removed. */
export type GarageChange = { variantId: string; vehicle: GarageVehicleBody | null; changedAt: Date };

/** Reads an account's garage in the order of adding. */
export async function readGarage(database: Queryable, personId: string): Promise<GarageVehicleBody[]> {
  const rows = await database.rows<{ vehicle: GarageVehicleBody }>({
    text: "select vehicle from garage_vehicle where person_id = $1 and vehicle is not null order by id",
    values: [personId],
  });
  return rows.map(({ vehicle }) => vehicle);
}

/**
 * Applies changes to an account's garage. The last change of a vehicle counts, in whatever order changes arrive. A removed
 * vehicle leaves a row behind, so that a browser that comes later removes it, too.
 *
 * @returns variants that did not fit in.
 */
export async function changeGarage(
  transaction: Queryable,
  personId: string,
  changes: readonly GarageChange[],
): Promise<string[]> {
  await transaction.rows({
    text: "select 1 from person where id = $1 for no key update",
    values: [personId],
  });
  const leftOut: string[] = [];
  for (const { variantId, vehicle, changedAt } of changes) {
    const written = await transaction.rows({
      text: `
        insert into garage_vehicle as kept (person_id, variant_id, vehicle, changed_at)
        select $1, $2, $3::jsonb, $4
        where $3::jsonb is null or exists (
            select from garage_vehicle where person_id = $1 and variant_id = $2 and vehicle is not null)
          or (select count(*) from garage_vehicle where person_id = $1 and vehicle is not null) < ${maxGarageVehicles}
        on conflict (person_id, variant_id) do update
          set vehicle = case when excluded.changed_at >= kept.changed_at then excluded.vehicle else kept.vehicle end,
            changed_at = greatest(excluded.changed_at, kept.changed_at)
        returning 1`,
      values: [personId, variantId, vehicle && JSON.stringify(vehicle), changedAt],
    });
    if (written.length === 0) leftOut.push(variantId);
  }
  return leftOut;
}

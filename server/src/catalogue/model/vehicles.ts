import type { ForVehicle } from "@recambia/contract/vehicles/schemas";
import { onlyRow } from "../../platform/database/database.ts";
import { type Refusal, refuseField } from "../../platform/http/refusals/refusal.ts";
import { type CatalogueVehicle, findVehicle, findVehiclesByKey } from "../../vehicles/index.ts";
import { catalogueMessages } from "../messages.ts";
import type { CatalogueReader, FitLines } from "./catalogue-cache.ts";

/**
 * Returns the vehicle that a read is for; null when none is given, or when the catalogue does not know it, because a garage
 * may outlive the catalogue that it was filled from. `describeVehicle` tells the two apart.
 */
export async function findChosenVehicle(
  { database, cache }: CatalogueReader,
  vehicleId: string | undefined,
): Promise<CatalogueVehicle | null> {
  if (vehicleId === undefined) return null;
  const known = cache.vehicles.get(vehicleId);
  if (known) return known;
  const found = await findVehicle(database, vehicleId);
  if (found) cache.vehicles.set(vehicleId, found);
  return found;
}

/** Describes the requested vehicle, given the one that `findChosenVehicle` found. */
export function describeVehicle(named: string | undefined, chosen: CatalogueVehicle | null): ForVehicle {
  return { vehicle: chosen?.summary ?? null, is_vehicle_unknown: named !== undefined && chosen === null };
}

/**
 * Returns the vehicle that something is saved for; null for none.
 *
 * @returns `validation_failed` on `vehicle_id` for a vehicle that the catalogue does not know.
 */
export async function requireVehicle(
  reader: CatalogueReader,
  vehicleId: string | null | undefined,
): Promise<CatalogueVehicle | null | Refusal> {
  const chosen = await findChosenVehicle(reader, vehicleId ?? undefined);
  return vehicleId && !chosen ? refuseField("vehicle_id", catalogueMessages.unknown_vehicle) : chosen;
}

/** Returns vehicles by variant key; uncached ones are read in one statement. */
export async function readVehiclesByKey(
  { database, cache }: CatalogueReader,
  keys: Iterable<number>,
): Promise<Map<number, CatalogueVehicle>> {
  const distinctKeys = [...new Set(keys)];
  const known = new Map<number, CatalogueVehicle>();
  const missing: number[] = [];
  for (const key of distinctKeys) {
    const vehicle = cache.vehicles.get(key);
    if (vehicle) known.set(key, vehicle);
    else missing.push(key);
  }
  const read = missing.length > 0 ? await findVehiclesByKey(database, missing) : [];
  for (const vehicle of read) {
    cache.vehicles.set(vehicle.variantKey, vehicle);
    known.set(vehicle.variantKey, vehicle);
  }
  return new Map(
    distinctKeys.flatMap((key): [number, CatalogueVehicle][] => {
      const vehicle = known.get(key);
      return vehicle ? [[key, vehicle]] : [];
    }),
  );
}

const packed = (condition: string) => `coalesce((
  select string_agg(int4send(part_type_id) || int4send(fit_set_id), ''::bytea)
  from fit_line where variant_id = $1 ${condition}), '')`;

type PackedLines = { lines: Uint8Array; conditional_lines: Uint8Array };

/**
 * Returns a vehicle's fit lines. There are hundreds of them; unpacked rows would take ten times as long to read. The query
 * selects indexed columns only, so that the database reads no table pages.
 */
export async function readFitLines(
  { database, cache }: CatalogueReader,
  variantKey: number,
): Promise<FitLines> {
  const known = cache.fitLines.get(variantKey);
  if (known) return known;
  const row = await onlyRow<PackedLines>(database, {
    name: "fit-lines-of-vehicle",
    isLookup: true,
    text: `select ${packed("")} as lines, ${packed("and alternatives is not null")} as conditional_lines`,
    values: [variantKey],
  });
  const lines = {
    variantKey,
    all: unpackIntegers(row.lines),
    conditional: unpackIntegers(row.conditional_lines),
  };
  cache.fitLines.set(variantKey, lines);
  return lines;
}

/** Unpacks big-endian integers, as the database's `int4send` packs them. */
function unpackIntegers(bytes: Uint8Array): Int32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const integers = new Int32Array(bytes.length / 4);
  for (let index = 0; index < integers.length; index++) integers[index] = view.getInt32(index * 4);
  return integers;
}

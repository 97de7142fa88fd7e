import type { Locale } from "@recambia/contract/locale";
import type { ForVehicle } from "@recambia/contract/vehicles/schemas";
import type { Queryable } from "../../platform/database/database.ts";
import type { Context } from "../../platform/http/context.ts";
import { type Refusal, refuseField } from "../../platform/http/refusals/refusal.ts";
import { type CatalogueVehicle, findVehicle, findVehiclesByKey } from "../../vehicles/index.ts";
import { catalogueMessages } from "../messages.ts";
import { type Catalogue, getCatalogue, reloadCatalogue } from "./current-catalogue.ts";
import { OutdatedDefinitions } from "./definitions.ts";

/** Dependencies of every catalogue read. */
export type CatalogueContext = Catalogue & {
  database: Queryable;
  /** Language of names, values and conditions. */
  locale: Locale;
  /** Time that decides which offers are in force. */
  now: Date;
};

/**
 * Runs a read with the catalogue's definitions. An import adds brands and part types before it publishes a new revision, so
 * a read that meets an unknown one is repeated with fresh definitions.
 */
export async function readCatalogue<Result>(
  context: Pick<Context, "database" | "revision" | "clock">,
  locale: Locale,
  read: (catalogue: CatalogueContext) => Promise<Result>,
): Promise<Result> {
  const { database, revision } = context;
  const now = context.clock.now();
  try {
    return await read({ database, locale, now, ...(await getCatalogue(database, revision)) });
  } catch (error) {
    if (!(error instanceof OutdatedDefinitions)) throw error;
    return read({ database, locale, now, ...(await reloadCatalogue(database, revision.current())) });
  }
}

/**
 * Returns the vehicle that a read is for; null when none is given, or when the catalogue does not know it, because a garage
 * may outlive the catalogue that it was filled from. `describeVehicle` tells the two apart.
 */
export async function findChosenVehicle(
  catalogue: CatalogueContext,
  vehicleId: string | undefined,
): Promise<CatalogueVehicle | null> {
  if (vehicleId === undefined) return null;
  const { database, cache } = catalogue;
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
  catalogue: CatalogueContext,
  vehicleId: string | null | undefined,
): Promise<CatalogueVehicle | null | Refusal> {
  const chosen = await findChosenVehicle(catalogue, vehicleId ?? undefined);
  return vehicleId && !chosen ? refuseField("vehicle_id", catalogueMessages.unknown_vehicle) : chosen;
}

/** Returns vehicles by variant key; uncached ones are read in one statement. */
export async function readVehiclesByKey(
  { database, cache }: CatalogueContext,
  keys: Iterable<number>,
): Promise<Map<number, CatalogueVehicle>> {
  const wanted = [...new Set(keys)];
  const known = new Map<number, CatalogueVehicle>();
  const missing: number[] = [];
  for (const key of wanted) {
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
    wanted.flatMap((key): [number, CatalogueVehicle][] => {
      const vehicle = known.get(key);
      return vehicle ? [[key, vehicle]] : [];
    }),
  );
}

import type { OfflineProduct, VehicleCatalogue } from "@recambia/contract/catalogue/vehicle-catalogue";
import type { Locale } from "@recambia/contract/locale";
import { type OfflineVehicle, openDatabase } from "./database.ts";

/** A vehicle's kept catalogue in memory. */
export type OfflineCatalogue = {
  /** Language of its texts. */
  locale: Locale;
  overview: VehicleCatalogue;
  products: readonly OfflineProduct[];
  /** When it was last compared with the shop, in milliseconds since 1970. */
  checkedAt: number;
};

let inMemory: { key: string; catalogue: OfflineCatalogue } | null = null;

/** Returns the vehicles that this device keeps, complete or not. */
export async function listOfflineVehicles(): Promise<OfflineVehicle[]> {
  const database = await openDatabase();
  return database.getAll("vehicles");
}

/** Returns the catalogue of a vehicle; null when it is not kept, or not complete yet. */
export async function readOfflineCatalogue(vehicleId: string): Promise<OfflineCatalogue | null> {
  const database = await openDatabase();
  const vehicle = await database.get("vehicles", vehicleId);
  if (!vehicle || vehicle.checkedAt === null) return null;
  const { overview, checkedAt, locale } = vehicle;
  const key = `${vehicleId} ${locale} ${vehicle.shareTags.join()}`;
  if (inMemory?.key === key) return { ...inMemory.catalogue, locale, overview, checkedAt };
  const stored = await database.getAllFromIndex("products", "by-vehicle", vehicleId);
  const catalogue = { locale, overview, products: stored.map(({ kept }) => kept), checkedAt };
  inMemory = { key, catalogue };
  return catalogue;
}

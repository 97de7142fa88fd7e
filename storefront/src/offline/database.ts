import type { OfflineProduct, VehicleCatalogue } from "@recambia/contract/catalogue/vehicle-catalogue";
import type { Locale } from "@recambia/contract/locale";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";

/** Shape of the catalogues that this release stores (scripts/stored-shape.ts). */
export const storedShape = __STORED_SHAPE__;

/** A vehicle whose catalogue this device keeps. */
export type OfflineVehicle = {
  /** Public id of the variant. */
  id: string;
  /** Language of the kept texts. */
  locale: Locale;
  withUniversal: boolean;
  overview: VehicleCatalogue;
  /** ETag of each share; null: not read yet. */
  shareTags: readonly (string | null)[];
  /** Whether all pictures are there. */
  hasPictures: boolean;
  isPaused: boolean;
  /** When everything was there and compared with the shop for the last time, in milliseconds since 1970. */
  checkedAt: number | null;
  /** `storedShape` of what was there then; missing in rows of releases that did not tell it. */
  shape?: string;
};

export type StoredProduct = { vehicleId: string; share: number; kept: OfflineProduct };

/** A personal response as it was last seen; forgotten when the person leaves. */
export type SeenAnswer = {
  path: string;
  /** Null in rows of earlier versions, which remembered what visitors saw. */
  personId: string | null;
  body: unknown;
  /** In milliseconds since 1970. */
  seenAt: number;
};

interface OfflineSchema extends DBSchema {
  vehicles: { key: string; value: OfflineVehicle };
  products: {
    /** Vehicle and the product's public id. */
    key: [string, string];
    value: StoredProduct;
    indexes: { "by-share": [string, number]; "by-vehicle": string };
  };
  answers: { key: string; value: SeenAnswer };
}

export type OfflineDatabase = IDBPDatabase<OfflineSchema>;

/** Name of the browser's database. */
const databaseName = "recambia-offline";
const version = 1;

let opening: Promise<OfflineDatabase> | null = null;

/** Opens the database, once per page. Rejects where the browser has none, as in some private windows. */
export function openDatabase(): Promise<OfflineDatabase> {
  opening ??= openDB<OfflineSchema>(databaseName, version, {
    upgrade(database) {
      database.createObjectStore("vehicles", { keyPath: "id" });
      const products = database.createObjectStore("products");
      products.createIndex("by-share", ["vehicleId", "share"]);
      products.createIndex("by-vehicle", "vehicleId");
      database.createObjectStore("answers", { keyPath: "path" });
    },
    blocking(_current, _blocked, event) {
      // A newer version of the shop waits in another tab.
      if (event.target instanceof IDBDatabase) event.target.close();
      opening = null;
    },
    terminated() {
      opening = null;
    },
  }).catch((reason: unknown) => {
    opening = null;
    throw reason;
  });
  return opening;
}

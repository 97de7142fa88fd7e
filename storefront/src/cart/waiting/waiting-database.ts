import type { Cart } from "@recambia/contract/cart/schemas";
import { type DBSchema, type IDBPDatabase, openDB, unwrap } from "idb";
import type { ChangeNotice, WaitingChange } from "./waiting-change.ts";

/** The cart as this device has last seen it. */
export type SeenCart = {
  key: "cart";
  /** Null for a person without a cart. */
  cart: Cart | null;
  /** In milliseconds since 1970. */
  seenAt: number;
  personId: string | null;
  /** Whether it has been shown without a network: differences from the next response are told then. */
  isShown: boolean;
};

/** Changes of a person whose session has ended, encrypted. */
export type SealedChanges = {
  personId: string;
  sealedAt: number;
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
};

interface WaitingSchema extends DBSchema {
  changes: { key: string; value: WaitingChange };
  notices: { key: string; value: ChangeNotice };
  seen: { key: string; value: SeenCart };
  /** Keys of people who are signed in, which no script can read. */
  keys: { key: string; value: { personId: string; key: CryptoKey } };
  sealed: { key: string; value: SealedChanges };
}

export type WaitingDatabase = IDBPDatabase<WaitingSchema>;

/** Name of the browser's database with changes of the cart that wait. */
const waitingDatabaseName = "recambia-cart";

let opening: Promise<WaitingDatabase> | null = null;

/** Opens the database, once per page or worker. Rejects where the browser has none. */
export function openWaiting(): Promise<WaitingDatabase> {
  opening ??= openDB<WaitingSchema>(waitingDatabaseName, 4, {
    upgrade(database, versionBefore, _version, transaction) {
      if (versionBefore < 2) {
        for (const name of [...database.objectStoreNames]) database.deleteObjectStore(name);
        database.createObjectStore("changes", { keyPath: "id" });
        database.createObjectStore("seen", { keyPath: "key" });
      }
      if (versionBefore < 3) {
        database.createObjectStore("keys", { keyPath: "personId" });
        database.createObjectStore("sealed", { keyPath: "personId" });
      }
      if (versionBefore === 2 || versionBefore === 3)
        unwrap(transaction).objectStore("told").name = "notices";
      else database.createObjectStore("notices", { keyPath: "id" });
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

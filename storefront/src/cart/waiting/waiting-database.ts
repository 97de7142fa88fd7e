import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { ToldAddition, WaitingAddition } from "./waiting-addition.ts";

interface WaitingSchema extends DBSchema {
  waiting: { key: string; value: WaitingAddition };
  told: { key: string; value: ToldAddition };
}

/** Name of the browser's database with additions that wait. */
const waitingDatabaseName = "recambia-cart";

let opening: Promise<IDBPDatabase<WaitingSchema>> | null = null;

/** Opens the database, once per page. Rejects where the browser has none. */
export function openWaiting(): Promise<IDBPDatabase<WaitingSchema>> {
  opening ??= openDB<WaitingSchema>(waitingDatabaseName, 1, {
    upgrade(database) {
      database.createObjectStore("waiting", { keyPath: "id" });
      database.createObjectStore("told", { keyPath: "id" });
    },
  }).catch((reason: unknown) => {
    opening = null;
    throw reason;
  });
  return opening;
}

import type { IDBPDatabase } from "idb";

/** Empties a browser's database, which the files of a worker share. */
export async function emptyDatabase<Schema>(opening: Promise<IDBPDatabase<Schema>>): Promise<void> {
  const database = await opening;
  for (const name of database.objectStoreNames) await database.clear(name);
}

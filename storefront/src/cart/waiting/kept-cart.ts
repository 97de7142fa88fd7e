import { openWaiting } from "./waiting-database.ts";

/** Measures the cart as this device has last seen it, and the changes that wait: items, and size in bytes. */
export async function measureKeptCart(): Promise<{ count: number; bytes: number }> {
  const database = await openWaiting();
  const [seen, changes] = await Promise.all([database.getAll("seen"), database.getAll("changes")]);
  const kept = [...seen, ...changes];
  return { count: kept.length, bytes: kept.length > 0 ? JSON.stringify(kept).length : 0 };
}

/** Forgets the cart as it was last seen. Changes that wait stay: the shop does not know them yet. */
export async function forgetSeenCart(): Promise<void> {
  await (await openWaiting()).clear("seen");
}

import { forgetSeenCart, measureKeptCart } from "../../cart/index.ts";
import { assetCache, offlinePictureCache, viewedPictureCache } from "../cache-names.ts";
import { openDatabase } from "../database.ts";

/** Measures the data on the device by kind: number of items, and size in bytes where it is known. */
export type Storage = Record<
  "code" | "seenPictures" | "offlinePictures" | "catalogues" | "personal" | "cart",
  Kind
>;
type Kind = { count: number; bytes: number };

/** Measures what the device keeps. */
export async function measureStorage(): Promise<Storage> {
  const database = await openDatabase();
  const [code, seenPictures, offlinePictures, vehicles, answers, products, cart] = await Promise.all([
    measureCache(assetCache),
    measureCache(viewedPictureCache),
    measureCache(offlinePictureCache),
    database.getAll("vehicles"),
    database.getAll("answers"),
    database.count("products"),
    measureKeptCart(),
  ]);
  const productBytes = vehicles.reduce((sum, { overview }) => sum + overview.product_bytes, 0);
  const answerBytes = answers.reduce((sum, { body }) => sum + JSON.stringify(body ?? null).length, 0);
  return {
    code,
    seenPictures,
    offlinePictures,
    catalogues: { count: products, bytes: products > 0 ? productBytes : 0 },
    personal: { count: answers.length, bytes: answerBytes },
    cart,
  };
}

async function measureCache(name: string): Promise<Kind> {
  if (!("caches" in globalThis) || !(await caches.has(name))) return { count: 0, bytes: 0 };
  const cache = await caches.open(name);
  const stored = await cache.matchAll();
  const sizes = await Promise.all(stored.map(async (response) => (await response.blob()).size));
  return { count: stored.length, bytes: sizes.reduce((sum, bytes) => sum + bytes, 0) };
}

/** Clears what the device keeps to work without a network, except changes of the cart that wait. The shop works on as before. */
export async function clearStorage(): Promise<void> {
  const database = await openDatabase();
  await Promise.all([
    database.clear("vehicles"),
    database.clear("products"),
    database.clear("answers"),
    forgetSeenCart(),
    ...[assetCache, viewedPictureCache, offlinePictureCache].map((name) => caches.delete(name)),
  ]);
}

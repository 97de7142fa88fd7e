import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openDatabase } from "../database.ts";
import { readOfflineCatalogue } from "../offline-catalogue.ts";
import { downloadVehicle } from "./download-vehicle.ts";

const wanted = { id: "ibizaibiza", locale: "es", withUniversal: false } as const;

/** What the shop has for the vehicle: products by share. */
let shares: readonly (readonly string[])[] = [];

beforeEach(() => {
  vi.stubGlobal("navigator", { locks: { request: (_name: string, work: () => unknown) => work() } });
  vi.stubGlobal("caches", { open: async () => new Map() });
  vi.stubGlobal("fetch", async (address: string) => {
    const { searchParams } = new URL(address, "http://shop.example");
    const share = searchParams.get("share");
    const products = shares[Number(share)] ?? [];
    const data =
      share === null ? { shares: shares.length, pictures: [] } : products.map((id) => ({ product: { id } }));
    return Response.json({ data }, { headers: { etag: `"${products.join()}"` } });
  });
});
afterEach(() => vi.unstubAllGlobals());

const keptIds = async () =>
  (await readOfflineCatalogue(wanted.id))?.products.map(({ product }) => product.id).toSorted();

test("of an earlier run with more shares nothing stays that the vehicle no longer has", async () => {
  shares = [["brake"], ["filter"], ["oil"], ["soap"]];
  await downloadVehicle({ ...wanted, withUniversal: true });
  expect(await keptIds()).toEqual(["brake", "filter", "oil", "soap"]);
  shares = [["brake"], ["filter"]];
  await downloadVehicle(wanted);
  expect(await keptIds()).toEqual(["brake", "filter"]);
});

test("another vehicle's products stay", async () => {
  shares = [["brake"], ["filter"], ["oil"]];
  await downloadVehicle({ ...wanted, id: "zzzzzzzz" });
  shares = [["brake"]];
  await downloadVehicle({ ...wanted, locale: "ca" });
  expect(await keptIds()).toEqual(["brake"]);
  const database = await openDatabase();
  expect(await database.countFromIndex("products", "by-vehicle", "zzzzzzzz")).toBe(3);
});

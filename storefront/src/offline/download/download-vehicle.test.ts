import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openDatabase } from "../database.ts";
import { readOfflineCatalogue } from "../offline-catalogue.ts";
import { downloadVehicle } from "./download-vehicle.ts";
import { refreshOffline } from "./run-download.ts";

const wanted = { id: "ibizaibiza", locale: "es", withUniversal: false } as const;

/** What the shop has for the vehicle: products by share. */
let shares: readonly (readonly string[])[] = [];
let requests = 0;
/** Requests that find the shop busy from now on. */
let busyRequests = 0;

beforeEach(() => {
  vi.stubGlobal("navigator", { locks: { request: (_name: string, work: () => unknown) => work() } });
  vi.stubGlobal("caches", { open: async () => new Map() });
  vi.stubGlobal("fetch", async (address: string) => {
    requests += 1;
    if (busyRequests > 0) {
      busyRequests -= 1;
      return new Response(null, { status: 503 });
    }
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

test("a shop that is busy for a moment does not interrupt a download", async () => {
  shares = [["brake"], ["filter"]];
  busyRequests = 1;
  await downloadVehicle({ ...wanted, id: "busybusybu" });
  const kept = await readOfflineCatalogue("busybusybu");
  expect(kept?.products).toHaveLength(2);
});

/** Stores a vehicle as if downloaded just now, with a change, and tells whether a refresh asks the shop again. */
async function isRefreshed(change: { shape?: string; isPaused?: boolean }): Promise<boolean> {
  const database = await openDatabase();
  await database.clear("vehicles");
  shares = [["brake"]];
  await downloadVehicle(wanted);
  const stored = (await database.get("vehicles", wanted.id)) ?? expect.fail("not stored");
  await database.put("vehicles", { ...stored, ...change });
  const before = requests;
  await refreshOffline();
  return requests > before;
}

test("what an earlier release has stored in another shape is fetched again at once, and only that", async () => {
  expect(await isRefreshed({})).toBe(false);
  expect(await isRefreshed({ shape: "earlier" })).toBe(true);
  expect(await isRefreshed({ shape: "earlier", isPaused: true })).toBe(false);
});

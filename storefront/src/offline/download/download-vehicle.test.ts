import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openDatabase } from "../database.ts";
import { readOfflineCatalogue } from "../offline-catalogue.ts";
import { downloadStore } from "./download-store.ts";
import { downloadVehicle, dropVehicle } from "./download-vehicle.ts";
import { pause, refreshOffline, startDownload } from "./run-download.ts";

const wanted = { id: "ibizaibiza", locale: "es", withUniversal: false } as const;

/** What the shop has for the vehicle: products by share. */
let shares: readonly (readonly string[])[] = [];
let requests = 0;
/** Requests that find the shop busy from now on. */
let busyRequests = 0;
/** What happens while the shop is asked. */
let meanwhile: (address: string) => Promise<unknown> = async () => undefined;

beforeEach(() => {
  meanwhile = async () => undefined;
  vi.stubGlobal("navigator", { locks: { request: (_name: string, work: () => unknown) => work() } });
  vi.stubGlobal("caches", { open: async () => new Map() });
  vi.stubGlobal("fetch", async (address: string) => {
    requests += 1;
    await meanwhile(address);
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

test("a picture that was stored long ago is fetched again: the shop may have another of its name", async () => {
  const stored = new Map<string, Response>();
  const cache = {
    match: async (path: string) => stored.get(path),
    put: async (path: string, picture: Response) => stored.set(path, picture),
  };
  vi.stubGlobal("caches", { open: async () => cache });
  vi.stubGlobal("fetch", async (address: string) => {
    if (!address.startsWith("/spa/"))
      return new Response("new", { headers: { date: new Date().toUTCString() } });
    const isShare = address.includes("share=");
    return Response.json({ data: isShare ? [] : { shares: 1, pictures: ["disc", "pads"] } });
  });
  const [long, lately] = [0, Date.now()].map((ms) => ({ headers: { date: new Date(ms).toUTCString() } }));
  stored.set("/pictures/thumbs/disc.webp", new Response("old", long));
  stored.set("/pictures/thumbs/pads.webp", new Response("kept", lately));
  await downloadVehicle({ ...wanted, id: "pictured00" });
  const texts = await Promise.all([...stored.values()].map((picture) => picture.text()));
  expect(texts).toEqual(["new", "kept"]);
});

test("a shop that is busy for a moment does not interrupt a download", async () => {
  shares = [["brake"], ["filter"]];
  busyRequests = 1;
  await downloadVehicle({ ...wanted, id: "busybusybu" });
  const kept = await readOfflineCatalogue("busybusybu");
  expect(kept?.products).toHaveLength(2);
});

/** Stores a vehicle as if downloaded just now, with a change, and tells whether a refresh asks the shop again. */
async function isRefreshed(change: {
  shape?: string;
  isPaused?: boolean;
  checkedAt?: number;
}): Promise<boolean> {
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

test("what was stored while the device's clock was ahead is compared with the shop again", async () => {
  expect(await isRefreshed({ checkedAt: Date.now() + 86_400_000 })).toBe(true);
});

test("a vehicle that is removed while it is taken along leaves nothing, and nothing looks as if it went on", async () => {
  shares = [["brake"], ["filter"]];
  meanwhile = async (address) => address.includes("share=0") && dropVehicle(wanted.id);
  await startDownload(wanted);
  const database = await openDatabase();
  expect(await database.get("vehicles", wanted.id)).toBeUndefined();
  expect(await database.countFromIndex("products", "by-vehicle", wanted.id)).toBe(0);
  expect(downloadStore.getState().progress?.state).not.toBe("running");
});

test("a refresh that fails does not look as if it went on", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  await (await openDatabase()).clear("vehicles");
  shares = [["brake"]];
  await downloadVehicle(wanted);
  meanwhile = async (address) => address.includes("share=") && Promise.reject(new TypeError("no network"));
  await refreshOffline(true);
  expect(downloadStore.getState().progress?.state).toBe("paused");
});

test("a refresh that is paused while the shop is asked for the overview stays paused", async () => {
  await (await openDatabase()).clear("vehicles");
  shares = [["brake"]];
  await downloadVehicle(wanted);
  const before = requests;
  meanwhile = () => pause(wanted.id);
  await refreshOffline(true);
  expect(requests - before).toBe(1);
  expect((await (await openDatabase()).get("vehicles", wanted.id))?.isPaused).toBe(true);
  meanwhile = async () => undefined;
  await startDownload(wanted);
  expect(downloadStore.getState().progress?.state).toBe("done");
});

test("a refresh brings no vehicle back that was removed while another was refreshed", async () => {
  const database = await openDatabase();
  await database.clear("vehicles");
  shares = [["brake"]];
  for (const id of ["aaaaaaaaaa", "bbbbbbbbbb"]) await downloadVehicle({ ...wanted, id });
  meanwhile = async (address) => address.includes("aaaaaaaaaa") && dropVehicle("bbbbbbbbbb");
  await refreshOffline(true);
  expect(await database.getAllKeys("vehicles")).toEqual(["aaaaaaaaaa"]);
});

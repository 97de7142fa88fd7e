import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Vehicle } from "@recambia/contract/vehicles/schemas";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { alertStore, resetAlert } from "../../lib/alert-store.ts";
import { createHttpClient } from "../../lib/http/http-client.ts";
import { addSharedVehicle } from "./add-shared-vehicle.ts";
import { resetGarage } from "./change-garage.ts";
import { garageStore } from "./store.ts";

const ibiza: Vehicle = {
  maker: { id: "seatseat", name: "SEAT", slug: "seat" },
  model: {
    id: "ibizaibiza",
    name: "Ibiza IV (6J, 6P)",
    thumbnail: "/vehicles/hatchback.svg",
    performance_period: { yyyymm_from: 200803, yyyymm_to: 201706 },
  },
  variant: {
    id: "variant1",
    vehicle_name: "1.6 TDI",
    motor_name: "66 kW (90 CV), 1598 cm³, diésel",
    performance_period: { yyyymm_from: 200903, yyyymm_to: 201505 },
    fuel: "diesel",
    ccm: 1598,
    kw: 66,
    cv: 90,
  },
};

/** Answers that a test holds back. */
const held: (() => void)[] = [];

/** An API that knows one vehicle, and another one whose answer waits. */
const api = createServer((request, response) => {
  const id = request.url?.split("/").at(-1) ?? "";
  const isKnown = id === "variant1" || id === "slowslow";
  const vehicle = { ...ibiza, variant: { ...ibiza.variant, id } };
  const answer = () => {
    response.writeHead(isKnown ? 200 : 404, { "content-type": "application/json" });
    response.end(JSON.stringify(isKnown ? { data: vehicle } : { message: "No está.", code: "not_found" }));
  };
  if (id === "slowslow") held.push(answer);
  else answer();
});
beforeAll(() => new Promise<void>((resolve) => api.listen(0, "127.0.0.1", resolve)));
afterAll(() => api.close());

function isBound(address: string | AddressInfo | null): address is AddressInfo {
  return typeof address === "object" && address !== null;
}

function client() {
  const address = api.address();
  return createHttpClient({
    origin: isBound(address) ? `http://127.0.0.1:${address.port}` : "",
    serverLocale: "es_ES",
    beforeRequest: () => undefined,
    onUnauthenticated: () => undefined,
    confirmIdentity: async () => false,
    readCsrfToken: () => "",
    renewCsrfToken: async () => "",
  });
}

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  resetGarage();
});
afterAll(() => {
  vi.restoreAllMocks();
  resetGarage();
  resetAlert();
});

test("a vehicle that the shop does not know changes nothing, and the shopper is told", async () => {
  expect(await addSharedVehicle(client(), "unknown1")).toBe(false);
  expect(garageStore.getState().count).toBe(0);
  expect(alertStore.getState()).toMatchObject({ isOpen: true, isLoadFailure: true });
});

test("a shared vehicle enters the garage and is selected; a second time it is only selected", async () => {
  expect(await addSharedVehicle(client(), "variant1")).toBe(true);
  expect(await addSharedVehicle(client(), "variant1")).toBe(true);
  expect(garageStore.getState()).toMatchObject({
    count: 1,
    selected: { variantId: "variant1", modelName: "Ibiza IV (6J, 6P)", variantFrom: 200903 },
  });
});

test("of two vehicles chosen one after the other the second one counts, whichever answer comes first", async () => {
  const first = addSharedVehicle(client(), "slowslow");
  await vi.waitFor(() => expect(held).toHaveLength(1));
  expect(await addSharedVehicle(client(), "variant1")).toBe(true);
  held[0]?.();
  expect(await first).toBe(false);
  expect(garageStore.getState()).toMatchObject({ count: 1, selected: { variantId: "variant1" } });
});

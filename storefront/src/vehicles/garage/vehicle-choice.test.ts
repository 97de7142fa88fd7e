import type { Maker, Model, Variant } from "@recambia/contract/vehicles/schemas";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const seat: Maker = { id: "seatseat", name: "SEAT", slug: "seat" };
const ford: Maker = { id: "fordford", name: "Ford", slug: "ford" };
const period = { yyyymm_from: 200803, yyyymm_to: null };
const ibiza: Model = { id: "ibizaibiza", name: "Ibiza IV (6J, 6P)", performance_period: period };
const tdi: Variant = {
  id: "variant1",
  vehicle_name: "1.6 TDI",
  motor_name: "66 kW (90 CV), 1598 cm³, diésel",
  performance_period: period,
  fuel: "diesel",
  ccm: 1598,
  kw: 66,
  cv: 90,
};

/** The module as a page loads it, with what the visit has kept. */
async function openPage(kept: Map<string, string>) {
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
  vi.resetModules();
  return import("./vehicle-choice.ts");
}

let kept = new Map<string, string>();
beforeEach(() => {
  kept = new Map();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test("there is no vehicle until all three steps are answered, and each needs the one before", async () => {
  const page = await openPage(kept);
  expect([page.chosenVehicle(), page.nextStep(page.currentChoice())]).toEqual([null, "maker"]);
  page.chooseMaker(seat);
  expect([page.chosenVehicle(), page.nextStep(page.currentChoice())]).toEqual([null, "model"]);
  page.chooseModel(ibiza);
  expect([page.chosenVehicle(), page.nextStep(page.currentChoice())]).toEqual([null, "variant"]);
  page.chooseVariant(tdi);
  expect(page.chosenVehicle()).toEqual({ maker: seat, model: ibiza, variant: tdi });
});

test("another answer empties the steps after it; the same one again leaves them", async () => {
  const page = await openPage(kept);
  page.chooseMaker(seat);
  page.chooseModel(ibiza);
  page.chooseVariant(tdi);
  page.chooseMaker(seat);
  page.chooseModel(ibiza);
  expect(page.chosenVehicle()).not.toBeNull();
  page.chooseMaker(ford);
  expect(page.currentChoice()).toEqual({ maker: ford, model: null, variant: null });
});

test("only the version leads to a vehicle, not the same maker or model chosen again", async () => {
  const page = await openPage(kept);
  page.chooseMaker(seat);
  page.chooseModel(ibiza);
  page.chooseVariant(tdi);
  page.chooseMaker(seat);
  expect([page.vehicleAfter("maker"), page.vehicleAfter("model")]).toEqual([null, null]);
  expect(page.vehicleAfter("variant")).toEqual({ maker: seat, model: ibiza, variant: tdi });
});

test("the three choices are cleared together", async () => {
  const page = await openPage(kept);
  page.chooseMaker(seat);
  page.chooseModel(ibiza);
  page.clearChoice();
  expect(page.currentChoice()).toEqual({ maker: null, model: null, variant: null });
});

test("a reload does not ask again", async () => {
  const before = await openPage(kept);
  before.chooseMaker(seat);
  before.chooseModel(ibiza);
  const after = await openPage(kept);
  expect(after.currentChoice()).toEqual({ maker: seat, model: ibiza, variant: null });
});

test("what was kept and makes no sense is asked for again, with all that hangs on it", async () => {
  for (const state of [null, 7, { maker: { id: "x" } }, { maker: null, model: ibiza, variant: tdi }]) {
    kept.set("vehicle-choice", JSON.stringify({ state, version: 1 }));
    const page = await openPage(kept);
    expect([state, page.nextStep(page.currentChoice())]).toEqual([state, "maker"]);
  }
  kept.set("vehicle-choice", JSON.stringify({ state: { maker: seat, model: { id: "x" } }, version: 1 }));
  const page = await openPage(kept);
  expect(page.currentChoice()).toEqual({ maker: seat, model: null, variant: null });
});

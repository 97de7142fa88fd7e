import type { Restriction } from "@recambia/contract/vehicles/fit";
import type { GarageVehicle } from "@recambia/contract/vehicles/schemas";
import { expect, test } from "vitest";
import { createGarageStore } from "./store.ts";
import { builtBefore, forgetFacts, forgetOtherFacts, keepFacts, readFacts } from "./vehicle-facts.ts";

const car: GarageVehicle = {
  ...{ makerId: "m", makerName: "SEAT", modelId: "i", modelName: "Ibiza", variantId: "a" },
  ...{ variantName: "1.6 TDI", variantMotor: "77 kW", variantFrom: 200906, variantTo: 201505 },
};
const built = (from: number | null, to: number | null): Restriction => ({ kind: "built", from, to });
const note: Restriction = { kind: "note", text: "Con sensor" };

/** A garage with a car, in a storage that several pages share. */
function openGarage() {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
  const open = () => createGarageStore(() => storage);
  const garage = open();
  garage.setState({ vehicles: [car], selected: car, count: 1 });
  return { garage, open };
}

test("an answer is kept with its car, also by the next page, and forgotten when asked", () => {
  const { garage, open } = openGarage();
  keepFacts("a", [built(201203, null), note], garage);
  expect(open().getState().facts).toEqual({ a: [built(201203, null), note] });
  forgetFacts("a", garage);
  expect(open().getState().facts).toEqual({});
});

test("build dates narrow one another; of two that contradict, the later answer counts", () => {
  const { garage } = openGarage();
  keepFacts("a", [built(201003, null)], garage);
  keepFacts("a", [built(null, 201212)], garage);
  expect(garage.getState().facts.a).toEqual([built(201003, 201212)]);
  keepFacts("a", [built(201401, null)], garage);
  expect(garage.getState().facts.a).toEqual([built(201401, null)]);
});

test("the same answer is kept once; axle and side are the part's, and not kept", () => {
  const { garage } = openGarage();
  keepFacts(
    "a",
    [
      { kind: "position", position: "front" },
      { kind: "side", side: "left" },
    ],
    garage,
  );
  expect(garage.getState().facts).toEqual({});
  keepFacts("a", [note, note], garage);
  keepFacts("a", [{ ...note }], garage);
  expect(garage.getState().facts.a).toEqual([note]);
});

test("a first registration says when the car was built: in the year before", () => {
  expect(builtBefore(201105)).toEqual(built(201005, 201105));
});

test("what is no condition is left out", () => {
  const kept = [note, 7, { kind: "built", from: "x" }, { kind: "engine_code" }, null];
  const unsayable = [
    { kind: "built", from: 0, to: 99_999_999 },
    { kind: "built", from: 201213, to: null },
    { kind: "engine_code", codes: ["CAYC", 1] },
    { kind: "chassis", from: {}, to: "B" },
    { kind: "position", text: "delante" },
    { kind: "of another version", text: "x" },
  ];
  expect(readFacts([...kept, ...unsayable])).toEqual([note]);
  const sayable = [
    built(null, 201212),
    { kind: "chassis", from: "A", to: null },
    { ...note, kind: "equipment" },
  ];
  expect(readFacts(sayable)).toEqual(sayable);
  for (const other of [undefined, null, 1, "x", { 0: note }]) expect(readFacts(other)).toEqual([]);
});

test("what was said of a car that has left the garage is forgotten", () => {
  const { garage } = openGarage();
  keepFacts("a", [note], garage);
  keepFacts("b", [note], garage);
  forgetOtherFacts(garage);
  expect(garage.getState().facts).toEqual({ a: [note] });
});

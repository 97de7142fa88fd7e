import type { VehicleSummary } from "@recambia/contract/vehicles/schemas";
import { expect, test } from "vitest";
import { vehicleLabel } from "./vehicle-label.ts";

const vehicle = (maker_name: string, model_name: string, vehicle_name: string): VehicleSummary => ({
  ...{ id: "a", maker_name, model_name, vehicle_name, motor_name: "" },
  performance_period: { yyyymm_from: 201201, yyyymm_to: null },
});
const nothing = { model: [], engine: [] };

const ceeds = [
  vehicle("Kia", "Ceed III (CD)", "1.6 CRDi MHEV"),
  vehicle("Kia", "cee'd II (JD)", "1.6 CRDi"),
  vehicle("Kia", "cee'd I (ED)", "1.6 CRDi 115"),
];

test("generations are named by the words that their names begin with, one vehicle by its whole name", () => {
  const golfs = [
    vehicle("Volkswagen", "Golf VII (5G)", "2.0 TDI"),
    vehicle("Volkswagen", "Golf VI (5K1)", "2.0 TDI"),
  ];
  expect(vehicleLabel(golfs, nothing)).toBe("Volkswagen Golf 2.0 TDI");
  expect(vehicleLabel(golfs.slice(1), nothing)).toBe("Volkswagen Golf VI (5K1) 2.0 TDI");
});

test("generations whose names begin otherwise are named as typed, in the spelling of the newest that has it", () => {
  expect(vehicleLabel(ceeds, { model: ["ceed"], engine: [] })).toBe("Kia Ceed");
  expect(vehicleLabel(ceeds, { model: ["cee", "d"], engine: ["1.6", "crdi"] })).toBe("Kia Ceed 1.6 CRDi");
  expect(vehicleLabel(ceeds.slice(1), { model: ["cee", "d"], engine: [] })).toBe("Kia cee'd");
});

test("models of two makers that share neither name nor maker are still named", () => {
  const cars = [
    vehicle("Fiat", "Punto Evo / Punto (199)", "1.4"),
    vehicle("Abarth", "Grande Punto / Punto Evo (199)", "1.4 T"),
  ];
  expect(vehicleLabel(cars, { model: ["punto", "evo"], engine: [] })).toBe("Punto Evo");
  expect(vehicleLabel(cars, { model: ["199"], engine: ["2010"] })).toBe("199 2010");
});

test("a maker alone is named without the only model that the shop has of it", () => {
  const cars = [vehicle("Iveco", "Daily IV", "35C13")];
  expect(vehicleLabel(cars, { ...nothing, isMakerAlone: true })).toBe("Iveco");
  expect(vehicleLabel(cars, { ...nothing, model: ["daily"] })).toBe("Iveco Daily IV 35C13");
});

test("a maker whose models all bear its name is named once", () => {
  const cars = [vehicle("DS", "DS 3 (SA)", "1.6"), vehicle("DS", "DS 4 II", "1.5")];
  expect(vehicleLabel(cars, nothing)).toBe("DS");
});

import { expect, test } from "vitest";
import { emptyLexiconSource } from "../../../../../test/catalogue/empty-lexicon-source.ts";
import { createVehicleIndex } from "../vehicles/index.ts";
import { writeSpokenEngines } from "./spoken-engines.ts";

const makers = ["Opel", "Renault", "Volkswagen", "Mercedes-Benz", "Nissan", "Audi"];
const models = [
  { makerId: 1, name: "Corsa C (X01)" },
  { makerId: 2, name: "Clio II (BB)" },
  { makerId: 3, name: "Passat B6 (3C)" },
  { makerId: 4, name: "Sprinter (906)" },
  { makerId: 5, name: "Micra III (K12)" },
  { makerId: 2, name: "Trafic II (FL)" },
  { makerId: 6, name: "A3 (8P1)" },
];
const vehicles = createVehicleIndex({
  ...emptyLexiconSource,
  makers: makers.map((name, index) => ({ id: index + 1, name })),
  models: models.map((model, index) => ({ id: index + 1, ...model })),
  variants: models.map(({ name }, index) => ({
    ...{ id: index + 1, modelId: index + 1, vehicleName: name === "Sprinter (906)" ? "313 CDI" : "1.3" },
    ...{ fuel: "diesel", builtFrom: 200001, builtTo: null, kw: 74, cv: 100 },
  })),
});

test.each([
  ["corsa c uno tres", "corsa c 1.3"],
  ["clio dos uno dos dieciseis valvulas", "clio 2 1.2 dieciseis valvulas"],
  ["clio uno dos gasolina", "clio 1.2 gasolina"],
  ["passat be seis uno nueve ciento cinco", "passat b6 1.9 ciento cinco"],
  ["trafic del dos mil tres uno nueve", "trafic del 2003 1.9"],
  ["mercedes sprinter tres trece", "mercedes sprinter 313"],
  ["micra ka doce", "micra k12"],
  ["audi a tres uno nueve", "audi a3 1.9"],
  // Other numbers are left for those who know more of them.
  ["sprinter tres treinta", "sprinter tres treinta"],
  ["clio dos", "clio dos"],
  ["renault uno nueve cuatro", "renault uno nueve cuatro"],
  ["uno dos golf", "uno dos golf"],
  ["clio uno tres pilotos", "clio uno tres pilotos"],
])("%s is %s", (spoken, written) => {
  expect(writeSpokenEngines(vehicles, spoken.split(" ")).join(" ")).toBe(written);
});

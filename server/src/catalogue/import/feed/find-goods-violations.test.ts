import { expect, test } from "vitest";
import { goodRecords } from "../../../../test/catalogue/feed-lines.ts";
import { findGoodsViolations } from "./find-goods-violations.ts";
import { findRuleViolations } from "./find-rule-violations.ts";

const good = goodRecords.product;
const named = (es: string) => ({ es, ca: es, en: es });
const hazard: NonNullable<typeof good.hazard> = {
  pictograms: ["GHS02"],
  signal: "danger",
  statements: ["H222"],
  precautions: ["P102"],
};

test.each([
  ["Aceite ecológico 5W-30", 'name.es: "ecológico" claims what needs proof'],
  ["Limpiador respetuoso con el medio ambiente", "name.es: "],
  ["Gas R-134a, botella", "restricted: must be f_gas"],
  ["Refrigerante R1234yf", "restricted: must be f_gas"],
  ["Ácido sulfúrico al 37 %", "restricted: must be explosive_precursor"],
])("a product called %j is refused unless it is marked", (name, reason) => {
  expect(findRuleViolations({ ...good, name: named(name) }).join()).toContain(reason);
});

test.each([
  "Aceite PAG para R134a",
  "Manómetros para gas R-1234yf",
  "Refrigerante G12 rosa",
  "Economizador",
  "Filtro verde",
])("a product called %j is sold", (name) => {
  expect(findGoodsViolations({ ...good, name: named(name) })).toEqual([]);
});

test("restricted substances are found by CAS number and part type, and let in when they are marked", () => {
  const gas = { ...good, cas_numbers: ["811-97-2"] };
  expect(findGoodsViolations(gas)).toEqual([expect.stringContaining("CAS 811-97-2")]);
  expect(findGoodsViolations({ ...gas, restricted: "f_gas" })).toEqual([]);
  expect(findGoodsViolations({ ...good, part_type: "gas-refrigerante" })).toEqual([
    expect.stringContaining('part type "gas-refrigerante"'),
  ]);
  expect(findGoodsViolations({ ...good, cas_numbers: ["7664-93-9"] })).toEqual([
    expect.stringContaining("must be explosive_precursor"),
  ]);
  const acid = { ...good, part_type: "acidos-para-baterias" };
  expect(findGoodsViolations(acid)).toEqual([
    expect.stringContaining('must be explosive_precursor for part type "acidos-para-baterias"'),
  ]);
  expect(findGoodsViolations({ ...acid, restricted: "explosive_precursor" })).toEqual([]);
});

test("a hazardous mixture that tells a quantity needs it as a number", () => {
  const spray = {
    ...good,
    name: named("Limpiador 500 ml"),
    hazard,
  };
  expect(findGoodsViolations(spray)).toEqual([
    expect.stringContaining('net_quantity: is missing for "500 ml"'),
  ]);
  expect(findGoodsViolations({ ...spray, net_quantity: { amount: 0.5, unit: "l" } })).toEqual([]);
});

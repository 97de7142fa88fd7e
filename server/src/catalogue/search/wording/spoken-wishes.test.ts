import { expect, test } from "vitest";
import { withoutOtherSenses } from "./other-senses.ts";

test.each([
  ["faro que no sea xenon", "faro sin xenon"],
  ["batería que no sea cara", "batería que no sea cara"],
  ["bateria 60 ah borne gordo", "bateria 60 ah"],
  ["borne gordo", "borne gordo"],
  ["opacidad 2,8 itv", "opacidad itv"],
  ["desequilibrio freno eje 2", "desequilibrio freno trasero"],
  ["eje 2", "eje 2"],
  ["pastillas del y tras", "pastillas delanteras y traseras"],
  ["muelles -40 ibiza", "muelles rebajados 40 mm ibiza"],
  ["lo que se le echa al filtro", "aditivo al filtro"],
  ["aigua vermella del radiador", "anticongelante vermella del radiador"],
  ["aditivo xa inyectores", "aditivo para inyectores"],
  ["gomas pal clio", "gomas para el clio"],
  ["kit distribucion kn bomba", "kit distribucion con bomba"],
  ["filtro kn golf", "filtro kn golf"],
  ["factura del mes passat", "factura del mes"],
  ["filtre passat", "filtre passat"],
  ["pug 3o8", "peugeot 308"],
  ["clase a170", "mercedes a170"],
  ["drop links 9-3", "drop links saab 9 3"],
])("%s is read as %s", (typed, meant) => {
  expect(withoutOtherSenses(typed).replace(/ +/g, " ").trim()).toBe(meant);
});

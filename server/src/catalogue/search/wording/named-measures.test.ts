import { expect, test } from "vitest";
import { spellOut } from "./index.ts";

test.each([
  ["disco ø 280", "disco 280 mm"],
  ["tambor Ø180 con rodamiento", "tambor 180 mm con rodamiento"],
  ["cilindro de rueda ø 20,64", "cilindro de rueda 20,64 mm"],
  ["kit de pinza ø 57 mm", "kit de pinza 57 mm"],
  ["sensor ABS L=780", "sensor ABS 780 mm"],
  ["catalizador universal diámetro 50", "catalizador universal 50 mm"],
  ["filtro de aire altura 58", "filtro de aire 58 mm"],
  ["filtro aire alt. 58 mm", "filtro aire 58 mm"],
  ["soporte de cambio alt. 58", "soporte de cambio 58"],
  ["termostato 83ºC", "termostato 83 grados"],
  ["manguera de 8 milímetros", "manguera de 8 mm"],
])("%s is %s", (typed, meant) => {
  expect(spellOut(typed).replace(/\s+/g, " ").trim()).toBe(meant);
});

test.each([
  "alt. 206 1.4 hdi",
  "alt. 120A golf",
  "llantas diámetro 17",
  "neumáticos ancho 205",
  "disco diámetro 28 cm",
  "tornillo largo 12x1.5",
])("%s has no measure in millimetres by a name", (typed) => {
  expect(spellOut(typed)).not.toMatch(/\d mm/);
});

test("what a part lacks may be written with a stroke", () => {
  expect(spellOut("tambor s/ABS")).toContain("sin ABS");
  expect(spellOut("clutch s/cyl")).not.toContain("sin");
});

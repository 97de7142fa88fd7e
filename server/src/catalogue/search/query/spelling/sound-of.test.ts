import { expect, test } from "vitest";
import { soundOf } from "./sound-of.ts";

test.each([
  ["vujia", "bujia"],
  ["escovillas", "escobillas"],
  ["aseite", "aceite"],
  ["haceite", "aceite"],
  ["baterya", "bateria"],
  ["yantas", "llantas"],
  ["cilindro", "silindro"],
  ["kalentador", "calentador"],
  ["trasseros", "traseros"],
  ["enbrage", "embrague"],
  ["tuxon", "tucson"],
  ["direxion", "direccion"],
  ["inyecsion", "inyeccion"],
])("%s sounds like %s", (typed, meant) => {
  expect(soundOf(typed)).toBe(soundOf(meant));
});

test.each([
  ["bomba", "bombin"],
  ["disco", "diesel"],
  ["cable", "calle"],
])("%s does not sound like %s", (a, b) => {
  expect(soundOf(a)).not.toBe(soundOf(b));
});

import { expect, test } from "vitest";
import { wordsIn } from "../wording/index.ts";
import { isOfOtherSubject } from "./other-subjects.ts";

test.each([
  ["emissions-test", "no pasa la ITV por holgura en el eje de atrás"],
  ["emissions-test", "no passa la ITV pels frens"],
  ["no-power", "la capota del SLK no sube"],
  ["headlight-out", "llum de matrícula fosa"],
  ["water-inside", "las luces de un Ibiza se llenan de agua por dentro"],
])("%s is not meant by %s", (id, query) => {
  expect(isOfOtherSubject(id, wordsIn(query))).toBe(true);
});

test.each([
  ["emissions-test", "no pasa la ITV por gases y por los frenos"],
  ["emissions-test", "no pasa la ITV un Golf 5"],
  ["no-power", "no sube las cuestas"],
  ["headlight-out", "no funciona un faro"],
  ["water-inside", "entra agua por la puerta"],
])("%s is meant by %s", (id, query) => {
  expect(isOfOtherSubject(id, wordsIn(query))).toBe(false);
});

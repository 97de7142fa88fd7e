import fc from "fast-check";
import { expect, test } from "vitest";
import { wordsIn } from "../wording/index.ts";
import { readSymptom, symptoms } from "./index.ts";

const read = (query: string) => readSymptom(wordsIn(query))?.symptom.id ?? null;

test.each([
  "",
  "pastillas de freno golf 6",
  "limpiaparabrisas para golf",
  "motor de arranque",
  "aceite 5w30 no pasado",
  "bomba de agua",
  "luz de matrícula",
  "run flat",
  "escobillas marca bosch",
])("%j is no symptom", (query) => {
  expect(read(query)).toBe(null);
});

test.each([
  ["frenos chirrían", "squealing-brakes"],
  ["me chirrian los frenos", "squealing-brakes"],
  ["ruido al frenar", "squealing-brakes"],
  ["el coche no arranca", "does-not-start"],
  ["echa humo negro al acelerar", "black-smoke"],
  ["pierde agua", "loses-coolant"],
  ["vibra el volante", "steering-vibrates"],
  ["vibra el volante al frenar", "vibration-when-braking"],
  ["luz de motor", "engine-light"],
  ["fum blanc", "white-smoke"],
  ["no engega", "does-not-start"],
  ["brakes squeal", "squealing-brakes"],
  ["car won't start", "does-not-start"],
  ["el aire no enfría", "no-cold-air"],
  ["no arrenca i fa clic", "clicks-only"],
  ["temperature gauge goes up", "overheats"],
  ["won't start, just clicks", "clicks-only"],
  ["grinding noise when braking", "grinding-brakes"],
  ["tira a la derecha al frenar", "pulls-when-braking"],
  ["car judders when pulling away", "jerks"],
])("%j is %s", (query, id) => {
  expect(read(query)).toBe(id);
});

test("every phrase is read, and symptoms have distinct ids", () => {
  expect(new Set(symptoms.map(({ id }) => id)).size).toBe(symptoms.length);
  for (const { said } of symptoms) {
    for (const text of Object.values(said).flat()) {
      const spoken = text.split(" ").map((term) => term.split("/")[0]?.replace("*", "") ?? "");
      expect([text, read(spoken.join(" "))]).toEqual([text, expect.any(String)]);
    }
  }
});

test("the order of words does not change what is read", () => {
  const phrases = symptoms.flatMap(({ said }) => Object.values(said).flat());
  fc.assert(
    fc.property(
      fc.constantFrom(...phrases),
      fc.constantFrom(...phrases),
      fc.infiniteStream(fc.nat()),
      (a, b, draws) => {
        const words = `${a} ${b}`.split(" ").map((term) => term.split("/")[0]?.replace("*", "") ?? "");
        const shuffled = words.toSorted(() => ((draws.next().value ?? 0) % 3) - 1);
        expect(read(shuffled.join(" "))).toBe(read(words.join(" ")));
      },
    ),
  );
});

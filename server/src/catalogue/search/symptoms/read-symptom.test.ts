import { locales } from "@recambia/contract/locale";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isSilent, wordsIn } from "../wording/index.ts";
import { alternativesOf, faultCodes, isOfComplaints, readSymptom, symptoms } from "./index.ts";

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
  "código P1ABC",
  "P04010",
  "worn tyre",
  "neumáticos desgastados",
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
  ["huele a anticongelante", "loses-coolant"],
  ["antifreeze smell inside", "loses-coolant"],
  ["neumáticos gastados por dentro", "uneven-tyre-wear"],
  ["tyre worn on the inside", "uneven-tyre-wear"],
  ["fa soroll quan giro el volant", "steering-noise"],
  ["vibra el volante", "steering-vibrates"],
  ["vibra el volante al frenar", "vibration-when-braking"],
  ["luz de motor", "engine-light"],
  ["fum blanc", "white-smoke"],
  ["reduced engine power message", "no-power"],
  ["itv: emet massa fum", "emissions-test"],
  ["fa un xiulet quan fa fred", "belt-squeal"],
  ["no carrega i s'encén el llum de la bateria", "battery-light"],
  ["se qda frio en autopista", "stays-cold"],
  ["no engega", "does-not-start"],
  ["brakes squeal", "squealing-brakes"],
  ["reduced engine power", "no-power"],
  ["car won't start", "does-not-start"],
  ["el aire no enfría", "no-cold-air"],
  ["no arrenca i fa clic", "clicks-only"],
  ["al girar la llave hace clic", "clicks-only"],
  ["quan giro la clau fa clic", "clicks-only"],
  ["clicks when I turn the key", "clicks-only"],
  ["el cotxe fa un soroll clac clac quan giro el volant", "clicks-turning"],
  ["hace clac cuando giras a la derecha", "clicks-turning"],
  ["un soroll girant a l'esquerra", "clicks-turning"],
  ["temperature gauge goes up", "overheats"],
  ["won't start, just clicks", "clicks-only"],
  ["grinding noise when braking", "grinding-brakes"],
  ["tira a la derecha al frenar", "pulls-when-braking"],
  ["car judders when pulling away", "jerks"],
  ["chirría al girar el volante", "steering-noise"],
  ["traqueteo por calles empedradas", "knocks-on-bumps"],
  ["la caixa de canvis brunzeix", "gearbox-noise"],
  ["gotea algo debajo del coche", "leaks-something"],
  ["the blower whistles", "fan-noise"],
  ["testigo del airbag", "airbag-light"],
  ["salta el fusible", "blows-fuse"],
  ["el eléctrico no carga", "does-not-charge"],
  ["howling noise that gets louder with speed, changes when I turn", "humming-wheel"],
  ["squealing on start up in the morning then it stops", "belt-squeal"],
  ["yellow light shaped like a horseshoe with exclamation mark", "tyre-pressure-light"],
  ["el ventilador no va en la 1 ni la 2 pero si en la 4", "no-blower"],
  ["P0401", "code-egr"],
  ["error p0300 y p0302, motor tiembla", "code-misfire"],
  ["fault code P244A", "code-particulate-filter"],
  ["codi C0040", "code-speed"],
  ["PO401", "code-egr"],
  ["P-0401", "code-egr"],
  ["p 0420 golf", "code-catalyst"],
])("%j is %s", (query, id) => {
  expect(read(query)).toBe(id);
});

test("words that tell when a symptom is noticed need no other meaning", () => {
  for (const word of wordsIn("al acelerar en frío por la noche a 120")) {
    expect([word, isOfComplaints(word) || isSilent(word)]).toEqual([word, true]);
  }
  expect(isOfComplaints("bosch")).toBe(false);
});

/** Each phrase in the first of its wordings. */
const phrases = symptoms.flatMap(({ said }) =>
  locales.flatMap((locale) =>
    said[locale].map((text) =>
      text
        .split(" ")
        .map((term) => alternativesOf(term, locale)[0]?.replace("*", ""))
        .join(" "),
    ),
  ),
);

test("the words of all phrases of a symptom belong to it", () => {
  expect(readSymptom(wordsIn("heater blows cold air"))?.places).toEqual([0, 1, 2, 3]);
});

test("an end of the vehicle belongs to no complaint, because it tells which part is wanted", () => {
  expect(readSymptom(wordsIn("knocking from rear suspension"))?.places).toEqual([0, 3]);
  expect(readSymptom(wordsIn("tira a la derecha al frenar"))?.places).toContain(3);
});

test("the words that announce a fault code belong to it, and no code has two meanings", () => {
  expect(readSymptom(wordsIn("error P0420 golf 5"))?.places).toEqual([0, 1]);
  const codes = faultCodes.flatMap(({ id, codes }) => codes.map((range) => [range.split("-")[0] ?? "", id]));
  for (const [code = "", id] of codes) expect([code, read(code)]).toEqual([code, id]);
});

test("every phrase is read, and symptoms have distinct ids", () => {
  expect(new Set(symptoms.map(({ id }) => id)).size).toBe(symptoms.length);
  for (const text of phrases) expect([text, read(text)]).toEqual([text, expect.any(String)]);
});

test("the order of words does not change what is read", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...phrases),
      fc.constantFrom(...phrases),
      fc.infiniteStream(fc.nat()),
      (a, b, draws) => {
        const words = `${a} ${b}`.split(" ");
        const shuffled = words.toSorted(() => ((draws.next().value ?? 0) % 3) - 1);
        expect(read(shuffled.join(" "))).toBe(read(words.join(" ")));
      },
    ),
  );
});

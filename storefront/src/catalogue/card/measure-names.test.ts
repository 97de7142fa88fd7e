import { expect, test } from "vitest";
import { measureNames } from "./measure-names.ts";

const value = (slug: string, name: string, text: string) => ({ slug, name, value: text });
const namesOf = (...attributes: ReturnType<typeof value>[]) =>
  Object.fromEntries(measureNames(attributes, (slug) => slug === "width"));

test("a bare number is named, without the words for a number", () => {
  expect(
    namesOf(value("current", "Intensidad", "100\u00a0A"), value("ribs", "Número de canales", "5")),
  ).toEqual({ ribs: "Canales" });
  expect(namesOf(value("poles", "Nombre de pols", "3"))).toEqual({ poles: "Pols" });
  expect(namesOf(value("notches", "Nombre d'osques", "1"))).toEqual({ notches: "Osques" });
  expect(namesOf(value("teeth", "Number of teeth", "27"))).toEqual({ teeth: "Teeth" });
});

test("measures with the same unit are named, unless they have a short name", () => {
  const [width, inner, outer] = [
    value("width", "Anchura", "87\u00a0mm"),
    value("inner", "Diámetro interior", "76,5\u00a0mm"),
    value("outer", "Diámetro exterior", "90,5\u00a0mm"),
  ] as const;
  expect(namesOf(inner, outer)).toEqual({ inner: "Diámetro interior", outer: "Diámetro exterior" });
  expect(namesOf(width, inner)).toEqual({});
});

test("what is no measure speaks for itself", () => {
  expect(namesOf(value("thread", "Rosca", "M12x1"), value("grade", "Viscosidad", "5W-30"))).toEqual({});
});

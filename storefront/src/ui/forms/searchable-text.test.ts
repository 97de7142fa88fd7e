import { expect, test } from "vitest";
import { matchingRows, searchableText, typeAheadIndex } from "./searchable-text.ts";

const makers = ["SEAT", "Citroën", "Mercedes-Benz", "Škoda", "SsangYong / KGM", "Lynk & Co"];
const itself = (text: string) => text;

test("text without a match finds no row", () => {
  expect(matchingRows(makers, "xyz", itself)).toEqual([]);
});

test("part of a title matches, whatever its case, accents, dashes or spaces", () => {
  for (const typed of ["mercedes benz", "MERCEDES-BENZ", "mercedesbenz", "des–b"]) {
    expect([typed, matchingRows(makers, typed, itself)]).toEqual([typed, ["Mercedes-Benz"]]);
  }
  expect(matchingRows(makers, "citroen", itself)).toEqual(["Citroën"]);
  expect(matchingRows(makers, "skoda", itself)).toEqual(["Škoda"]);
  expect(matchingRows(makers, "yong/k", itself)).toEqual(["SsangYong / KGM"]);
});

test("empty or blank text keeps all rows in order", () => {
  expect(matchingRows(makers, "", itself)).toBe(makers);
  expect(matchingRows(makers, " - ", itself)).toBe(makers);
});

test("numbers keep their dots: 1.9 is not 19", () => {
  expect(searchableText("1.9 TDI")).toBe("1.9tdi");
});

test("the second line matches only where no title does", () => {
  const rows = [
    { title: "1.9 TDI", detail: "66 kW (90 CV)" },
    { title: "90 aniversario", detail: "55 kW (75 CV)" },
  ];
  const found = (typed: string) =>
    matchingRows(
      rows,
      typed,
      (row) => row.title,
      (row) => row.detail,
    ).map((row) => row.title);
  expect(found("90")).toEqual(["90 aniversario"]);
  expect(found("90 cv")).toEqual(["1.9 TDI"]);
});

test("type-ahead goes to the next matching row and wraps around", () => {
  expect(typeAheadIndex(makers, "s", 0)).toBe(3);
  expect(typeAheadIndex(makers, "s", 4)).toBe(0);
  expect(typeAheadIndex(makers, "ss", 3)).toBe(4);
  expect(typeAheadIndex(makers, "ssa", 0)).toBe(4);
  expect(typeAheadIndex(makers, "se", 0)).toBe(0);
  expect(typeAheadIndex(makers, "x", 0)).toBeNull();
  expect(typeAheadIndex([], "s", -1)).toBeNull();
});

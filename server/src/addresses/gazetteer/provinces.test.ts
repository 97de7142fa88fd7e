import { deliveryAreas } from "@recambia/contract/shop/schemas";
import { expect, test } from "vitest";
import { findProvince, listMunicipalities, listProvinces } from "./provinces.ts";

test("an unknown province has no name and no municipalities", () => {
  expect(findProvince("es-53", "es")).toBeUndefined();
  expect(findProvince("__proto__", "es")).toBeUndefined();
  expect(listMunicipalities("es-53")).toBeUndefined();
});

test("Spain has 52 provinces, one for each zip code prefix, and Cuba 16", () => {
  const provinces = listProvinces("es");
  const spanish = provinces.filter(({ country }) => country === "ES");
  expect(spanish.map(({ zip_prefix }) => zip_prefix).sort()).toEqual(
    Array.from({ length: 52 }, (_none, index) => String(index + 1).padStart(2, "0")),
  );
  expect(provinces.filter(({ country }) => country === "CU")).toHaveLength(16);
  expect(new Set(provinces.map(({ id }) => id)).size).toBe(68);
});

test("each shipping zone has its provinces", () => {
  const counts = deliveryAreas.map((zone) => [
    zone,
    listProvinces("es").filter((province) => province.zone === zone).length,
  ]);
  expect(Object.fromEntries(counts)).toEqual({
    peninsula: 47,
    balearic: 1,
    canary: 2,
    ceuta_melilla: 2,
    cuba: 16,
  });
});

test("names are localized and sorted; other names are known, too", () => {
  expect(findProvince("es-07", "es")).toMatchObject({ name: "Islas Baleares" });
  expect(findProvince("es-07", "ca")).toMatchObject({ name: "Illes Balears" });
  expect(findProvince("es-07", "en")?.also).toContain("Illes Balears");
  const names = listProvinces("es").map(({ name }) => name);
  expect(names.slice(0, 4)).toEqual(["A Coruña", "Álava", "Albacete", "Alicante"]);
  expect(names.indexOf("Zaragoza")).toBeLessThan(names.indexOf("Artemisa"));
});

test("names are unique, except those of the Canaries", () => {
  const owners = new Map<string, number>();
  for (const { name, also } of listProvinces("es")) {
    for (const word of [name, ...also]) owners.set(word, (owners.get(word) ?? 0) + 1);
  }
  expect([...owners].filter(([, count]) => count > 1)).toEqual([["Canarias", 2]]);
});

test("Cuba has 168 municipalities, each in one province", () => {
  let cuban = 0;
  for (const { id, country } of listProvinces("es")) {
    const towns = listMunicipalities(id) ?? [];
    expect(towns.length).toBeGreaterThan(0);
    expect([id, new Set(towns).size]).toEqual([id, towns.length]);
    for (const town of towns) expect(town).toMatch(/^\S.*\S$/);
    if (country === "CU") cuban += towns.length;
  }
  expect(cuban).toBe(168);
});

test("municipalities are found by part of a name, regardless of case and accents", () => {
  expect(listMunicipalities("es-28", "mostoles")).toEqual(["Móstoles"]);
  expect(listMunicipalities("es-28", "ALCALÁ")).toEqual(["Alcalá de Henares"]);
  expect(listMunicipalities("es-28")?.[0]).toBe("Madrid");
  expect(listMunicipalities("es-28", "no such town")).toEqual([]);
});

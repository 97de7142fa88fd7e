import { expect, test } from "vitest";
import { type OfflineSearch, searchOffline } from "./offline-search.ts";

type Stored = Parameters<typeof searchOffline>[0];
type Entry = Stored["products"][number];

/** Only what a search reads of a product. */
function stored(name: string, partType: string, category: string, partNumber: string): Entry {
  const product = {
    name,
    brand: { name: "Frenalia" },
    part_type: { name: partType },
    category: { name: category },
    part_number: partNumber,
    gtin: null,
    oe_numbers: [{ number: "1K0 615 301" }],
  };
  return Object.assign(Object.create(null), { product, values: [] });
}

const catalogue: Stored = {
  products: [
    stored("Pastillas de freno delanteras", "Pastillas de freno", "Frenos", "FR-1042"),
    stored("Filtro de aceite", "Filtros de aceite", "Filtros", "FA-2210"),
    stored("Amortiguación trasera", "Amortiguadores", "Suspensión", "AM-7781"),
  ],
  overview: {
    vehicle: {
      id: "ibiza0000001",
      maker_name: "SEAT",
      model_name: "Ibiza V",
      vehicle_name: "1.0 MPI",
      motor_name: "CHYB",
      performance_period: { yyyymm_from: 201506, yyyymm_to: null },
    },
  },
};

const namesOf = ({ found }: OfflineSearch) => found.map(({ product }) => product.name);

test("words in any order, plurals and accents are found, and the car's own names are no unknown words", async () => {
  const { reading, ...search } = await searchOffline(catalogue, "frenos pastilla para mi Ibiza");
  expect(namesOf({ reading, ...search })).toEqual(["Pastillas de freno delanteras"]);
  expect(reading).toMatchObject({ corrections: [], unknown: [{ word: "para", near: [] }] });
  expect(namesOf(await searchOffline(catalogue, "AMORTIGUACION"))).toEqual(["Amortiguación trasera"]);
});

test("parts whose names say least besides come first", async () => {
  const kit = stored("Kit de discos y pastillas", "Kits de discos y pastillas de freno", "Frenos", "KD-1");
  const both = { ...catalogue, products: [kit, ...catalogue.products] };
  expect(namesOf(await searchOffline(both, "pastillas freno"))).toEqual([
    "Pastillas de freno delanteras",
    "Kit de discos y pastillas",
  ]);
});

test("a part number or an OE number is found without its spaces and dashes", async () => {
  expect(namesOf(await searchOffline(catalogue, "fr1042"))).toEqual(["Pastillas de freno delanteras"]);
  expect(namesOf(await searchOffline(catalogue, "1K0615301"))).toHaveLength(3);
});

test("a word with one wrong letter is corrected, and told", async () => {
  const search = await searchOffline(catalogue, "filtri de aceite");
  expect(namesOf(search)).toEqual(["Filtro de aceite"]);
  expect(search.reading.corrections).toEqual([{ word: "filtri", instead: "filtro" }]);
});

test("for a word further off the nearest ones are offered with their searches, and the others are used", async () => {
  const search = await searchOffline(catalogue, "filtro aecete");
  expect(namesOf(search)).toEqual(["Filtro de aceite"]);
  expect(search.reading.unknown).toEqual([
    { word: "aecete", near: [{ word: "aceite", query: "filtro aceite" }] },
  ]);
});

test("words that are like none find nothing, and are named", async () => {
  const search = await searchOffline(catalogue, "xilófono");
  expect(search.found).toEqual([]);
  expect(search.reading.unknown).toEqual([{ word: "xilofono", near: [] }]);
});

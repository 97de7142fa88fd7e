import type { Facet } from "@recambia/contract/catalogue/list";
import type { SearchChip, SearchReading } from "@recambia/contract/catalogue/search";
import { expect, test } from "vitest";
import { withRange, withToggledValue } from "./list-url.ts";
import { spokenFilters, withoutChip } from "./spoken-filters.ts";

const address = (text: string) => new URLSearchParams(text);

function options(key: string, selected: string[], others: string[]): Facet {
  const option = (value: string) => ({ value, label: value, count: 1, selected: selected.includes(value) });
  return { kind: "options", key, name: key, options: [...selected, ...others].map(option) };
}

const width: Facet = {
  ...{ kind: "range", key: "a.width", name: "width", unit: "mm", min: 145, max: 285 },
  ...{ selected_min: 205, selected_max: 205, values: null },
};
const facets = [options("brand", ["bosch"], ["brembo"]), options("position", ["front"], ["rear"]), width];

function chip(kind: SearchChip["kind"], value: string, query_without: string): SearchChip {
  return { kind, value, query_without, label: value, is_absent: false };
}

const reading: SearchReading = {
  query: "Pastillas Bosch delanteras 205",
  chips: [
    chip("part_type", "pastillas", "bosch delanteras 205"),
    chip("brand", "bosch", "pastillas delanteras 205"),
    chip("position", "front", "pastillas bosch 205"),
    chip("attribute", "width=205", "pastillas bosch delanteras"),
  ],
  ...{ corrections: [], unknown: [], vehicles: [] },
  ...{ symptom: null, thing: null, missing_size: null, tyre_sizes: [], near_numbers: null },
};
const q = "q=Pastillas+Bosch+delanteras+205";

test("filters that the text names are shown as chosen", () => {
  const { shown } = spokenFilters(address(q), facets, reading);
  expect(Object.fromEntries(shown)).toEqual({
    q: reading.query,
    brand: "bosch",
    position: "front",
    "a.width": "205..205",
  });
});

test("another text, and the URL's own filters, have precedence", () => {
  expect(`${spokenFilters(address("q=filtro"), facets, reading).shown}`).toBe("q=filtro");
  expect(spokenFilters(address(`${q}&brand=brembo`), facets, reading).shown.get("brand")).toBe("brembo");
});

test("what is unticked leaves the text, and nothing else does", () => {
  const { shown, settle } = spokenFilters(address(`${q}&page=2`), facets, reading);
  expect(Object.fromEntries(settle(withToggledValue(shown, "brand", "bosch")))).toEqual({
    q: "pastillas delanteras 205",
  });
  expect(Object.fromEntries(settle(withRange(shown, "a.width", { min: null, max: null })))).toEqual({
    q: "pastillas bosch delanteras",
  });
});

test("a further value of a spoken filter takes it out of the text", () => {
  const { shown, settle } = spokenFilters(address(q), facets, reading);
  expect(Object.fromEntries(settle(withToggledValue(shown, "brand", "brembo")))).toEqual({
    q: "pastillas delanteras 205",
    brand: "bosch,brembo",
  });
});

test("a filter that the text does not name leaves the text as it is", () => {
  const { shown, settle } = spokenFilters(address(q), facets, reading);
  expect(Object.fromEntries(settle(withToggledValue(shown, "stock", "1")))).toEqual({
    q: reading.query,
    stock: "1",
  });
});

test("a price that the text names is shown as chosen, and leaves the text once it changes", () => {
  const price: Facet = {
    ...{ kind: "range", key: "price", name: "Precio", unit: "cents", min: 2000, max: 9000 },
    ...{ selected_min: null, selected_max: 5000, values: null },
  };
  const asked = { ...reading, query: "pastillas 50 euros", chips: [chip("price", "..5000", "pastillas")] };
  const { shown, settle } = spokenFilters(address("q=pastillas+50+euros"), [price], asked);
  expect(shown.get("price_max")).toBe("5000");
  expect(`${settle(withToggledValue(shown, "stock", "1"))}`).toBe("q=pastillas+50+euros&stock=1");
  expect(`${settle(withRange(shown, "price", { min: 3000, max: 5000 }))}`).toBe(
    "q=pastillas&price_max=5000&price_min=3000",
  );
  expect(`${settle(withRange(shown, "price", { min: null, max: null }))}`).toBe("q=pastillas");
});

test("several at once leave only the other words, and no text at all if nothing is left", () => {
  const { shown, settle } = spokenFilters(address(q), facets, reading);
  const neither = withToggledValue(withToggledValue(shown, "brand", "bosch"), "position", "front");
  expect(Object.fromEntries(settle(neither))).toEqual({ q: "pastillas 205" });
  const alone = { ...reading, query: "bosch", chips: [chip("brand", "bosch", "")] };
  const only = spokenFilters(address("q=bosch"), facets, alone);
  expect(`${only.settle(withToggledValue(only.shown, "brand", "bosch"))}`).toBe("");
});

test("without a chip, the order and the chosen filters stay, and go to page 1", () => {
  const search = address(`${q}&sort=price_asc&stock=1&a.width=205..225&vehicle=v&page=3`);
  expect(`${withoutChip(search, chip("position", "front", "pastillas bosch 205"))}`).toBe(
    "q=pastillas+bosch+205&sort=price_asc&stock=1&a.width=205..225&vehicle=v",
  );
  expect(`${withoutChip(search, chip("brand", "bosch", ""))}`).toBe(
    "sort=price_asc&stock=1&a.width=205..225&vehicle=v",
  );
});

test("without the kind of part, its attributes are no filters", () => {
  const search = address(`${q}&sort=price_asc&a.width=205..225`);
  expect(`${withoutChip(search, chip("part_type", "pastillas", "bosch delanteras 205"))}`).toBe(
    "q=bosch+delanteras+205&sort=price_asc",
  );
});

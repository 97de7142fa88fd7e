import { normalizePartNumber } from "@recambia/contract/catalogue/feed";
import { expect, test } from "vitest";
import { changed } from "../../../../test/catalogue/feed-lines.ts";
import { readEntry } from "./feed-entry.ts";

function reasonsOf(record: object): string[] {
  return readEntry(JSON.stringify(record), 1).reasons;
}

const built = (from: unknown, to: unknown) => ({ kind: "built", from, to });
const fitSet = (...restrictions: object[]) =>
  changed("fit_set", { lines: [{ variants: ["seat/ibiza/tdi"], restrictions }] });

const maker = { name: "A", address: "B", email: "a@arboix.example", website: null };

test("common flaws of trade data are refused, each with its reason", () => {
  for (const [habit, record, reason] of [
    ["numbers as text", changed("variant", { kw: "77" }), "kw: must be integer"],
    ["decimal comma", changed("product", { price_cents: "34,90" }), "price_cents: must be integer"],
    ["a day for a month", changed("model", { from: "2008-03-01" }), "from: must be integer"],
    ["month 13", changed("model", { from: 200813 }), "from: 200813 is not a month (yyyymm)"],
    ["end before beginning", changed("variant", { to: 200101 }), "to: 200101 is before 200907"],
    [
      "dates as two lists",
      fitSet(built(200901, null), built(null, 201012)),
      "lines.0.restrictions: holds two build windows; each is a line of its own",
    ],
    [
      "a window without ends",
      fitSet(built(null, null)),
      "lines.0.restrictions.0: a build window without either end says nothing",
    ],
    [
      "a range without ends",
      fitSet({ kind: "chassis", from: null, to: null }),
      "lines.0.restrictions.0: a chassis range without either end says nothing",
    ],
    [
      "a number that finds paint as well as pumps",
      changed("product", { oe_numbers: [{ maker: "SEAT", number: "1 - 1" }] }),
      `oe_numbers.0.number: "1 - 1" has fewer than 3 letters or digits`,
    ],
    [
      "a motor with displacement",
      changed("variant", { fuel: "electric" }),
      "ccm: an electric motor has no displacement",
    ],
    ["an engine without", changed("variant", { ccm: null }), "ccm: is missing for a combustion engine"],
    ["a choice of nothing", changed("attribute", { kind: "option", unit: "" }), "options: is missing"],
    ["a unit for words", changed("attribute", { kind: "text" }), "unit: an attribute of kind text has none"],
    [
      "a blank warning",
      changed("part_type", { warning: { es: "", ca: "a", en: "a" } }),
      "warning.es: is blank",
    ],
    [
      "an address without email",
      changed("brand", { manufacturer: { name: "A", address: "B", email: "", website: null } }),
      `manufacturer.email: must match format "email"`,
    ],
    [
      "a script for a website",
      changed("brand", { manufacturer: { ...maker, website: "javascript:alert(1)" } }),
      `manufacturer.website: must match pattern "^https?://"`,
    ],
    [
      "a book for a name",
      changed("kit", { name: { es: "a".repeat(201), ca: "a", en: "a" } }),
      "name.es: must not have more than 200 characters",
    ],
    [
      "a book for a synonym",
      changed("category", { synonyms: { es: ["a".repeat(121)], ca: [], en: [] } }),
      "synonyms.es.0: must not have more than 120 characters",
    ],
    [
      "one part twice in a kit",
      changed("kit", { components: [1, 2].map((quantity) => ({ product: "a", quantity })) }),
      `components.1: "a" stands twice; give its quantity`,
    ],
  ] as const) {
    expect(reasonsOf(record), habit).toContain(reason);
  }
});

test("an invalid line is explained", () => {
  for (const text of ["", "{", "[]", "null", "12", '"product"', "{}", '{"record":["product"]}']) {
    expect(readEntry(text, 7)).toMatchObject({ lineNumber: 7, record: null, reasons: [expect.any(String)] });
  }
});

test("JSON that is nested deeper than the stack is explained", () => {
  const nested = `${"[".repeat(200_000)}"\\u0000"${"]".repeat(200_000)}`;
  const { record, reasons } = readEntry(`{"record":"product","id":${nested}}`, 1);
  expect(record).toBeNull();
  expect(reasons).toEqual(["holds a NUL character or half of a surrogate pair"]);
  expect(readEntry(`{"record":"product","id":${nested.replace("\\u0000", "")}}`, 1).record).toBeNull();
});

test("a letter that is not in UTF-8 is not taken for another", () => {
  const latin = Buffer.from(JSON.stringify(changed("maker", { name: "Citroën" })), "latin1");
  const flaw = "holds letters that are not in UTF-8; write the feed in this encoding";
  expect(readEntry(latin.toString("utf8"), 1)).toMatchObject({ record: null, reasons: [flaw] });
  const escaped = JSON.stringify(changed("maker", { name: "Citro?n" })).replace("?", "\\uFFFD");
  expect(readEntry(escaped, 1).reasons).toEqual([flaw]);
  expect(reasonsOf(changed("maker", { name: "Citroën" }))).toEqual([]);
});

test("references are found even in an invalid line", () => {
  const { references, key, record } = readEntry(
    JSON.stringify(changed("product", { price_cents: null, fit_set: 7, attributes: { a: null, b: 1 } })),
    1,
  );
  expect(record).toBeNull();
  expect(key).toBe("arboix/d-288");
  expect(references).toEqual([
    { kind: "brand", key: "arboix", path: "brand" },
    { kind: "part_type", key: "discos-de-freno", path: "part_type" },
    { kind: "attribute", key: "a", path: "attributes.a" },
    { kind: "attribute", key: "b", path: "attributes.b" },
  ]);
});

test("numbers are compared without case, spaces, dots and dashes; leading zeros count", () => {
  expect(normalizePartNumber("0 986-4b40.40b2")).toBe("09864B4040B2");
  expect(normalizePartNumber("00 12")).not.toBe(normalizePartNumber("12"));
});

test("a valid record of each kind has no violations", () => {
  for (const kind of ["maker", "model", "variant", "category", "attribute", "part_type", "brand"] as const) {
    expect(reasonsOf(changed(kind)), kind).toEqual([]);
  }
  for (const kind of ["fit_set", "product", "kit"] as const)
    expect(reasonsOf(changed(kind)), kind).toEqual([]);
});

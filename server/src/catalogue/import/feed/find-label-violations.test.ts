import { expect, test } from "vitest";
import { changed, feedLines, goodFeed, goodRecords } from "../../../../test/catalogue/feed-lines.ts";
import { databaseForThisTest } from "../../../../test/shop/test-database.ts";
import { settableClock } from "../../../platform/clock.ts";
import { importFeed } from "../import-feed.ts";
import { findLabelViolations } from "./find-label-violations.ts";

const good = goodRecords.product;
const label = {
  pictograms: ["GHS05"],
  signal: "danger",
  statements: ["H314"],
  precautions: ["P102", "P305+P351+P338"],
} satisfies typeof good.hazard;

test("a label lacks nothing that the law asks of it", () => {
  const violations = (change: Partial<typeof label>) =>
    findLabelViolations({ ...good, hazard: { ...label, ...change } }).join("; ");
  expect(violations({})).toBe("");
  expect(violations({ statements: [] })).toBe("hazard.statements: a label has at least one");
  expect(violations({ pictograms: [] })).toBe("hazard.pictograms: H314 needs one");
  expect(violations({ precautions: [] })).toBe(
    "hazard.precautions: H314 needs precautionary statements, such as P102",
  );
  expect(violations({ statements: ["H412", "EUH208"], pictograms: [], precautions: [] })).toBe("");
  const { precautions: _, ...earlier } = label;
  expect(findLabelViolations({ ...good, hazard: earlier })).toHaveLength(1);
});

test.each(["Limpiador de frenos 500 ml", "Netejador de fre", "Antifreeze G12", "Electrolito para batería"])(
  "%s is refused without a label",
  (es) => {
    const named = { ...good, name: { es, ca: es, en: es } };
    expect(findLabelViolations(named)).toEqual([expect.stringContaining("hazard: is missing for")]);
    expect(findLabelViolations({ ...named, hazard: label })).toEqual([]);
  },
);

test.each([
  "Comprobador de anticongelante",
  "Depósito de anticongelante",
  "Disco de freno",
  "Guantes para disolvente",
])("%s needs no label", (es) => {
  expect(findLabelViolations({ ...good, name: { es, ca: es, en: es } })).toEqual([]);
});

test("a CAS number and a part type tell that a label is missing", async () => {
  expect(findLabelViolations({ ...good, cas_numbers: ["107-21-1"] })).toEqual([
    "hazard: is missing for CAS 107-21-1 (Regulation (EC) 1272/2008 art. 48)",
  ]);
  const database = await databaseForThisTest();
  const cleaners = { id: "limpiadores", attributes: [], companions: [], is_universal: true };
  const cleaner = { part_type: "limpiadores", fit_set: null, attributes: {} };
  const feed = [
    ...goodFeed(),
    changed("part_type", { ...cleaners, needs_hazard_label: true }),
    changed("product", { ...cleaner, id: "bare", number: "L-1" }),
    changed("product", { ...cleaner, id: "labelled", number: "L-2", hazard: label, data_sheet: "limpiador" }),
    changed("product", { ...cleaner, id: "unsafe", number: "L-3", hazard: label, data_sheet: "../secret" }),
    changed("product", {
      ...{ ...cleaner, id: "garbled", number: "L-4" },
      hazard: { ...label, precautions: ["P305 + P351"] },
    }),
  ];
  const clock = settableClock(new Date("2026-11-21T10:00:00Z"));
  const { refused } = await importFeed(database, feedLines(feed), { clock });
  expect(refused.map(({ reasons }) => reasons.join("; "))).toEqual([
    'hazard: is missing for "limpiadores" (Regulation (EC) 1272/2008 art. 48)',
    expect.stringContaining("data_sheet"),
    expect.stringContaining("hazard.precautions"),
  ]);
});

import { expect, test } from "vitest";
import { changed, feedLines, goodFeed } from "../../../../test/catalogue/feed-lines.ts";
import { databaseForThisTest } from "../../../../test/shop/test-database.ts";
import { settableClock } from "../../../platform/clock.ts";
import { type Database, onlyRow } from "../../../platform/database/database.ts";
import { importFeed } from "../import-feed.ts";

const clock = settableClock(new Date("2026-11-21T10:00:00Z"));

const label = {
  size: "205/55 R16 91V",
  tyre_class: "C1",
  fuel_class: "B",
  wet_grip_class: "A",
  noise_class: "B",
  noise_db: 70,
  snow: false,
  ice: false,
  eprel_number: "123456",
};
const tyre = {
  id: "tyre",
  part_type: "neumaticos",
  number: "T-1",
  fit_set: null,
  attributes: {},
  tyre_label: label,
  producer_register_number: "NEU-1",
  eco_fee_cents: 182,
};

async function shopWithTyres(): Promise<Database> {
  const database = await databaseForThisTest();
  const partType = changed("part_type", { id: "neumaticos", is_tyre: true, attributes: [], companions: [] });
  const report = await importFeed(database, feedLines([...goodFeed(), partType]), { clock });
  expect(report.refused).toEqual([]);
  return database;
}

async function reasons(database: Database, changes: Record<string, unknown>): Promise<string[]> {
  const report = await importFeed(database, feedLines([changed("product", changes)]), { clock });
  return report.refused.flatMap((line) => line.reasons);
}

test("a tyre needs its complete label and its waste producer", async () => {
  const database = await shopWithTyres();
  expect(await reasons(database, { ...tyre, tyre_label: null, eco_fee_cents: null })).toEqual([
    "tyre_label: is missing for a tyre (Regulation (EU) 2020/740 art. 6)",
    "eco_fee_cents: is missing for a tyre (Royal Decree 712/2025 art. 24.4)",
  ]);
  const { producer_register_number: _number, ...unregistered } = tyre;
  expect(await reasons(database, unregistered)).toEqual([
    "producer_register_number: is missing for a tyre (Royal Decree 712/2025 art. 24.4)",
  ]);
  for (const [changes, field] of [
    [{ eprel_number: undefined }, "tyre_label.eprel_number"],
    [{ fuel_class: "F" }, "tyre_label.fuel_class"],
    [{ noise_class: "D" }, "tyre_label.noise_class"],
    [{ noise_db: "70" }, "tyre_label.noise_db"],
    [{ eprel_number: "0123" }, "tyre_label.eprel_number"],
    [{ snow: undefined }, "tyre_label.snow"],
  ] as const) {
    const problems = await reasons(database, { ...tyre, tyre_label: { ...label, ...changes } });
    expect(problems.join(" "), JSON.stringify(changes)).toContain(field);
  }
  const { count } = await onlyRow<{ count: number }>(database, {
    text: "select count(*)::int as count from product where external_id = 'tyre'",
  });
  expect(count).toBe(0);
});

test("other products have no label, and a fee is below the price", async () => {
  const database = await shopWithTyres();
  expect(await reasons(database, { tyre_label: label })).toEqual([
    'tyre_label: "discos-de-freno" is not for tyres',
  ]);
  expect(await reasons(database, { eco_fee_cents: 3490 })).toEqual([
    "eco_fee_cents: 3490 is not below the price of 3490",
  ]);
  expect(await reasons(database, { producer_register_number: " " })).toEqual([
    "producer_register_number: is blank",
  ]);
  expect((await reasons(database, { withdrawal_exclusion: "a" })).join(" ")).toContain(
    "withdrawal_exclusion",
  );
});

test("a tyre is stored with label, producer and exclusion letter", async () => {
  const database = await shopWithTyres();
  expect(await reasons(database, { ...tyre, withdrawal_exclusion: "c" })).toEqual([]);
  const row = await onlyRow(database, {
    text: `select tyre_label, producer_register_number, eco_fee_cents, withdrawal_exclusion
           from product where external_id = 'tyre'`,
  });
  expect(row).toEqual({
    tyre_label: label,
    producer_register_number: "NEU-1",
    eco_fee_cents: 182,
    withdrawal_exclusion: "c",
  });
});

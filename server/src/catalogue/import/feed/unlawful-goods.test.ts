import { expect, test } from "vitest";
import { changed, feedLines, goodFeed } from "../../../../test/catalogue/feed-lines.ts";
import { databaseForThisTest } from "../../../../test/shop/test-database.ts";
import { settableClock } from "../../../platform/clock.ts";
import { importFeed } from "../import-feed.ts";

const clock = settableClock(new Date("2026-11-21T10:00:00Z"));

const { manufacturer, ...brand } = {
  manufacturer: { name: "Arboix, S.A.", address: "Calle Industria 1, Manresa", website: null },
  id: "nuevo",
  name: "Nuevo",
};
const tyre = { part_type: "neumaticos", number: "T-1", fit_set: null, attributes: {} };
const gas = { number: "R-1", name: { es: "Gas R134a 12 kg", ca: "Gas R134a 12 kg", en: "R134a gas, 12 kg" } };

test.each([
  ["a manufacturer without an email address", changed("brand", { ...brand, manufacturer }), /email/],
  ["a tyre without its label", changed("product", { id: "tyre", ...tyre }), /tyre_label/],
  [
    "a used part, which needs a certificate",
    changed("product", { id: "used", condition: "used" }),
    /condition/,
  ],
  ["a refrigerant for everybody", changed("product", { id: "gas", ...gas }), /restricted/],
])("%s is refused with the reason", async (_what, record, reason) => {
  const database = await databaseForThisTest();
  const tyres = changed("part_type", {
    id: "neumaticos",
    is_tyre: true,
    attributes: [],
    companions: [],
  });
  await importFeed(database, feedLines([...goodFeed().slice(0, -3), tyres]), { clock });
  const { refused } = await importFeed(database, feedLines([record]), { clock });
  expect(refused.flatMap(({ reasons }) => reasons).join("\n")).toMatch(reason);
});

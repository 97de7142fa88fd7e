import { expect, test } from "vitest";
import { changed, feedLines, goodFeed } from "../../../../test/catalogue/feed-lines.ts";
import { openCatalogue } from "../../../../test/catalogue/publish-catalogue.ts";
import { databaseForThisTest } from "../../../../test/shop/test-database.ts";
import { settableClock } from "../../../platform/clock.ts";
import { isRefusal } from "../../../platform/http/refusals/refusal.ts";
import { findProduct } from "../../products/find-product.ts";
import { importFeed } from "../import-feed.ts";

const clock = settableClock(new Date("2026-11-21T10:00:00Z"));
const lamps = { id: "lamparas", attributes: [], companions: [], is_universal: true };
const lamp = { id: "lamp", part_type: "lamparas", number: "L-1", fit_set: null, attributes: {} };

test("a part type tells what its products' pages must say, each notice once", async () => {
  const database = await databaseForThisTest();
  const partType = changed("part_type", { ...lamps, notices: ["off_road", "electrical", "off_road"] });
  const product = changed("product", lamp);
  const report = await importFeed(database, feedLines([...goodFeed(), partType, product]), { clock });
  expect(report.refused).toEqual([]);
  const [row] = await database.rows<{ slug: string }>({
    text: "select slug from product where external_id = 'lamp'",
  });
  const found = await findProduct(await openCatalogue(database), row?.slug ?? "");
  expect(isRefusal(found) ? found : found.notices).toEqual(["off_road", "electrical"]);
});

test("what needs a type approval is refused without its number, and a notice that nobody knows", async () => {
  const database = await databaseForThisTest();
  const partType = changed("part_type", { ...lamps, needs_approval: true });
  const feed = [
    ...goodFeed(),
    partType,
    changed("product", { ...lamp, approval_number: null }),
    changed("product", { ...lamp, id: "approved", number: "L-2", approval_number: "E9 37R-0112" }),
    changed("part_type", { ...lamps, id: "otras", notices: ["asbestos"] }),
  ];
  const report = await importFeed(database, feedLines(feed), { clock });
  const reasons = report.refused.flatMap((line) => line.reasons);
  expect(reasons).toContain('approval_number: is missing for "lamparas" (Regulation (EU) 2018/858 art. 51)');
  expect(reasons.join(" ")).toContain("notices");
  expect(report.refused).toHaveLength(2);
});

import { expect, test } from "vitest";
import { changed } from "../../server/test/catalogue/feed-lines.ts";
import { feedRecords } from "./catalogue/feed.ts";
import { explainMismatch } from "./explain-mismatch.ts";

test("each invalid field is named once", () => {
  const { number: _number, ...product } = Object.fromEntries(
    Object.entries(
      changed("product", {
        id: "with space",
        gtin: "12",
        position: "top",
        description: { es: 1, ca: "", en: "" },
        pictures: [],
        price_cents: "3490",
        offer: { previous_cents: 1.5, ends_at: "soon" },
        stock: -1,
        sold_as: "box",
        attributes: { diametro: null },
        dimensions: { depth_mm: 0, height_mm: 1, length_mm: 1, weight_g: 1, volume: 3 },
        guarantee_months: 12,
        colour: "red",
      }),
    ),
  );
  const reasons = explainMismatch(feedRecords.product, product);
  expect(reasons.map((reason) => reason.split(":")[0])).toEqual([
    "id",
    "number",
    "gtin",
    "position",
    "description.es",
    "pictures",
    "price_cents",
    "offer.previous_cents",
    "offer.ends_at",
    "stock",
    "sold_as",
    "attributes.diametro",
    "dimensions.depth_mm",
    "dimensions.volume",
    "guarantee_months",
    "colour",
  ]);
  expect(reasons).toContain("number: is missing");
  expect(reasons).toContain("colour: is not a field of this record");
  expect(reasons.find((reason) => reason.startsWith("sold_as"))).toContain("piece, pair, set");
});

test("a condition is explained by its kind, and an unknown kind by the existing ones", () => {
  const reasons = explainMismatch(
    feedRecords.fit_set,
    changed("fit_set", {
      lines: [{ variants: ["a"], restrictions: [{ kind: "built", from: "2012-05" }, { kind: "colour" }] }],
    }),
  );
  expect(reasons).toEqual([
    "lines.0.restrictions.0.from: must be integer",
    "lines.0.restrictions.0.to: is missing",
    "lines.0.restrictions.1.kind: must be one of position, side, built, engine_code, chassis, equipment, note",
  ]);
});

test("a valid value has no explanation", () => {
  expect(explainMismatch(feedRecords.product, changed("product"))).toEqual([]);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { searchPath } from "./search-path.ts";
import { optionKinds, suggestedOptions } from "./suggested-options.ts";

const slug = fc.stringMatching(/^[a-z0-9]{1,8}$/);
const named = fc.record({ slug, name: fc.string() });
const vehicle = fc.record({
  id: slug,
  maker_name: fc.string(),
  model_name: fc.string(),
  vehicle_name: fc.string(),
  motor_name: fc.string(),
  performance_period: fc.record({ yyyymm_from: fc.constant(200801), yyyymm_to: fc.constant(null) }),
});
const distinct = <T>(of: fc.Arbitrary<T>, key: (one: T) => string) =>
  fc.uniqueArray(of, { maxLength: 4, selector: key });
const suggestions = fc.record({
  part_types: distinct(
    fc.record({ slug, name: fc.string(), category: fc.string(), picture: slug }),
    (one) => one.slug,
  ),
  vehicles: distinct(vehicle, (one) => one.id),
  brands: distinct(named, (one) => one.slug),
  products: distinct(
    fc.record({
      slug,
      name: fc.string(),
      brand: fc.string(),
      part_number: fc.string(),
      picture: slug,
      cents: fc.nat(),
    }),
    (one) => one.slug,
  ),
});

test("all suggestions are options, kind by kind, each with a key of its own", () => {
  fc.assert(
    fc.property(suggestions, (given) => {
      const options = suggestedOptions("fil", ["filtro"], given);
      const count = Object.values(given).reduce((sum, list) => sum + list.length, 0);
      expect(new Set(options.map(({ key }) => key)).size).toBe(count);
      const places = options.map(({ kind }) => optionKinds.indexOf(kind));
      expect(places).toEqual([...places].sort((a, b) => a - b));
      expect(places).not.toContain(optionKinds.indexOf("recent"));
    }),
  );
});

test("an empty field offers recent searches only, whatever was suggested before", () => {
  fc.assert(
    fc.property(fc.constantFrom("", " ", "\t"), fc.option(suggestions), (typed, given) => {
      expect(suggestedOptions(typed, ["disco", "5w30"], given ?? undefined)).toEqual([
        { kind: "recent", key: "recent disco", query: "disco" },
        { kind: "recent", key: "recent 5w30", query: "5w30" },
      ]);
    }),
  );
  expect(suggestedOptions("fil", ["disco"], undefined)).toEqual([]);
});

test("the path of a query carries any text and the vehicle", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.option(slug), (query, vehicleId) => {
      const { pathname, searchParams } = new URL(searchPath(query, vehicleId), "https://shop.test");
      expect(pathname).toBe("/products");
      expect(searchParams.get("q")).toBe(query);
      expect(searchParams.get("vehicle")).toBe(vehicleId);
    }),
  );
});

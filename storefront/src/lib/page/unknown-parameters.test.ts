import fc from "fast-check";
import { expect, test } from "vitest";
import { unknownParameters } from "./unknown-parameters.ts";

const isKnown = (name: string) => ["brand", "page"].includes(name);
const unknownIn = (search: string) => unknownParameters(new URLSearchParams(search), isKnown);

test("campaign parameters of a link are not reported", () => {
  const search = "utm_source=x&UTM_Medium=y&gclid=1&fbclid=2&srsltid=3&msclkid=4&mc_cid=5&_gl=6&hsa_acc=7";
  expect(unknownIn(search)).toEqual([]);
});

test.each([
  ["colour=red&brand=a", ["colour"]],
  ["page=2&Page=2", ["Page"]],
  ["a.b=1&x=&x=2&utm=1", ["a.b", "x", "utm"]],
  ["=1", [""]],
])("of %j, %j is not known", (search, names) => {
  expect(unknownIn(search)).toEqual(names);
});

test("every parameter is known, a campaign's, or reported once", () => {
  const name = fc.oneof(
    fc.string(),
    fc.constantFrom("brand", "page", "gclid"),
    fc.string().map((end) => `utm_${end}a`),
  );
  fc.assert(
    fc.property(fc.array(name), (names) => {
      const search = new URLSearchParams(names.map((each) => [each, "1"]));
      const unknown = unknownParameters(search, isKnown);
      expect(new Set(unknown).size).toBe(unknown.length);
      for (const each of search.keys()) {
        const isSilent = isKnown(each) || each === "gclid" || /^utm_./is.test(each);
        if (!isSilent && /^[a-z]\w?$/i.test(each)) expect(unknown).toContain(each);
        if (isSilent && !each.includes("\n")) expect(unknown).not.toContain(each);
      }
    }),
  );
});

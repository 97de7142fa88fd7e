import { expect, test } from "vitest";
import { comparedSlugs } from "./compared-slugs.ts";

test.each([
  ["", []],
  ["ids=", []],
  ["ids=%27,<b>,A,a b", []],
  ["ids=b,a,b", ["b", "a"]],
  ["ids=a,b,c,d,e", ["a", "b", "c", "d"]],
  ["ids=disco-280,%20,disco-300", ["disco-280", "disco-300"]],
])("the address %s compares %j", (address, slugs) => {
  expect(comparedSlugs(new URLSearchParams(address))).toEqual(slugs);
});

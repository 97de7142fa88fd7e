import { expect, test } from "vitest";
import { guaranteeDuration } from "./guarantee-duration.ts";

test.each([
  [1, "1 mes", "1 mes", "1 month"],
  [12, "1 año", "1 any", "1 year"],
  [30, "30 meses", "30 mesos", "30 months"],
  [60, "5 años", "5 anys", "5 years"],
])("a guarantee of %i months is told in whole years or in months", (months, es, ca, en) => {
  expect(guaranteeDuration(months, "es")).toBe(es);
  expect(guaranteeDuration(months, "ca")).toBe(ca);
  expect(guaranteeDuration(months, "en")).toBe(en);
});

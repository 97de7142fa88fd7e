import { expect, test } from "vitest";
import { formatPeriod } from "./schemas.ts";

test("a period that has not ended shows its end as …", () => {
  expect(formatPeriod({ yyyymm_from: 200803, yyyymm_to: 201706 })).toBe("03/2008 – 06/2017");
  expect(formatPeriod({ yyyymm_from: 201701, yyyymm_to: null })).toBe("01/2017 – …");
});

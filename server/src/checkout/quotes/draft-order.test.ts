import { expect, test } from "vitest";
import { fingerprintOf } from "./draft-order.ts";

const draft: Parameters<typeof fingerprintOf>[0] = {
  lines: [],
  totals: {
    ...{ goods_cents: 1000, shipping_cents: 0, core_deposit_cents: 0, total_cents: 1000 },
    ...{ vat: [], currency: "EUR" },
  },
  ...{ taxZone: "vat", method: "pickup", paymentMethod: "transfer" },
  ...{ billing: null, email: "ana@example.com", address: null },
};

test("another version of the terms or of the returns policy is another offer", () => {
  const seen = { terms: "2026-11-25", returns: "2026-11-27" };
  const all = [seen, { ...seen, terms: "2026-12-01" }, { ...seen, returns: "2026-12-01" }];
  expect(new Set(all.map((versions) => fingerprintOf(draft, versions))).size).toBe(3);
  expect(fingerprintOf({ ...draft }, { ...seen })).toBe(fingerprintOf(draft, seen));
});

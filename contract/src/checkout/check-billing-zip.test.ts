import { expect, test } from "vitest";
import { isBillingZip, tidyBillingZip } from "./check-billing-zip.ts";

test("a Spanish zip code has five digits, however it is spaced; others are taken as they are", () => {
  const valid = (written: string, country: string) => isBillingZip(tidyBillingZip(written, country), country);
  expect(valid("2804", "ES")).toBe(false);
  expect(valid("2804O", "ES")).toBe(false);
  expect(valid("28045", "ES")).toBe(true);
  expect(tidyBillingZip(" 28 045\u200b", "ES")).toBe("28045");
  expect(valid("AD500", "AD")).toBe(true);
  expect(tidyBillingZip("SW1A 1AA ", "GB")).toBe("SW1A 1AA");
});

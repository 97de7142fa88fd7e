import { expect, test } from "vitest";
import { netContentText } from "./card.ts";

test("a net content has a decimal comma", () => {
  expect(netContentText({ amount: 0.5, unit: "l" })).toBe("0,5 l");
});

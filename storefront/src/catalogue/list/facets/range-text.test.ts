import { expect, test } from "vitest";
import { parseAmount } from "./parse-amount.ts";
import { followRange, type RangeText } from "./range-text.ts";

const write = (value: number | null) => (value === null ? "" : String(value));
const follow = (before: RangeText, chosen: number | null) =>
  followRange(before, chosen, (text) => parseAmount(text, 1, "es"), write);

test("a field says what the URL does, in the shopper's writing where that is the same", () => {
  expect(follow({ text: "", from: null, asked: null }, 19)).toEqual({ text: "19", from: 19, asked: 19 });
  expect(follow({ text: "19.0", from: null, asked: 19 }, 19).text).toBe("19.0");
  expect(follow({ text: "19.0", from: 19, asked: 19 }, null).text).toBe("");
});

test("an end that was turned says what it became", () => {
  expect(follow({ text: "50", from: null, asked: 50 }, 20)).toEqual({ text: "20", from: 20, asked: 20 });
});

test("what is typed and not asked for yet stays when the URL changes otherwise, such as by a new search", () => {
  expect(follow({ text: "2", from: 19, asked: 19 }, null)).toEqual({ text: "2", from: null, asked: null });
  expect(follow({ text: "", from: 19, asked: 19 }, 25).text).toBe("");
  expect(follow({ text: "1,", from: null, asked: null }, 25).text).toBe("1,");
  expect(follow({ text: "x", from: null, asked: null }, 25).text).toBe("x");
});

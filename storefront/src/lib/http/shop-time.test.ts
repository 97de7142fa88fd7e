import { expect, test } from "vitest";
import { noteShopTime } from "./shop-time.ts";

const sent = "Thu, 26 Nov 2026 12:00:00 GMT";
const sentMs = Date.parse(sent);
const dayMs = 86_400_000;

test("a wrong clock is found out by an answer's date, one that is right by and large counts as right", () => {
  expect(noteShopTime(sent, sentMs + 20_000)).toBe(0);
  expect(noteShopTime(sent, sentMs - 3 * dayMs)).toBe(3 * dayMs);
  expect(noteShopTime(sent, sentMs - 3 * dayMs + 30_000)).toBe(3 * dayMs);
  for (const untold of [null, "", "yesterday"]) expect(noteShopTime(untold, sentMs)).toBe(3 * dayMs);
  expect(noteShopTime(sent, sentMs + 400 * dayMs)).toBe(-400 * dayMs);
  expect(noteShopTime(sent, sentMs + 1000)).toBe(0);
});

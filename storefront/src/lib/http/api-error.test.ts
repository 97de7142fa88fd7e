import { expect, test } from "vitest";
import { ApiError, isRefusal } from "./api-error.ts";

test("an outage, a limit of attempts and a lost connection are no refusals", () => {
  const isRefused = (status: number) => isRefusal(new ApiError(status, null, ""));
  expect([401, 404, 422].map(isRefused)).toEqual([true, true, true]);
  expect([0, 429, 500, 503].map(isRefused)).toEqual([false, false, false, false]);
  expect(isRefusal(null)).toBe(false);
});

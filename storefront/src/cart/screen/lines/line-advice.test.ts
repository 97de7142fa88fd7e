import { describe, expect, test } from "vitest";
import { adviceFor, isBlocked } from "./line-advice.ts";

describe("advice about a line", () => {
  test("reports unavailability first", () => {
    expect(adviceFor({ available: 0, needed_per_job: 2 }, 1)).toEqual({ kind: "sold_out" });
    expect(adviceFor({ available: 2, needed_per_job: 2 }, 3)).toEqual({ kind: "too_many", quantity: 2 });
  });

  test("suggests the quantity that completes a job, if available", () => {
    const advice = { kind: "incomplete", quantity: 2, needed: 2 };
    expect(adviceFor({ available: 9, needed_per_job: 2 }, 1)).toEqual(advice);
    expect(adviceFor({ available: 9, needed_per_job: 4 }, 5)).toMatchObject({ quantity: 8, needed: 4 });
    expect(adviceFor({ available: 1, needed_per_job: 2 }, 1)).toBeNull();
    expect(adviceFor({ available: 500, needed_per_job: 2 }, 99)).toBeNull();
  });

  test("is null when the job is complete", () => {
    expect(adviceFor({ available: 9, needed_per_job: 2 }, 4)).toBeNull();
    expect(adviceFor({ available: 9, needed_per_job: 1 }, 3)).toBeNull();
  });
});

test("a line is blocked when its quantity exceeds the available stock", () => {
  expect(isBlocked({ available: 1, quantity: 2 })).toBe(true);
  expect(isBlocked({ available: 2, quantity: 2 })).toBe(false);
});

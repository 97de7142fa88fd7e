import { describe, expect, test } from "vitest";
import { adviceFor, isBlocked, isTakenByOthers } from "./line-advice.ts";

const stock = { state: "in_stock", left: null } as const;

describe("advice about a line", () => {
  test("reports unavailability first", () => {
    const soldOut = { state: "out_of_stock", left: null } as const;
    const two = { state: "few_left", left: 2 } as const;
    const line = { needed_per_job: 2 };
    expect(adviceFor({ ...line, available: 0, stock: soldOut }, 1)).toEqual({
      kind: "sold_out",
      isInCart: false,
    });
    expect(adviceFor({ ...line, available: 2, stock: two }, 3)).toEqual({
      ...{ kind: "too_many", quantity: 2 },
      isInCart: false,
    });
  });

  test("tells what is sold out from what other lines of the cart take", () => {
    const two = { state: "few_left", left: 2 } as const;
    const plenty = { state: "in_stock", left: null } as const;
    const line = { needed_per_job: 1 };
    expect(adviceFor({ ...line, available: 0, stock: two }, 1)).toEqual({ kind: "sold_out", isInCart: true });
    expect(adviceFor({ ...line, available: 1, stock: two }, 2)).toMatchObject({ isInCart: true });
    expect(adviceFor({ ...line, available: 30, stock: plenty }, 40)).toMatchObject({ isInCart: true });
  });

  test("says of what has sold out since the cart was read that it is sold out", () => {
    const plenty = { state: "in_stock", left: null } as const;
    expect(isTakenByOthers({ available: 30, stock: plenty }, 30)).toBe(true);
    expect(isTakenByOthers({ available: 30, stock: plenty }, 0)).toBe(false);
  });

  test("suggests the quantity that completes a job, if available", () => {
    const advice = { kind: "incomplete", quantity: 2, needed: 2 };
    expect(adviceFor({ available: 9, needed_per_job: 2, stock }, 1)).toEqual(advice);
    expect(adviceFor({ available: 9, needed_per_job: 4, stock }, 5)).toMatchObject({
      quantity: 8,
      needed: 4,
    });
    expect(adviceFor({ available: 1, needed_per_job: 2, stock }, 1)).toBeNull();
    expect(adviceFor({ available: 500, needed_per_job: 2, stock }, 99)).toBeNull();
  });

  test("is null when the job is complete", () => {
    expect(adviceFor({ available: 9, needed_per_job: 2, stock }, 4)).toBeNull();
    expect(adviceFor({ available: 9, needed_per_job: 1, stock }, 3)).toBeNull();
  });
});

test("a line is blocked when its quantity exceeds the available stock", () => {
  expect(isBlocked({ available: 1, quantity: 2 })).toBe(true);
  expect(isBlocked({ available: 2, quantity: 2 })).toBe(false);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepReturn, takeReturn } from "./return-after-mail.ts";
import { returnPath } from "./return-path.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("the page that was asked for before a mail is returned to once", () => {
  keepReturn(new URLSearchParams({ next: "/orders/create?from=cart" }));
  expect(returnPath(takeReturn())).toBe("/orders/create?from=cart");
  expect(returnPath(takeReturn())).toBe("/");
});

test("what was asked for last counts, if nothing was too", () => {
  keepReturn(new URLSearchParams({ next: "/profile" }));
  keepReturn(new URLSearchParams());
  expect(takeReturn().size).toBe(0);
});

test("it is kept as long as the link in the mail lives", () => {
  keepReturn(new URLSearchParams({ next: "/profile" }));
  vi.advanceTimersByTime(60 * 60_000);
  expect(takeReturn().size).toBe(0);
});

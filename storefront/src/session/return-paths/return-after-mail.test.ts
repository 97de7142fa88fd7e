import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { saveReturnPath, takeReturnPath } from "./return-after-mail.ts";
import { returnPath } from "./return-path.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("the page that was asked for before a mail is returned to once", () => {
  saveReturnPath(new URLSearchParams({ next: "/orders/create?from=cart" }));
  expect(returnPath(takeReturnPath())).toBe("/orders/create?from=cart");
  expect(returnPath(takeReturnPath())).toBe("/");
});

test("what was asked for last counts, if nothing was too", () => {
  saveReturnPath(new URLSearchParams({ next: "/profile" }));
  saveReturnPath(new URLSearchParams());
  expect(takeReturnPath().size).toBe(0);
});

test("it is kept as long as the link in the mail lives", () => {
  saveReturnPath(new URLSearchParams({ next: "/profile" }));
  vi.advanceTimersByTime(60 * 60_000);
  expect(takeReturnPath().size).toBe(0);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readingMs, resetOnNextAct } from "./reset-on-next-act.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function watch() {
  const target = new EventTarget();
  const reset = vi.fn();
  const stop = resetOnNextAct(target, reset);
  return { target, reset, stop, type: () => target.dispatchEvent(new Event("input")) };
}

test("a message stays long enough to be read, although the form is filled in at once", () => {
  const { reset, type } = watch();
  type();
  vi.advanceTimersByTime(readingMs - 1);
  type();
  expect(reset).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(reset).toHaveBeenCalledTimes(1);
});

test("a message that has been read goes with the first letter, and stays until then", () => {
  const { reset, type } = watch();
  vi.advanceTimersByTime(60_000);
  expect(reset).not.toHaveBeenCalled();
  type();
  vi.advanceTimersByTime(0);
  expect(reset).toHaveBeenCalledTimes(1);
});

test("another message is not reset for what was typed before it", () => {
  const { reset, type, stop } = watch();
  type();
  stop();
  type();
  vi.advanceTimersByTime(60_000);
  expect(reset).not.toHaveBeenCalled();
});

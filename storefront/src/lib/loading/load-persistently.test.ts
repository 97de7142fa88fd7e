import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadPersistently } from "./load-persistently.ts";

let view: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  view = new EventTarget();
  vi.stubGlobal("addEventListener", view.addEventListener.bind(view));
  vi.stubGlobal("removeEventListener", view.removeEventListener.bind(view));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A loader that fails until the test lets it succeed. */
function failingLoad() {
  const load = { calls: 0, isDown: true };
  const run = async () => {
    load.calls += 1;
    if (load.isDown) throw new Error("no network");
    return "part";
  };
  return { load, run };
}

test("what could not be loaded comes after a pause, or with the network", async () => {
  const { load, run } = failingLoad();
  const loaded: string[] = [];
  const failed = vi.fn();
  loadPersistently(run, (part) => loaded.push(part), failed);
  await vi.advanceTimersByTimeAsync(400);
  expect([load.calls, failed.mock.calls.length]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([load.calls, failed.mock.calls.length]).toEqual([5, 1]);
  load.isDown = false;
  view.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([load.calls, loaded]).toEqual([6, ["part"]]);
  view.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load.calls).toBe(6);
});

test("an attempt that is under way is waited for", async () => {
  const arrival = Promise.withResolvers<string>();
  const run = vi.fn(() => arrival.promise);
  const loaded: string[] = [];
  loadPersistently(
    run,
    (part) => loaded.push(part),
    () => undefined,
  );
  await vi.advanceTimersByTimeAsync(60_000);
  arrival.resolve("part");
  await vi.advanceTimersByTimeAsync(0);
  expect([run.mock.calls.length, loaded]).toEqual([1, ["part"]]);
});

test("once stopped, nothing is loaded or told any more", async () => {
  const { load, run } = failingLoad();
  const [loaded, failed] = [vi.fn(), vi.fn()];
  const stop = loadPersistently(run, loaded, () => {
    failed();
    stop();
  });
  await vi.advanceTimersByTimeAsync(60_000);
  view.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([load.calls, failed.mock.calls.length, loaded.mock.calls.length]).toEqual([1, 1, 0]);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadInView } from "./load-in-view.ts";

/** A window with network events, and an element that enters and leaves the viewport on command. */
let view: EventTarget;
let tell: (isNear: boolean) => void;
let isObserved: boolean;

beforeEach(() => {
  view = new EventTarget();
  vi.stubGlobal("addEventListener", view.addEventListener.bind(view));
  vi.stubGlobal("removeEventListener", view.removeEventListener.bind(view));
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        tell = (isIntersecting) => seen([{ isIntersecting }]);
      }
      observe() {
        isObserved = true;
      }
      disconnect() {
        isObserved = false;
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const place = Object.create(null);

/** A loader that fails until the test lets it succeed. */
function failingLoad() {
  const load = { calls: 0, isDown: true };
  const run = async () => {
    load.calls += 1;
    if (load.isDown) throw new Error("no network");
  };
  return { load, run };
}

/** Waits until a started load has failed: promises settle before the next task. */
const failure = () => new Promise((resolve) => setTimeout(resolve));

test("a failed load is retried each time the element comes near the viewport", async () => {
  const { load, run } = failingLoad();
  loadInView(place, run);
  expect(load.calls).toBe(0);
  tell(true);
  await failure();
  tell(false);
  expect(load.calls).toBe(1);
  tell(true);
  expect(load.calls).toBe(2);
  expect(isObserved).toBe(true);
});

test("the network's return loads what is near the viewport, and nothing else", async () => {
  const { load, run } = failingLoad();
  loadInView(place, run);
  view.dispatchEvent(new Event("online"));
  expect(load.calls).toBe(0);
  tell(true);
  await failure();
  load.isDown = false;
  view.dispatchEvent(new Event("online"));
  expect(load.calls).toBe(2);
  await vi.waitFor(() => expect(isObserved).toBe(false), 20_000);
});

test("the network's return retries a load that is still failing", async () => {
  const { load, run } = failingLoad();
  loadInView(place, run);
  tell(true);
  view.dispatchEvent(new Event("online"));
  load.isDown = false;
  await vi.waitFor(() => expect(isObserved).toBe(false), 20_000);
  expect(load.calls).toBe(2);
});

test("a network reported too early is tried again a little later", async () => {
  vi.useFakeTimers();
  const { load, run } = failingLoad();
  loadInView(place, run);
  tell(true);
  await vi.advanceTimersByTimeAsync(0);
  view.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(400);
  expect(load.calls).toBe(2);
  load.isDown = false;
  await vi.advanceTimersByTimeAsync(200);
  expect(load.calls).toBe(3);
  expect(isObserved).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load.calls).toBe(3);
  vi.useRealTimers();
});

test("a successful load is not repeated", async () => {
  const { load, run } = failingLoad();
  load.isDown = false;
  loadInView(place, run);
  tell(true);
  await vi.waitFor(() => expect(isObserved).toBe(false), 20_000);
  view.dispatchEvent(new Event("online"));
  expect(load.calls).toBe(1);
});

test("a removed element loads nothing more", async () => {
  const { load, run } = failingLoad();
  const stop = loadInView(place, run);
  tell(true);
  view.dispatchEvent(new Event("online"));
  stop();
  view.dispatchEvent(new Event("online"));
  await failure();
  expect(load.calls).toBe(1);
});

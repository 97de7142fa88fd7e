import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadInView } from "./load-in-view.ts";

/** A window that has a network's events, and a place in it that comes near and goes away on command. */
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

/** A load that fails until told otherwise. */
function failingLoad() {
  const load = { calls: 0, isDown: true };
  const run = async () => {
    load.calls += 1;
    if (load.isDown) throw new Error("no network");
  };
  return { load, run };
}

/** A load that was begun has failed: promises are done before the next task. */
const failure = () => new Promise((resolve) => setTimeout(resolve));

test("what could not be loaded is asked for each time its place comes near again", async () => {
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

test("the network's return brings what is near, and nothing else", async () => {
  const { load, run } = failingLoad();
  loadInView(place, run);
  view.dispatchEvent(new Event("online"));
  expect(load.calls).toBe(0);
  tell(true);
  await failure();
  load.isDown = false;
  view.dispatchEvent(new Event("online"));
  expect(load.calls).toBe(2);
  await vi.waitFor(() => expect(isObserved).toBe(false));
});

test("the network's return brings what is just failing without it", async () => {
  const { load, run } = failingLoad();
  loadInView(place, run);
  tell(true);
  view.dispatchEvent(new Event("online"));
  load.isDown = false;
  await vi.waitFor(() => expect(isObserved).toBe(false));
  expect(load.calls).toBe(2);
});

test("a network that is said to be back too early is tried again a little later", async () => {
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

test("once it is there nothing is asked for any more", async () => {
  const { load, run } = failingLoad();
  load.isDown = false;
  loadInView(place, run);
  tell(true);
  await vi.waitFor(() => expect(isObserved).toBe(false));
  view.dispatchEvent(new Event("online"));
  expect(load.calls).toBe(1);
});

test("a place that leaves the page asks for nothing any more", async () => {
  const { load, run } = failingLoad();
  const stop = loadInView(place, run);
  tell(true);
  view.dispatchEvent(new Event("online"));
  stop();
  view.dispatchEvent(new Event("online"));
  await failure();
  expect(load.calls).toBe(1);
});

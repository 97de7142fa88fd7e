import { afterEach, beforeEach, expect, test, vi } from "vitest";

const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  vi.resetModules();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

async function openPage() {
  vi.resetModules();
  const { createVisitStore, keepVisit } = await import("./kept-visit.ts");
  return { seen: createVisitStore({ name: "recently-seen", initial: { names: [""] } }), keepVisit };
}

test("nothing is stored before the shopper says so, and what was stored unasked is removed", async () => {
  storage.set("recently-seen", '{"state":{"names":["old"]},"version":1}');
  const { seen } = await openPage();
  expect([...storage.keys()]).toEqual([]);
  seen.setState({ names: ["disc"] });
  expect(seen.getState().names).toEqual(["disc"]);
  expect([...storage.keys()]).toEqual([]);
  expect((await openPage()).seen.getState().names).toEqual([""]);
});

test("a yes keeps what the page knows and what follows, and a no removes it", async () => {
  const first = await openPage();
  first.seen.setState({ names: ["disc"] });
  first.keepVisit(true);
  expect((await openPage()).seen.getState().names).toEqual(["disc"]);
  const second = await openPage();
  second.seen.setState({ names: ["pads", "disc"] });
  const third = await openPage();
  expect(third.seen.getState().names).toEqual(["pads", "disc"]);
  third.keepVisit(false);
  expect([...storage.keys()]).toEqual(["keep-visit"]);
  third.seen.setState({ names: ["oil"] });
  expect((await openPage()).seen.getState().names).toEqual([""]);
});

test("a no that is said in another tab holds in this one as well", async () => {
  const here = await openPage();
  here.keepVisit(true);
  here.seen.setState({ names: ["disc"] });
  const there = await openPage();
  there.keepVisit(false);
  here.seen.setState({ names: ["pads", "disc"] });
  expect([...storage.keys()]).toEqual(["keep-visit"]);
});

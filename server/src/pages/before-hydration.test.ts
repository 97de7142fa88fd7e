import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { firstPaintScript } from "./first-paint.ts";

/** Listeners by the event that they hear, all of one event called in turn. */
function listening() {
  const heard: [type: string, run: (event: object) => void][] = [];
  const addEventListener = (type: string, run: (event: object) => void) => heard.push([type, run]);
  const hear = (type: string, event: object = {}) => {
    for (const [own, run] of heard) if (own === type) run(event);
  };
  return { addEventListener, removeEventListener: () => undefined, hear };
}

/** A page whose scripts have not come; `send` tells whether the browser may send a form. */
function servedPage() {
  const { hear, ...listeners } = listening();
  runInNewContext(firstPaintScript, {
    document: {
      documentElement: { lang: "es", dataset: {} },
      ...listeners,
      getElementById: () => ({}),
    },
    localStorage: { getItem: () => null },
    location: {},
    setTimeout: (run: () => void) => run(),
    Event: class {},
  });
  let presses = 0;
  const click = () => (presses += 1);
  const submitter = {
    dataset: {},
    isConnected: true,
    click,
    closest: () => null,
    dispatchEvent: () => true,
  };
  const send = (hasAddress: boolean) => {
    let isSent = true;
    const preventDefault = () => (isSent = false);
    hear("submit", { target: { hasAttribute: () => hasAddress }, submitter, preventDefault });
    return isSent;
  };
  return { presses: () => presses, send, hear };
}

test("the browser itself sends the search alone; other forms are sent once when the page responds", () => {
  const page = servedPage();
  expect([page.send(true), page.send(false), page.send(false)]).toEqual([true, false, false]);
  page.hear("hydration");
  expect(page.send(false)).toBe(false);
  expect(page.presses()).toBe(0);
  page.hear("taken-over", { target: { contains: () => false } });
  expect(page.presses()).toBe(0);
  page.hear("taken-over", { target: { contains: () => true } });
  expect(page.presses()).toBe(1);
});

test("a language that is chosen early is stored, or its page would lead back to the stored one", () => {
  const { hear, ...listeners } = listening();
  const stored: [string, string][] = [];
  runInNewContext(firstPaintScript, {
    document: {
      documentElement: { lang: "es", dataset: {} },
      ...listeners,
      getElementById: () => ({}),
    },
    localStorage: { getItem: () => "es", setItem: (...item: [string, string]) => stored.push(item) },
    location: {},
  });
  const link = { lang: "en" };
  const press = () =>
    hear("click", { target: { closest: (at: string) => (at === "a[hreflang]" ? link : null) } });
  press();
  hear("hydration");
  press();
  expect(stored).toEqual([["user-locale", "en"]]);
});

/** A page whose scripts do not come, however often they are asked for. */
function stalledPage({ isReloaded = false, isTouched = false } = {}) {
  const { hear, ...listeners } = listening();
  const words = { hidden: true };
  const log: unknown[] = [];
  const script = { type: "module", src: "/entry.js" };
  runInNewContext(firstPaintScript, {
    document: {
      documentElement: { lang: "es", dataset: {} },
      ...listeners,
      getElementById: () => words,
      createElement: () => ({}),
      head: { append: (again: typeof script) => log.push(again.src) },
    },
    localStorage: { getItem: () => null },
    location: { reload: () => log.push("reload") },
    performance: { getEntriesByType: () => [{ type: isReloaded ? "reload" : "navigate" }] },
    ...listeners,
    setTimeout: (run: (...given: unknown[]) => void, afterMs: number, ...given: unknown[]) => {
      log.push(afterMs);
      run(...given);
    },
  });
  if (isTouched) hear("input", { target: {} });
  hear("error", { target: { src: "/picture.webp" } });
  for (let attempt = 0; attempt < 4; attempt += 1) hear("error", { target: script });
  return { log, words, hear };
}

const retries = [500, "/entry.js", 2000, "/entry.js", 6000, "/entry.js"];

test("scripts that do not come are asked for again, then the page itself, once", () => {
  const page = stalledPage();
  expect(page.log).toEqual([...retries, "reload"]);
  expect(page.words.hidden).toBe(true);
});

test.each([{ isReloaded: true }, { isTouched: true }])("a page without scripts says so: %o", (how) => {
  const page = stalledPage(how);
  expect(page.log).toEqual(retries);
  expect(page.words.hidden).toBe(false);
  page.hear("online");
  expect(page.log.at(-1)).toBe("/entry.js");
  page.hear("hydration");
  expect(page.words.hidden).toBe(true);
});

import { createHash } from "node:crypto";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { firstPaintHash, firstPaintScript } from "./first-paint.ts";
import { pageHeaders } from "./security-policy.ts";

/** Runs the script as a browser would; returns the applied theme and the redirect. */
function openPage(page: { lang: string; path: string; stored: Record<string, string> | null }) {
  const documentElement = { lang: page.lang, dataset: { theme: "dark" } };
  let ledTo: string | null = null;
  const { pathname, search, hash } = new URL(page.path, "https://shop.example");
  runInNewContext(firstPaintScript, {
    document: { documentElement, addEventListener: () => undefined },
    get localStorage() {
      if (!page.stored) throw new Error("storage is refused");
      return { getItem: (key: string) => page.stored?.[key] ?? null };
    },
    location: { pathname, search, hash, replace: (path: string) => (ledTo = path) },
  });
  return { theme: documentElement.dataset.theme, ledTo };
}

test("without storage, the page stays dark", () => {
  expect(openPage({ lang: "es", path: "/", stored: null })).toEqual({ theme: "dark", ledTo: null });
});

test("an unknown stored language is ignored", () => {
  for (const locale of ["fr", "__proto__", "toString", ""]) {
    expect(openPage({ lang: "es", path: "/brands", stored: { "user-locale": locale } }).ledTo).toBeNull();
  }
});

test("the URL is recorded, with or without storage", () => {
  const dataset = {};
  const document = { documentElement: { lang: "es", dataset }, addEventListener: () => undefined };
  const location = { pathname: "/brands", search: "?page=2" };
  runInNewContext(firstPaintScript, { document, location });
  expect(dataset).toEqual({ drawnFor: "/brands?page=2" });
});

test("a stored theme is applied", () => {
  expect(openPage({ lang: "es", path: "/", stored: { theme: "light" } }).theme).toBe("light");
  expect(openPage({ lang: "es", path: "/", stored: { theme: "purple" } }).theme).toBe("dark");
});

/** What the script writes about a browser whose storage has one thing. */
function notesAbout(key: string, kept: string, search = "") {
  const documentElement = { lang: "es", dataset: {} };
  const localStorage = { getItem: (asked: string) => (asked === key ? kept : null) };
  const document = { documentElement, addEventListener: () => undefined };
  runInNewContext(firstPaintScript, { document, localStorage, location: { pathname: "/", search } });
  return documentElement.dataset;
}

test.each([
  ["?vehicle=a", "a", undefined],
  ["?vehicle=a", "b", "a"],
  ["?page=2&vehicle=a", null, "a"],
  ["?page=2", "b", undefined],
  ["", null, undefined],
])("the URL %s names another vehicle than %s: %s", (search, own, other) => {
  const selected = own && { makerId: "x", variantId: own };
  const garage = JSON.stringify({
    state: { vehicles: [{ variantId: "a" }], selected, count: 1 },
    version: 1,
  });
  expect(notesAbout("garage", garage, search)).toEqual({
    drawnFor: `/${search}`,
    ...(own ? { vehicle: "kept" } : {}),
    ...(other ? { otherVehicle: other } : {}),
  });
});

test("a cart that there may be is recorded: a kept one, or that of a person", () => {
  const isNoted = (key: string, kept: string) => "cart" in notesAbout(key, kept);
  expect(isNoted("cart", "kept")).toBe(true);
  expect(isNoted("auth", '{"state":{"user":{},"isAuthenticated":true},"version":1}')).toBe(true);
  expect(isNoted("auth", '{"state":{"user":null,"isAuthenticated":false},"version":1}')).toBe(false);
  expect(isNoted("theme", "light")).toBe(false);
});

test("only a garage with a selected vehicle is recorded", () => {
  const isNoted = (garage: string) => "vehicle" in notesAbout("garage", garage);
  expect(isNoted('{"state":{"vehicles":[],"selected":null,"count":0},"version":1}')).toBe(false);
  expect(isNoted("")).toBe(false);
  expect(isNoted('{"state":{"vehicles":[{}],"selected":{"variantId":"a"},"count":1},"version":1}')).toBe(
    true,
  );
});

test.each([
  ["es", "/", "ca", "/ca"],
  ["es", "/brands?page=2#top", "en", "/en/brands?page=2#top"],
  ["ca", "/ca/brands", "es", "/brands"],
  ["ca", "/ca", "es", "/"],
  ["en", "/en", "ca", "/ca"],
  ["es", "/categories", "ca", "/ca/categories"],
  ["ca", "/ca//evil.example/x", "es", "/evil.example/x"],
  ["en", "/en///evil.example", "es", "/evil.example"],
])("a %s page at %s leads a reader of %s to %s", (lang, path, locale, to) => {
  expect(openPage({ lang, path, stored: { "user-locale": locale } }).ledTo).toBe(to);
});

test("a page in the stored language is not redirected", () => {
  expect(openPage({ lang: "ca", path: "/ca/brands", stored: { "user-locale": "ca" } }).ledTo).toBeNull();
});

/** A page with deferred scripts; `started` gets those inserted. */
function waitingPage() {
  const started: string[] = [];
  const tasks: { run: () => void; afterMs: number }[] = [];
  const waiting = ["packages", "entry"];
  let parsed: () => unknown = () => undefined;
  let paint: (names: string[]) => unknown = () => undefined;
  runInNewContext(firstPaintScript, {
    document: {
      documentElement: { lang: "es", dataset: {} },
      addEventListener: (_: string, run: typeof parsed) => (parsed = run),
      getElementById: () => ({ content: { children: waiting } }),
      head: {
        append(script: string) {
          waiting.splice(waiting.indexOf(script), 1);
          started.push(script);
        },
      },
    },
    localStorage: { getItem: () => null },
    location: {},
    setTimeout: (run: () => void, afterMs = 0) => tasks.push({ run, afterMs }),
    PerformanceObserver: class {
      constructor(heard: (list: { getEntriesByName(name: string): string[] }) => void) {
        paint = (names) => heard({ getEntriesByName: (name) => names.filter((other) => other === name) });
      }
      observe() {}
    },
  });
  const pass = (ms: number) => {
    while (tasks.some(({ afterMs }) => afterMs <= ms)) {
      tasks
        .splice(
          tasks.findIndex(({ afterMs }) => afterMs <= ms),
          1,
        )[0]
        ?.run();
    }
  };
  return { started, parse: () => parsed(), paint: (names: string[]) => paint(names), pass };
}

test("scripts are inserted after the first contentful paint", () => {
  const page = waitingPage();
  page.parse();
  page.paint(["first-paint"]);
  page.pass(0);
  expect(page.started).toEqual([]);
  page.paint(["first-contentful-paint"]);
  page.pass(0);
  expect(page.started).toEqual(["packages", "entry"]);
});

test("a hidden page gets its scripts anyway, once", () => {
  const page = waitingPage();
  page.parse();
  page.pass(60_000);
  page.paint(["first-contentful-paint"]);
  page.pass(60_000);
  expect(page.started).toEqual(["packages", "entry"]);
});

const policyFor = (allowed: { pathname?: string; analyticsTag?: string; paymentOrigin?: string }) =>
  pageHeaders({ pathname: "/", analyticsTag: "", paymentOrigin: undefined, styleHashes: [], ...allowed })[
    "content-security-policy"
  ];

test("the policy allows exactly one inline script, by hash", () => {
  const hash = `sha256-${createHash("sha256").update(firstPaintScript).digest("base64")}`;
  expect(firstPaintHash).toBe(hash);
  const policy = policyFor({});
  expect(policy).toContain(`script-src 'self' '${hash}'`);
  expect(policy).not.toContain("unsafe");
});

test("external resources are only allowed with an analytics tag", () => {
  expect(policyFor({})).not.toContain("https:");
  expect(policyFor({ analyticsTag: "G-1" })).toContain("https://www.googletagmanager.com");
});

test("forms may be sent to the shop and the bank's payment page only", () => {
  expect(policyFor({})).toContain("form-action 'self';");
  expect(policyFor({ paymentOrigin: "https://sis.redsys.es" })).toContain(
    "form-action 'self' https://sis.redsys.es;",
  );
});

test("a page whose address carries a secret loads nothing from elsewhere, and tells nobody its address", () => {
  const pathname = "/en/password-reset/abc.def";
  expect(policyFor({ pathname, analyticsTag: "G-1" })).not.toContain("https:");
  const headersOf = (path: string) =>
    pageHeaders({ pathname: path, analyticsTag: "G-1", paymentOrigin: undefined, styleHashes: [] })[
      "referrer-policy"
    ];
  expect([headersOf(pathname), headersOf("/en/products")]).toEqual([
    "no-referrer",
    "strict-origin-when-cross-origin",
  ]);
});

import { beforeEach, expect, test, vi } from "vitest";
import type { HttpClient } from "../lib/http/http-client.ts";
import { localeKey, storePreference, themeKey } from "../lib/preferences.ts";
import { authStore } from "../session/index.ts";
import { keepPreferences } from "./keep-preferences.ts";

const anonymous = { user: null, lastFetched: null, isAuthenticated: false };
const ana = { id: "ana0000000000000", name: "Ana", email: "ana@example.com", profile: { picture: null } };

let stored: Map<string, string>;
let sent: unknown[];
/** What the answers to the next requests wait for. */
let waits: Promise<void>[];
let stop = () => {};

beforeEach(() => {
  stored = new Map();
  sent = [];
  waits = [];
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  authStore.setState(anonymous);
  const http: HttpClient = {
    call: async (endpoint, ...[input]) => {
      sent.push([endpoint.path, Reflect.get(Object(input), "body")]);
      await waits.shift();
      return { status: 204, data: null };
    },
    read: async () => ({ status: 204, data: null }),
  };
  stop = keepPreferences(http);
  return () => stop();
});

const signIn = () => authStore.setState({ user: ana, lastFetched: 1, isAuthenticated: true });

test("a visitor's choices go nowhere until somebody signs in", () => {
  storePreference(themeKey, "light");
  expect(sent).toEqual([]);
  signIn();
  expect(sent).toEqual([["/spa/me/preferences", { theme: "light" }]]);
});

test("a sign-in without choices sends nothing, and refreshing the user neither", () => {
  signIn();
  signIn();
  expect(sent).toEqual([]);
});

test("of choices that are sent at the same time, the account keeps the last, in whatever order they arrive", async () => {
  signIn();
  const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  waits = answers.map(({ promise }) => promise);
  storePreference(themeKey, "light");
  storePreference(themeKey, "dark");
  const [first, second] = answers;
  second?.resolve();
  first?.resolve();
  await expect.poll(() => sent.length).toBe(3);
  expect(sent.at(-1)).toEqual(["/spa/me/preferences", { theme: "dark" }]);
  storePreference(localeKey, "ca");
  await Promise.resolve();
  expect(sent).toHaveLength(4);
});

test("a person's choices are sent as they are made", () => {
  signIn();
  storePreference(localeKey, "ca");
  storePreference(themeKey, "dark");
  stop();
  storePreference(themeKey, "light");
  expect(sent).toEqual([
    ["/spa/me/preferences", { locale: "ca" }],
    ["/spa/me/preferences", { locale: "ca", theme: "dark" }],
  ]);
});

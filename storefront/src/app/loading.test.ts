import { QueryClient } from "@tanstack/react-query";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { createPageLanguage } from "../lib/i18n.ts";
import type { Screen } from "../lib/screen.ts";
import type { Standing } from "./guards.ts";
import { loadRoute, surroundingsContext } from "./loading.ts";
import type { RouteEntry } from "./routes.ts";

const Nothing = () => null;

/** Opens a guarded page; what its screen loads may change who is there. */
function openPage(load: (become: (standing: Standing) => void) => Promise<unknown>) {
  let standing: Standing = "signed-in";
  const screen: Screen = {
    Component: Nothing,
    load: () =>
      load((next) => {
        standing = next;
      }),
  };
  const entry: RouteEntry = {
    name: "Profile",
    path: "/profile",
    auth: "required",
    screen: async () => ({ screen }),
  };
  const surroundings = {
    queryClient: new QueryClient(),
    language: createPageLanguage("ca", async () => ({})),
    basename: "/ca",
    standing: async () => standing,
    patienceMs: null,
    noteRefusal: () => undefined,
    openAnew: async () => undefined,
  };
  return loadRoute(entry, {
    request: new Request("http://shop.example/ca/profile?tab=1"),
    params: {},
    context: new RouterContextProvider(new Map([[surroundingsContext, surroundings]])),
  });
}

test("a session that turns out to have ended while the screen loads leads to sign-in", async () => {
  const opened = openPage(async (become) => become("visitor"));
  const redirect = await opened.catch((thrown: unknown) => thrown);
  expect(redirect).toBeInstanceOf(Response);
  expect(redirect).toHaveProperty("status", 302);
  const to = redirect instanceof Response ? redirect.headers.get("location") : null;
  expect(to).toBe("/sign-in?next=%2Fprofile%3Ftab%3D1");
});

test("a session that lasts opens the screen", async () => {
  expect(await openPage(async () => undefined)).toBeNull();
});

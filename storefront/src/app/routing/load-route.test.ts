import { QueryClient } from "@tanstack/react-query";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import type { Screen } from "../../lib/page/screen.ts";
import { createPageLanguage } from "../../lib/texts/i18n.ts";
import type { AuthStatus } from "./guards.ts";
import { loaderDepsContext, loadRoute } from "./load-route.ts";
import { ChunkLoadError } from "./route-chunk.tsx";
import type { RouteEntry } from "./routes.ts";

const Nothing = () => null;

/**
 * Opens a guarded page whose screen may change the auth status while loading.
 *
 * @param openedAnew collects the URLs that are opened as new pages.
 */
function openPage(
  load: (become: (authStatus: AuthStatus) => void) => Promise<unknown>,
  code: "there" | "missing" = "there",
  openedAnew: string[] = [],
) {
  let authStatus: AuthStatus = "signed-in";
  const screen: Screen = {
    Component: Nothing,
    load: () =>
      load((next) => {
        authStatus = next;
      }),
  };
  const entry: RouteEntry = {
    name: "Profile",
    path: "/profile",
    auth: "required",
    screen: async () => {
      if (code === "missing") throw new TypeError("Failed to fetch dynamically imported module");
      return { screen };
    },
  };
  const loaderDeps = {
    queryClient: new QueryClient(),
    language: createPageLanguage("ca", async () => ({})),
    basename: "/ca",
    authStatus: async () => authStatus,
    maxWaitMs: null,
    onRefusal: () => undefined,
    reloadForNewRelease: async (address: string) => {
      openedAnew.push(address);
    },
  };
  return loadRoute(entry, {
    request: new Request("http://shop.example/ca/profile?tab=1"),
    params: {},
    context: new RouterContextProvider(new Map([[loaderDepsContext, loaderDeps]])),
  });
}

test("a session that turns out to have ended while the screen loads redirects to sign-in", async () => {
  const opened = openPage(async (become) => become("visitor"));
  const redirect = await opened.catch((thrown: unknown) => thrown);
  expect(redirect).toBeInstanceOf(Response);
  expect(redirect).toHaveProperty("status", 302);
  const to = redirect instanceof Response ? redirect.headers.get("location") : null;
  expect(to).toBe("/sign-in?next=%2Fprofile%3Ftab%3D1");
});

test("a valid session opens the screen", async () => {
  const asked: string[] = [];
  await openPage(async () => asked.push("profile"));
  expect(asked).toEqual(["profile"]);
});

test("a screen whose code cannot be loaded is opened as a new page, or else fails with an error", async () => {
  const openedAnew: string[] = [];
  const opened = openPage(async () => undefined, "missing", openedAnew);
  await expect(opened).rejects.toBeInstanceOf(ChunkLoadError);
  expect(openedAnew).toEqual(["http://shop.example/ca/profile?tab=1"]);
});

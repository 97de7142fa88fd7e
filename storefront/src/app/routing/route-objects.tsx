import type { Locale } from "@recambia/contract/locale";
import type { RouteObject } from "react-router";
import { AppRoot } from "../AppRoot.tsx";
import { DefaultLayout, Frame } from "../layouts/DefaultLayout.tsx";
import { LoadingScreen } from "./LoadingScreen.tsx";
import { type LoaderArgs, loadRoute, loadRouteChunk } from "./load-route.ts";
import type { personalLayouts } from "./personal-screens.ts";
import { RouteErrorScreen } from "./RouteErrorScreen.tsx";
import { LoadedRoute, type RouteChunk, routeChunk } from "./route-chunk.tsx";
import { type RouteEntry, routes } from "./routes.ts";

/** Loads a layout whose import is in personal-screens.ts. */
function personalLayout(name: keyof typeof personalLayouts) {
  return async () => (await import("./personal-screens.ts")).personalLayouts[name]();
}

/** Only the layout of server-rendered pages is part of the first load. */
const layouts: Record<string, RouteChunk | null> = {
  default: null,
  security: routeChunk(personalLayout("security")),
  configuration: routeChunk(personalLayout("configuration")),
};

const screens = new Map<RouteEntry, RouteChunk>(
  routes.map((entry) => [entry, routeChunk(async () => (await entry.screen()).screen.Component)]),
);

/** Returns a route's layout; default when none is given or the name is unknown (specification §2). */
export function layoutNameOf(entry: { layout?: string }): string {
  return entry.layout !== undefined && entry.layout in layouts ? entry.layout : "default";
}

/** Builds the router's route objects: screens nested in layouts, layouts in the root. */
export function createRouteObjects(): RouteObject[] {
  const branches = Object.entries(layouts).map(([name, code]) => ({
    id: `layout-${name}`,
    ...(code ? layoutRoute(code) : { Component: DefaultLayout }),
    children: routes.filter((entry) => layoutNameOf(entry) === name).map(screenRoute),
  }));
  return [
    {
      id: "root",
      Component: AppRoot,
      HydrateFallback: LoadingScreen,
      ErrorBoundary: RootErrorScreen,
      children: branches,
    },
  ];
}

function layoutRoute(code: RouteChunk) {
  const loader = async (ask: LoaderArgs) => {
    await loadRouteChunk(code.fetch, ask);
    return null;
  };
  return { element: <LoadedRoute code={code} />, loader, ErrorBoundary: LayoutErrorScreen };
}

/** Replaces a layout that could not be loaded, so that the frame still leads elsewhere. */
function LayoutErrorScreen() {
  return (
    <Frame>
      <RouteErrorScreen />
    </Frame>
  );
}

/** Replaces everything, the frame too, where that could not be rendered. */
function RootErrorScreen() {
  return (
    <main>
      <RouteErrorScreen />
    </main>
  );
}

function screenRoute(entry: RouteEntry): RouteObject {
  const code = screens.get(entry);
  return {
    id: entry.name,
    path: entry.path,
    element: code && <LoadedRoute code={code} />,
    ErrorBoundary: RouteErrorScreen,
    loader: async (ask) => {
      await loadRoute(entry, ask);
      if (code) await loadRouteChunk(code.fetch, ask);
      return null;
    },
  };
}

/** Loads the code and texts of a screen and its layout ahead of its loader. */
export async function fetchScreen(name: string): Promise<void> {
  const entry = routeEntryOf(name);
  if (entry) await Promise.all([screens.get(entry)?.fetch(), layouts[layoutNameOf(entry)]?.fetch()]);
}

/**
 * Loads what hydration needs of a screen that the server rendered. A part that suspends is hydrated later, and loses what is
 * pressed until then.
 */
export async function fetchRenderedScreen(name: string, locale: Locale): Promise<void> {
  await fetchScreen(name);
  const { screen } = (await routeEntryOf(name)?.screen()) ?? {};
  // Without its text the page stays as the server rendered it; following a link tries again.
  await screen?.loadText?.(locale).catch(() => undefined);
}

/** Returns the route table's entry for a route id. */
export function routeEntryOf(routeId: string): RouteEntry | undefined {
  return routes.find((entry) => entry.name === routeId);
}

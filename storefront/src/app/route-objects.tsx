import type { RouteObject } from "react-router";
import { AppRoot } from "./AppRoot.tsx";
import { LoadingScreen } from "./LoadingScreen.tsx";
import { DefaultLayout } from "./layouts/DefaultLayout.tsx";
import { loadRoute } from "./loading.ts";
import { RouteErrorScreen } from "./RouteErrorScreen.tsx";
import { type RouteEntry, routes } from "./routes.ts";

/** Only the layout of the pages that the server draws is in the first load. */
const layouts: Record<string, Pick<RouteObject, "Component" | "lazy">> = {
  default: { Component: DefaultLayout },
  security: {
    lazy: { Component: async () => (await import("./layouts/SecurityLayout.tsx")).SecurityLayout },
  },
  configuration: {
    lazy: { Component: async () => (await import("./layouts/ConfigurationLayout.tsx")).ConfigurationLayout },
  },
};

/** A route's layout; default when none is given or the name is unknown (specification §2). */
export function layoutNameOf(entry: { layout?: string }): string {
  return entry.layout !== undefined && entry.layout in layouts ? entry.layout : "default";
}

/** The route table as the router takes it: screens under their layouts, layouts under the root. */
export function createRouteObjects(): RouteObject[] {
  const branches = Object.entries(layouts).map(([name, layout]) => ({
    id: `layout-${name}`,
    ...layout,
    children: routes.filter((entry) => layoutNameOf(entry) === name).map(screenRoute),
  }));
  return [
    {
      id: "root",
      Component: AppRoot,
      HydrateFallback: LoadingScreen,
      ErrorBoundary: RouteErrorScreen,
      children: branches,
    },
  ];
}

function screenRoute(entry: RouteEntry): RouteObject {
  const loadComponent = async () => (await entry.screen()).screen.Component;
  return {
    id: entry.name,
    path: entry.path,
    handle: entry,
    ErrorBoundary: RouteErrorScreen,
    loader: (ask) => loadRoute(entry, ask),
    lazy: { Component: loadComponent },
  };
}

/** The table's row for a route id. */
export function entryOf(routeId: string): RouteEntry | undefined {
  return routes.find((entry) => entry.name === routeId);
}

import type { ComponentType } from "react";
import type { RouteObject } from "react-router";
import { AppRoot } from "./AppRoot.tsx";
import { LoadingScreen } from "./LoadingScreen.tsx";
import { ConfigurationLayout } from "./layouts/ConfigurationLayout.tsx";
import { DefaultLayout } from "./layouts/DefaultLayout.tsx";
import { SecurityLayout } from "./layouts/SecurityLayout.tsx";
import { loadRoute } from "./loading.ts";
import { RouteErrorScreen } from "./RouteErrorScreen.tsx";
import { type RouteEntry, routes } from "./routes.ts";

const layouts: Record<string, ComponentType> = {
  default: DefaultLayout,
  security: SecurityLayout,
  configuration: ConfigurationLayout,
};

/** A route's layout; default when none is given or the name is unknown (specification §2). */
export function layoutNameOf(entry: { layout?: string }): string {
  return entry.layout !== undefined && entry.layout in layouts ? entry.layout : "default";
}

/** The route table as the router takes it: screens under their layouts, layouts under the root. */
export function createRouteObjects(): RouteObject[] {
  const branches = Object.entries(layouts).map(([name, Component]) => ({
    id: `layout-${name}`,
    Component,
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

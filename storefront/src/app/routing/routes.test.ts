import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { screenFile } from "../entries/screen-file.ts";
import { firstLoadPart } from "../entries/texts-url.ts";
import { layoutNameOf } from "./route-objects.tsx";
import { type RouteEntry, routes } from "./routes.ts";

const defaults = [
  "/",
  "/brands",
  "/brands/:slug",
  "/categories",
  "/categories/:slug",
  "/subcategories/:slug",
  "/products",
  "/products/:slug",
  "/offer-list",
  "/kit-list",
  "/kit-list/:slug",
  "/compare",
  "/tools",
  "/tools/:id",
  "/shopping-cart",
  "/lists/:token",
  "/contact-us",
  "/cookies-policy",
  "/terms-and-conditions",
  "/who-we-are",
  "/returns-and-exchanges",
  "/privacy",
  "/help",
  "/withdrawal",
  "/users/invitation",
  "/orders/create",
  "/orders/:id",
  "/support/:id",
  "/profile/offline",
  "*",
];
const security = ["/sign-in", "/sign-up", "/verify-email", "/forgot-password", "/password-reset/:token"];
const configuration = [
  "/profile",
  "/profile/my-addresses",
  "/profile/my-addresses/form-address",
  "/profile/my-orders",
  "/profile/update",
  "/profile/security",
  "/profile/data",
  "/profile/support",
  "/profile/support/:id",
  "/profile/uploads",
  "/profile/backups",
];
const guarded = [
  "/profile/favorites",
  "/collections",
  "/collections/create",
  "/collections/:id",
  "/orders",
  "/reviews",
  "/reviews/create",
  "/reviews/:id",
  "/users",
  "/users/create",
  "/users/:id",
];

/** The test loads every screen of the shop and transforms its texts. */
const slowLoad = { timeout: 60_000 };

function pathsOf(choose: (entry: RouteEntry) => boolean): string[] {
  return routes
    .filter(choose)
    .map((entry) => entry.path)
    .sort();
}

test("an unknown or missing layout falls back to the default", () => {
  expect(layoutNameOf({ layout: "carnival" })).toBe("default");
  expect(layoutNameOf({ layout: "none" })).toBe("default");
  expect(layoutNameOf({})).toBe("default");
  expect(layoutNameOf({ layout: "security" })).toBe("security");
});

test("the account requires a signed-in user, the sign-in screens a visitor, all others nothing", () => {
  expect(pathsOf((entry) => entry.auth === "required")).toEqual([...configuration, ...guarded].sort());
  expect(pathsOf((entry) => entry.auth === "guest")).toEqual(security.sort());
  expect(pathsOf((entry) => entry.auth === undefined)).toEqual(defaults.sort());
});

test("each route has the layout that the specification names", () => {
  expect(pathsOf((entry) => layoutNameOf(entry) === "security")).toEqual(security.sort());
  expect(pathsOf((entry) => layoutNameOf(entry) === "configuration")).toEqual(configuration.sort());
});

test("route names and paths are unique", () => {
  expect(new Set(routes.map((entry) => entry.name)).size).toBe(routes.length);
  expect(new Set(routes.map((entry) => entry.path)).size).toBe(routes.length);
});

/** Paths in `src` of all components and entries, without the extension. */
const sources = readdirSync(new URL("../../", import.meta.url), { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".tsx"))
  .map((path) => path.replace(/\.tsx$/, ""));

test("the first load is named like its file, so that the server finds its chunk and texts", () => {
  expect(sources).toContain(firstLoadPart);
});

test(
  "every screen's component is named like its file, so that the server finds its chunk",
  slowLoad,
  async () => {
    const files = Object.keys(import.meta.glob("../../*/**/*Screen.tsx")).map((path) =>
      path.replace(/^\.\//, "../../app/routing/").replace(/^\.\.\/(?!\.\.)/, "../../app/"),
    );
    for (const entry of routes) {
      const { screen } = await entry.screen();
      for (const { file } of screen.parts ?? []) expect(sources).toContain(file);
      const called = files.filter((path) => path.endsWith(`/${screen.Component.name}.tsx`));
      expect(called, entry.name).toEqual([`../../${screenFile(screen)}.tsx`]);
    }
  },
);

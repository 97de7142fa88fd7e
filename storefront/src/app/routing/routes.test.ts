import { readdirSync, readFileSync } from "node:fs";
import { indexedPaths } from "@recambia/contract/shop/indexed-paths";
import { expect, test } from "vitest";
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
  "/recalls",
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

/** Public pages that search engines should not list. */
const unlisted = ["/compare", "/withdrawal", "*"];

test("sitemaps list every public page, except those that are not for search engines", () => {
  const isPublic = ({ path, auth, isPersonal }: RouteEntry) => !auth && !isPersonal && !path.includes(":");
  expect([...indexedPaths, ...unlisted].sort()).toEqual(pathsOf(isPublic));
});

test("route names and paths are unique", () => {
  expect(new Set(routes.map((entry) => entry.name)).size).toBe(routes.length);
  expect(new Set(routes.map((entry) => entry.path)).size).toBe(routes.length);
});

/** Paths in `src` of all components and entries, without the extension. */
const sources = readdirSync(new URL("../../", import.meta.url), { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".tsx") && !path.endsWith(".test.tsx"))
  .map((path) => path.replace(/\.tsx$/, ""));

test("the first load is named like its file, so that the server finds its chunk and texts", () => {
  expect(sources).toContain(firstLoadPart);
});

const read = (path: string) => readFileSync(new URL(`../../${path}.tsx`, import.meta.url), "utf8");

/** Paths in `src` of the screens that the routes import. */
const imported = ["routes", "catalogue-screens", "legal-screens", "personal-screens"].flatMap((file) => {
  const text = readFileSync(new URL(`./${file}.ts`, import.meta.url), "utf8");
  return Array.from(text.matchAll(/import\("\.\.\/\.\.\/(\S+)\.tsx"\)/g), ([, path = ""]) => path);
});

test("every screen's component is named like its file, so that the server finds its chunk", () => {
  expect(imported.length).toBeGreaterThan(40);
  const names = sources.filter((path) => path.endsWith("Screen")).map((path) => path.split("/").at(-1));
  expect(new Set(names).size).toBe(names.length);
  for (const path of imported) {
    const screen = /^export const screen: Screen = \{\s*Component: (\w+)/m.exec(read(path));
    expect(screen?.[1], path).toBe(path.split("/").at(-1));
  }
});

test("every part that loads late names its file, so that the server finds its styles", () => {
  const files = sources.flatMap((path) =>
    Array.from(read(path).matchAll(/\blazyPart\(\s*"([^"]+)"/g), ([, file = ""]) => file),
  );
  expect(files).not.toEqual([]);
  for (const file of files) expect(sources).toContain(file);
});

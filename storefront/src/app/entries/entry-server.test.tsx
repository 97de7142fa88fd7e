import { readFileSync } from "node:fs";
import { localePrefixes, locales } from "@recambia/contract/locale";
import type { Shop } from "@recambia/contract/shop/schemas";
import { expect, test } from "vitest";
import { createQueryClient } from "../../lib/http/query-client.ts";
import { routes } from "../routing/routes.ts";
import { identify, render, renderShell } from "./entry-server.tsx";
import type { PageRequest } from "./page.ts";

const shop: Shop = JSON.parse(readFileSync(new URL("../../../../shop.config.json", import.meta.url), "utf8"));

function request(path: string, locale: PageRequest["locale"] = "es"): PageRequest {
  return {
    url: `https://shop.example${path}`,
    locale,
    shop,
    fetchApi: async () => ({ status: 404, data: { message: "", code: "not_found" } }),
    assets: { "src/app/entries/entry-browser.tsx": { file: "assets/entry.js", css: ["assets/entry.css"] } },
    styles: {},
  };
}

test("an unknown path renders a page with status 404", async () => {
  const page = await render(request("/nothing-here"));
  expect(page.status).toBe(404);
  expect(page.body).toContain("Página no encontrada");
  expect(page.head).toContain("noindex");
});

const personalScreens = routes.filter((route) => "auth" in route || "isPersonal" in route);
const withIds = (path: string) => path.replace(/:\w+/g, "b3f1");

test.each(personalScreens.flatMap(({ name, path }) => locales.map((locale) => ({ name, path, locale }))))(
  "$name is served as its frame in $locale, the same for all ids",
  async ({ path, locale }) => {
    const fetchApi = () => Promise.reject(new Error("A frame needs no data"));
    const address = `${localePrefixes[locale]}${withIds(path)}`;
    const page = await render({ ...request(address, locale), fetchApi });
    expect(page).toMatchObject({ status: 200, isFrame: true });
    expect(page.body.match(/<main/g)).toEqual(["<main"]);
    expect(page.body.match(/b3f1|<script|\sstyle=|\son[a-z]+=/g)).toBeNull();
    // The badge alone, which says that the screen is on its way (specification §2).
    expect(page.body.match(/Loading\.\.\./g)).toHaveLength(1);
    expect(page.head).toContain("noindex");
    expect(page.head).not.toContain("b3f1");
    expect(JSON.parse(page.state)).toMatchObject({ screen: null, queries: null });
  },
);

test("a public page is complete, in its language, and deterministic", async () => {
  const page = await render(request("/ca/who-we-are", "ca"));
  const again = await render(request("/ca/who-we-are", "ca"));
  expect(page).toEqual(again);
  expect(page.status).toBe(200);
  expect(page.body).toContain("<main");
  expect(page.body).toContain('href="/ca/brands"');
  expect(page.head).toContain('<link rel="stylesheet" href="/assets/entry.css">');
  expect(page.head).toContain('<script type="module" src="/assets/entry.js"></script>');
  expect(JSON.parse(page.state)).toMatchObject({ screen: "WhoWeAre", locale: "ca" });
});

test("a page holds the text of its stylesheets, and links what Vite's preload helper looks for", async () => {
  const styles = { "assets/entry.css": "main{color:red}", "assets/other.css": "p{color:blue}" };
  const page = await render({ ...request("/who-we-are"), styles });
  const link = '<link rel="stylesheet" href="/assets/entry.css" disabled>';
  expect(page.head).toContain(`<style>main{color:red}</style>${link}`);
  expect(page.head).not.toContain("color:blue");
  expect(page.styles).toEqual(["assets/entry.css"]);
});

test("a page preloads its screen and the list of screens that leads to it, and no other list", async () => {
  const screen = "src/legal/documents/WhoWeAreScreen.tsx";
  const { assets, ...asked } = request("/who-we-are");
  const page = await render({
    ...asked,
    assets: {
      ...assets,
      [screen]: { file: "assets/screen.js" },
      "src/app/routing/legal-screens.ts": { file: "assets/legal.js", dynamicImports: [screen] },
      "src/app/routing/catalogue-screens.ts": {
        file: "assets/catalogue.js",
        dynamicImports: ["src/other.tsx"],
      },
    },
  });
  expect(page.head).toContain('<link rel="modulepreload" href="/assets/screen.js"');
  expect(page.head).toContain('<link rel="modulepreload" href="/assets/legal.js"');
  expect(page.head).not.toContain("catalogue.js");
});

test("server-rendered pages need no inline scripts or styles", async () => {
  const { body } = await render(request("/"));
  expect(body).not.toMatch(/<script|\sstyle=|\son[a-z]+=/);
  expect(renderShell(request("/")).body).not.toMatch(/<script|\sstyle=|\son[a-z]+=/);
});

test("the shell in place of a late page keeps no search engine from the page", () => {
  expect(renderShell(request("/")).head).toContain("noindex");
  const { head } = renderShell(request("/products"), true);
  expect(head).not.toMatch(/noindex|canonical|hreflang/);
  expect(head).toContain("<title");
});

test.each(["/products", "/offer-list", "/tools", "/kit-list"])(
  "%s has no pages beyond the last for search engines",
  async (path) => {
    const headOf = async (page: number) => {
      const meta = {
        total: 30,
        page,
        per_page: 24,
        pages: 2,
        vehicle: null,
        hidden: 0,
        facets: [],
        search: null,
      };
      const list = { data: [], meta: { ...meta, sort: "relevance", is_vehicle_unknown: false } };
      const fetchApi = async () => ({ status: 200, data: list });
      const { status, head } = await render({ ...request(`${path}?page=${page}`), fetchApi });
      return [
        status,
        head.includes(`rel="canonical" href="${at(path)}?page=${page}"`),
        head.includes("noindex"),
      ];
    };
    expect(await headOf(2)).toEqual([200, true, false]);
    expect(await headOf(3)).toEqual([200, false, true]);
  },
);

test("the number of a page that the list refuses makes no page for search engines", async () => {
  const meta = {
    total: 30,
    page: 1,
    per_page: 24,
    pages: 2,
    vehicle: null,
    hidden: 0,
    facets: [],
    search: null,
  };
  const list = { data: [], meta: { ...meta, sort: "relevance", is_vehicle_unknown: false } };
  const refusal = { message: "", code: "validation_failed", errors: { page: [""] } };
  const fetchApi = async (asked: string) =>
    asked.includes("page=") ? { status: 422, data: refusal } : { status: 200, data: list };
  const { head } = await render({ ...request("/products?page=999"), fetchApi });
  expect(head).toContain(`rel="canonical" href="${at("/products")}"`);
});

const identityOf = (path: string, locale: PageRequest["locale"] = "es") =>
  identify({ url: `https://shop.example${path}`, locale });
const at = (path: string) => `https://shop.example${path}`;

test("an address that shows nothing is the same page as all such addresses of its language", async () => {
  for (const path of ["/nothing", "/products/a/b?q=1", "/CA/brands"]) {
    expect(await identityOf(path)).toEqual({ kind: "missing", url: at("/404") });
  }
  expect(await identityOf("/ca/nothing", "ca")).toEqual({ kind: "missing", url: at("/ca/404") });
});

test.each([
  ["/?utm_source=x", "/"],
  ["/ca?q=1", "/ca"],
  ["/brands?x=1&page=2", "/brands"],
  ["/products?q=disco%20de&utm_source=y&page=2&q=other", "/products?q=disco+de&page=2"],
  ["/products?x=1&page=2&y=2&utm_source=y", "/products?page=2&unknown="],
  ["/products?unknown=3", "/products?unknown="],
  ["/products?brand=brembo&a.width=10..20&a=1&A.B=2", "/products?brand=brembo&a.width=10..20&unknown="],
  ["/kit-list?vehicle=es&all=1&sort=price", "/kit-list?vehicle=es&all=1&unknown="],
  ["/compare?ids=a,b&vehicle=c&x", "/compare?ids=a%2Cb&vehicle=c"],
  ["/products/a-disc?vehicle=c&from=mail", "/products/a-disc?vehicle=c"],
  ["/contact-us?product=a&order=b&from=%2Fbrands&x=1", "/contact-us?product=a&order=b&from=%2Fbrands"],
  ["/PRODUCTS/%61-disc", "/products/a-disc"],
])("%s is the page %s", async (asked, page) => {
  const locale = asked.startsWith("/ca") ? "ca" : "es";
  expect(await identityOf(asked, locale)).toEqual({ kind: "page", url: at(page) });
});

test("a personal page is its screen's frame, whatever its ids and query", async () => {
  expect(await identityOf("/orders/abc?sign=1")).toEqual({ kind: "frame", url: at("/orders/-") });
});

/** A query that notes which parameters are asked for. */
class RecordedSearch extends URLSearchParams {
  readonly read = new Set<string>();
  override get(name: string) {
    this.read.add(name);
    return super.get(name);
  }
  override has(name: string) {
    this.read.add(name);
    return super.has(name);
  }
}

test("a screen's loader reads no parameter that the server leaves out", async () => {
  for (const { name, screen, ...entry } of routes) {
    if (entry.auth || entry.isPersonal) continue;
    const search = new RecordedSearch();
    const queryClient = createQueryClient(async () => ({ status: 404, data: null }), false);
    const { load, readsParameter } = (await screen()).screen;
    await Promise.resolve(load?.({ queryClient, params: {}, search, locale: "es" })).catch(() => null);
    const unread = [...search.read].filter((parameter) => !readsParameter?.(parameter));
    expect([name, unread]).toEqual([name, []]);
  }
});

test("the page of a thing that is not there is the same for all, and carries nobody's query", async () => {
  const first = await render(request("/products/first?q=spam"));
  const second = await render(request("/products/second"));
  expect([first.status, second.status]).toEqual([404, 404]);
  expect([second.head, second.body]).toEqual([first.head, first.body]);
  expect(first.body).not.toMatch(/spam|first/);
  expect(first.head).toContain("noindex");
  expect(JSON.stringify(JSON.parse(second.state).queries)).toContain("second");
});

test("a comparison of nothing carries its own query, and nobody else's", async () => {
  const bodyOf = async (ids: string) => (await render(request(`/compare?ids=${ids}`))).body;
  const [first, second] = [await bodyOf("first"), await bodyOf("second")];
  expect(first).toContain('href="/ca/compare?ids=first"');
  expect(second).toContain('href="/ca/compare?ids=second"');
  expect(second).not.toContain("first");
});

/** Public pages of one thing, which its address names. */
const ofOneThing = routes.filter(
  (route) => route.path.includes(":") && !("auth" in route) && !("isPersonal" in route),
);

test.each(ofOneThing.flatMap(({ name, path }) => locales.map((locale) => ({ name, path, locale }))))(
  "the tab of a $name that is not there says so in $locale",
  async ({ path, locale }) => {
    const titleAt = async (asked: string) => {
      const { status, head } = await render(request(`${localePrefixes[locale]}${asked}`, locale));
      return [status, head.match(/<title[^>]*>[^<]*/)?.[0]];
    };
    expect(await titleAt(withIds(path))).toEqual(await titleAt("/nothing"));
  },
);

test("the list of all tools has another title than the category of tools", async () => {
  const page = await render(request("/tools"));
  expect(page.head).toContain(">Todas las herramientas ·");
  expect(page.body).toMatch(/<h1[^>]*>Todas las herramientas</);
});

import { readFileSync } from "node:fs";
import type { Shop } from "@recambia/contract/shop/schemas";
import { expect, test } from "vitest";
import { render, renderShell } from "./entry-server.tsx";
import type { PageRequest } from "./page.ts";

const shop: Shop = JSON.parse(readFileSync(new URL("../../../../shop.config.json", import.meta.url), "utf8"));

function request(path: string, locale: PageRequest["locale"] = "es"): PageRequest {
  return {
    url: `https://shop.example${path}`,
    locale,
    shop,
    fetchApi: async () => ({ status: 404, data: { message: "", code: "not_found" } }),
    assets: { "src/app/entries/entry-browser.tsx": { file: "assets/entry.js", css: ["assets/entry.css"] } },
  };
}

test("an unknown path renders a page with status 404", async () => {
  const page = await render(request("/nothing-here"));
  expect(page.status).toBe(404);
  expect(page.body).toContain("Página no encontrada");
  expect(page.head).toContain("noindex");
});

test.each(["/profile", "/orders/create", "/sign-in", "/shopping-cart"])(
  "%s is served as the shell",
  async (path) => {
    const page = await render(request(path));
    expect(page.status).toBe(200);
    expect(page.body).toContain("Loading...");
    expect(page.body).not.toContain("<main");
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

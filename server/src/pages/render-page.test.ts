import { readFileSync } from "node:fs";
import type { Shop } from "@recambia/contract/shop/schemas";
import type { Page, PageRequest, ServerEntry } from "@recambia/storefront/page";
import { expect, test } from "vitest";
import { type RenderedPage, renderPage } from "./render-page.ts";

const shop: Shop = JSON.parse(readFileSync(new URL("../../../shop.config.json", import.meta.url), "utf8"));
const request: PageRequest = {
  url: "https://shop.example/ca/brands",
  locale: "ca",
  shop,
  fetchApi: async () => ({ status: 200, data: null }),
  assets: {},
  styles: {},
};
const whole: Page = {
  status: 200,
  head: "<title>Marques</title>",
  styles: [],
  body: "<main>Marques</main>",
  state: '{"a":1}',
};

/** Patience that no test outlasts, in milliseconds. */
const patientMs = 600_000;

/** A storefront with configurable pages. */
function entryThat(render: ServerEntry["render"]): ServerEntry {
  return {
    identify: async ({ url }) => ({ kind: "page", url }),
    render,
    renderShell: (_request, isForPage) => ({
      status: 200,
      head: isForPage ? "" : "noindex",
      styles: [],
      body: "Loading...",
      state: "{}",
    }),
  };
}

test("a page that fails to render is served as the shell, and the error is reported", async () => {
  const reasons: unknown[] = [];
  const entry = entryThat(() => Promise.reject(new Error("a bug in a screen")));
  const rendering = await renderPage(
    entry,
    request,
    patientMs,
    () => undefined,
    (reason) => reasons.push(reason),
  );
  expect(rendering.isWhole).toBe(false);
  expect(rendering.page.html).toContain('<div id="root">Loading...</div>');
  expect(reasons).toEqual([new Error("a bug in a screen")]);
});

test("a slow page is served as the shell, and stored for the next request", async () => {
  const slow = Promise.withResolvers<Page>();
  const late = Promise.withResolvers<RenderedPage>();
  const rendering = await renderPage(
    entryThat(() => slow.promise),
    request,
    1,
    late.resolve,
    late.reject,
  );
  expect(rendering.isWhole).toBe(false);
  expect(rendering.page.html).not.toContain("noindex");
  slow.resolve(whole);
  expect((await late.promise).html).toContain("<main>Marques</main>");
});

test("a page in time is complete, in the language of its path", async () => {
  const rendering = await renderPage(
    entryThat(async () => whole),
    request,
    patientMs,
    () => undefined,
    () => undefined,
  );
  expect(rendering.isWhole).toBe(true);
  expect(rendering.page.html).toContain('<html lang="ca" data-theme="dark">');
  expect(rendering.page.html).toContain("<title>Marques</title>");
  expect(rendering.page.html).toContain('<div id="root"><main>Marques</main></div>');
  expect(rendering.page.html).toContain('<script type="application/json" id="state">{"a":1}</script>');
});

test("a redirecting page returns its target", async () => {
  const rendering = await renderPage(
    entryThat(async () => ({ ...whole, status: 302, redirect: "/ca" })),
    request,
    patientMs,
    () => undefined,
    () => undefined,
  );
  expect(rendering.page).toMatchObject({ status: 302, redirect: "/ca" });
});

test("the first link of a page is its own, which leads to the content", async () => {
  const body = '<a href="#content">Salta al contingut</a>';
  const entry = entryThat(async () => ({ ...whole, body }));
  const { page } = await renderPage(
    entry,
    request,
    patientMs,
    () => undefined,
    () => undefined,
  );
  expect(/<a [^>]*>/.exec(page.html)?.[0]).toBe('<a href="#content">');
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { startDevServer } from "./dev-server.ts";

const documentOf = (locale: string) => `<!doctype html><html lang="${locale}"><head></head></html>`;

let server: Awaited<ReturnType<typeof startDevServer>>;
let origin: string;
beforeAll(async () => {
  server = await startDevServer({ port: 0, apiPort: 1, documentOf });
  origin = new URL(server.resolvedUrls?.local[0] ?? "").origin;
});
afterAll(() => server.close());

test("every address is a page in the language of its path, with the client of hot reloading", async () => {
  for (const [path, locale] of [
    ["/", "es"],
    ["/products/one?all=1", "es"],
    ["/ca", "ca"],
    ["/en/brands", "en"],
  ]) {
    const answer = await fetch(origin + path, { headers: { accept: "text/html" } });
    const html = await answer.text();
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html).toContain("/@vite/client");
  }
});

test("all texts of a language come with the first load", async () => {
  const answer = await fetch(`${origin}/assets/texts-0/ca/app/entries/entry-browser.js`);
  expect(answer.headers.get("content-type")).toBe("text/javascript");
  expect(await answer.text()).toContain("Afegeix a la cistella");
});

test("a screen is updated without a reload: its component is exported", async () => {
  const screen = await server.transformRequest("/src/catalogue/navigation/ToolsScreen.tsx");
  expect(screen?.code).toContain("export { ToolsScreen }");
  expect(screen?.code).toContain("import.meta.hot.accept");
});

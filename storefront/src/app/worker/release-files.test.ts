import { expect, test } from "vitest";
import { cartFilesIn, filesIn, shellFor, startFiles } from "./release-files.ts";

const files = [
  "assets/packages-a1.js",
  "assets/entry-browser-b2.css",
  "assets/ProductScreen-c3.js",
  "assets/barlow-d4.woff2",
  "assets/cart-actions-e5.js",
  "assets/texts-0f/es/app/entries/entry-browser.js",
  "assets/texts-0f/es/cart/cart-actions.js",
  "assets/texts-0f/es/catalogue/product/ProductScreen.js",
  "assets/texts-0f/ca/catalogue/product/ProductScreen.js",
  "icons/icon-192.png",
].map((url) => ({ url, revision: null }));

test.each([
  ["/", "/shell"],
  ["/categories", "/shell"],
  ["/calle", "/shell"],
  ["/ca", "/ca/shell"],
  ["/en/products/disco", "/en/shell"],
])("without a connection %s opens the shell %s", (pathname, shell) => {
  expect(shellFor(pathname)).toBe(shell);
});

test("what every page starts with is stored at once, with the shells under the release's name", () => {
  const marked = files.map((file) => ({ ...file, isOfStart: file.url.includes("entry-browser") }));
  const stored = startFiles(marked);
  expect(stored.map(({ url }) => url)).toEqual([
    "assets/entry-browser-b2.css",
    "assets/texts-0f/es/app/entries/entry-browser.js",
    "/shell",
    "/ca/shell",
    "/en/shell",
  ]);
  expect(stored.at(-1)?.revision).toBe("0f");
});

test("the cart's files are those that are marked, in one language", () => {
  const marked = files.map((file) => ({ ...file, isOfCart: file.url.includes("ProductScreen") }));
  expect(cartFilesIn(marked, "ca")).toEqual([
    "/assets/ProductScreen-c3.js",
    "/assets/texts-0f/ca/catalogue/product/ProductScreen.js",
  ]);
  expect(cartFilesIn(files, "ca")).toEqual([]);
});

test("a language's files are those of the release without the other languages' texts", () => {
  expect(filesIn(files, "ca")).toEqual([
    "/assets/packages-a1.js",
    "/assets/entry-browser-b2.css",
    "/assets/ProductScreen-c3.js",
    "/assets/barlow-d4.woff2",
    "/assets/cart-actions-e5.js",
    "/assets/texts-0f/ca/catalogue/product/ProductScreen.js",
  ]);
});

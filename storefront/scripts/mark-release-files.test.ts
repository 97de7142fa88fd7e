import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { releaseParts, urlsOf } from "./mark-release-files.ts";

const manifest = {
  "src/Cart.tsx": { file: "assets/Cart-a1.js", css: ["assets/Cart-a1.css"], imports: ["_shop.js"] },
  "_shop.js": {
    file: "assets/shop-b2.js",
    name: "shop",
    imports: ["src/Cart.tsx"],
    dynamicImports: ["src/Dialog.tsx"],
  },
  "src/Dialog.tsx": { file: "assets/Dialog-c3.js" },
};
const urls = [
  "assets/texts-0f/es/cart/Cart.js",
  "assets/texts-0f/ca/cart/Cart.js",
  "assets/texts-0f/es/x.js",
];

test("a part's files are those of its modules, their styles, what they cannot run without, and texts", () => {
  expect([...urlsOf(manifest, urls, { modules: ["shop"], texts: ["cart/Cart"] })]).toEqual([
    "assets/shop-b2.js",
    "assets/Cart-a1.js",
    "assets/Cart-a1.css",
    "assets/texts-0f/es/cart/Cart.js",
    "assets/texts-0f/ca/cart/Cart.js",
  ]);
});

test("what was renamed fails the build", () => {
  expect(() => urlsOf(manifest, urls, { modules: ["src/Moved.tsx"], texts: [] })).toThrow("src/Moved.tsx");
  expect(() => urlsOf(manifest, urls, { modules: [], texts: ["cart/Moved"] })).toThrow("cart/Moved");
});

test("the parts name sources that are there", () => {
  const sources = Object.values(releaseParts).flatMap(({ modules }) => modules);
  for (const source of sources.filter((name) => name.startsWith("src/"))) {
    expect(existsSync(join(import.meta.dirname, "..", source)), source).toBe(true);
  }
});

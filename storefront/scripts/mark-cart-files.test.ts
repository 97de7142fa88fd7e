import { expect, test } from "vitest";
import { filesOf } from "./mark-cart-files.ts";

const manifest = {
  "src/Cart.tsx": { file: "assets/Cart-a1.js", css: ["assets/Cart-a1.css"], imports: ["_shop.js"] },
  "_shop.js": { file: "assets/shop-b2.js", imports: ["src/Cart.tsx"], dynamicImports: ["src/Dialog.tsx"] },
  "src/Dialog.tsx": { file: "assets/Dialog-c3.js" },
};

test("a module's files are its own, its styles, and those that it cannot run without", () => {
  expect([...filesOf(manifest, ["src/Cart.tsx"])]).toEqual([
    "assets/Cart-a1.js",
    "assets/Cart-a1.css",
    "assets/shop-b2.js",
  ]);
});

test("a module that was moved fails the build", () => {
  expect(() => filesOf(manifest, ["src/Moved.tsx"])).toThrow("src/Moved.tsx");
});

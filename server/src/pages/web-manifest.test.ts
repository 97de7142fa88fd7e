import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { locales } from "@recambia/contract/locale";
import type { PublicShop } from "@recambia/contract/shop/schemas";
import { expect, test } from "vitest";
import { webManifest, webManifestPath } from "./web-manifest.ts";

const root = join(import.meta.dirname, "../../..");
const shop: PublicShop = JSON.parse(readFileSync(join(root, "shop.config.json"), "utf8"));

test("each language has a manifest of its own, for one and the same app", () => {
  expect(locales.map(webManifestPath)).toEqual([
    "/manifest.webmanifest",
    "/ca/manifest.webmanifest",
    "/en/manifest.webmanifest",
  ]);
  expect(locales.map((locale) => webManifest(shop, locale))).toMatchObject([
    { id: "/", lang: "es", start_url: "/", name: "Recambia · Tienda de recambios" },
    { id: "/", lang: "ca", start_url: "/ca" },
    { id: "/", lang: "en", start_url: "/en" },
  ]);
});

test("the shortcuts lead to search, garage, cart and orders in the manifest's language", () => {
  expect(webManifest(shop, "ca")).toMatchObject({
    shortcuts: [
      { url: "/ca/products" },
      { url: "/ca#garage" },
      { name: "Cistella", url: "/ca/shopping-cart" },
      { url: "/ca/orders" },
    ],
  });
});

test("every icon that the manifest names is there", () => {
  const text = JSON.stringify(webManifest(shop, "es"));
  const named = [...text.matchAll(/"src":"([^"]+)"/g)].map(([, path]) => path ?? "");
  expect(named.length).toBeGreaterThan(4);
  for (const path of named) expect(existsSync(join(root, "storefront/public", path)), path).toBe(true);
});

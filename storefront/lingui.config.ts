import { defineConfig } from "@lingui/conf";
import { formatter } from "@lingui/format-po";

/** Spanish is written in the code; every room keeps its own catalogs beside its screens. */
export default defineConfig({
  sourceLocale: "es",
  locales: ["es", "ca", "en"],
  fallbackLocales: { ca: "es", en: "es" },
  catalogs: [
    {
      path: "<rootDir>/src/{name}/locales/{locale}",
      include: ["<rootDir>/src/{name}"],
      exclude: ["**/*.test.*"],
    },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: "message",
});

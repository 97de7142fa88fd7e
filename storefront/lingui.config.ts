import { readdirSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "@lingui/conf";
import { formatter } from "@lingui/format-po";

const withoutTexts = new Set(["lib"]);
const rooms = readdirSync(new URL("src/", import.meta.url)).filter((room) => !withoutTexts.has(room));

/** Spanish is written in the code; every room keeps its own catalogs beside its screens. */
export default defineConfig({
  sourceLocale: "es",
  locales: ["es", "ca", "en"],
  fallbackLocales: { ca: "es", en: "es" },
  catalogs: rooms.map((room) => ({
    path: `<rootDir>/src/${room}/locales/{locale}`,
    include: [`<rootDir>/src/${room}`],
    exclude: ["**/*.test.*"],
  })),
  runtimeConfigModule: {
    useLingui: [join(import.meta.dirname, "src/lib/texts/language.ts"), "useLanguage"],
    Trans: [join(import.meta.dirname, "src/lib/texts/Trans.tsx"), "Trans"],
  },
  format: formatter({ lineNumbers: false }),
  orderBy: "message",
});

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "@lingui/conf";
import { formatter } from "@lingui/format-po";
import { locales } from "@recambia/contract/locale";

const withoutTexts = new Set(["lib"]);
const features = readdirSync(new URL("src/", import.meta.url)).filter(
  (feature) => !withoutTexts.has(feature),
);

/** The source language is Spanish. Each feature has its own catalogs beside its screens. */
export default defineConfig({
  sourceLocale: "es",
  locales: [...locales],
  fallbackLocales: { default: "es" },
  catalogs: features.map((feature) => ({
    path: `<rootDir>/src/${feature}/locales/{locale}`,
    include: [`<rootDir>/src/${feature}`],
    exclude: ["**/*.test.*"],
  })),
  runtimeConfigModule: {
    useLingui: [join(import.meta.dirname, "src/lib/texts/language.ts"), "useLanguage"],
    Trans: [join(import.meta.dirname, "src/lib/texts/Trans.tsx"), "Trans"],
  },
  format: formatter({ lineNumbers: false }),
  orderBy: "message",
});

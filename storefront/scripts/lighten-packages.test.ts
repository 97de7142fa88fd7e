import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { locales } from "@recambia/contract/locale";
import fc from "fast-check";
import { expect, test } from "vitest";
import { formatCount } from "../src/lib/texts/format.ts";
import { lightenPackages, withoutFormats } from "./lighten-packages.ts";

test("numbering plans of another shape fail the build", () => {
  expect(() => withoutFormats("module.exports = []")).toThrow();
  expect(() => withoutFormats("export default {}")).toThrow();
});

test("a numbering plan loses how its numbers are written and nothing else", () => {
  const plans = (formats: unknown) => ({
    version: 4,
    countries: { ES: ["34", "00", "[6-9]\\d{8}", [9], formats, "0"] },
  });
  const code = `// a remark\nexport default ${JSON.stringify(plans([["(\\d{3})(\\d{6})", "$1 $2"]]))}\n`;
  expect(withoutFormats(code)).toBe(`export default ${JSON.stringify(plans(0))}`);
});

test("counts in texts are written as everywhere in the shop, and in the plural that Intl says", async () => {
  const { setupI18n } = await lightLingui();
  const rules = Object.fromEntries(locales.map((locale) => [locale, new Intl.PluralRules(locale)]));
  fc.assert(
    fc.property(fc.constantFrom(...locales), fc.nat(2_000_000), (locale, count) => {
      const cases = { one: ["#", " one"], many: ["#", " many"], other: ["#", " other"] };
      const i18n = setupI18n({ locale, messages: { [locale]: { said: [["count", "plural", cases]] } } });
      const said = `${formatCount(count, locale)} ${rules[locale]?.select(count)}`;
      expect(i18n._("said", { count })).toBe(said);
    }),
    { examples: [...locales].flatMap((locale) => [0, 1, 2, 999, 1_000, 1_000_000].map((n) => [locale, n])) },
  );
});

/** Lingui as it travels with the bundles; it compiles no message there. */
async function lightLingui(): Promise<typeof import("@lingui/core")> {
  const path = createRequire(import.meta.url).resolve("@lingui/core");
  const { transform } = lightenPackages("");
  if (typeof transform !== "function") throw new Error("The plugin transforms nothing");
  const light = await transform.call(Object.create(null), readFileSync(path, "utf8"), path);
  const code = typeof light === "object" && light?.code ? String(light.code) : "";
  return import(
    `data:text/javascript,${encodeURIComponent(code.replace(/^import .*$/m, "let compileMessage;"))}`
  );
}

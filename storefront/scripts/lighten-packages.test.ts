import { expect, test } from "vitest";
import { withoutFormats } from "./lighten-packages.ts";

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

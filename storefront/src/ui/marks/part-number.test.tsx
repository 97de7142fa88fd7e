import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PartNumber } from "./PartNumber.tsx";

test("a number is a box of its own, which moves to the next line as a whole", () => {
  const page = renderToStaticMarkup(<PartNumber number="W 712/95" />);
  expect(page).toMatch(/^<span class="[^"]+">W 712\/95<\/span>$/);
  const styles = readFileSync(new URL("./PartNumber.module.css", import.meta.url), "utf8");
  expect(styles).toContain("display: inline-block;");
});

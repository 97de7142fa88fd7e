import type { ProductDetail } from "@recambia/contract/catalogue/product";
import { expect, test } from "vitest";
import { renderInPage } from "../../../../test/render-in-page.tsx";
import { SafetyFacts } from "./SafetyFacts.tsx";

const maker = { name: "Arboix", address: "Manresa", email: "safety@arboix.example", website: null };
const cleaner = {
  warning: "Aerosol muy inflamable.",
  manufacturer: maker,
  responsible_person: null,
  hazard: {
    pictograms: ["GHS02"],
    signal: "danger",
    statements: ["H222"],
    wording: ["H222: Aerosol extremadamente inflamable."],
    precautions: ["P102: Mantener fuera del alcance de los niños."],
  },
  data_sheet: "limpiadores-de-freno",
} satisfies Partial<ProductDetail>;

test("the label of a hazardous product is told whole, with a link to its data sheet", () => {
  const html = renderInPage(<SafetyFacts product={cleaner} />);
  for (const part of [
    "<svg",
    "H222: Aerosol",
    "P102: Mantener",
    'href="/data-sheets/limpiadores-de-freno.pdf"',
  ]) {
    expect(html).toContain(part);
  }
});

test("what a device kept before is shown without what it lacks", () => {
  const { precautions: _p, wording: _w, ...hazard } = cleaner.hazard;
  const html = renderInPage(<SafetyFacts product={{ ...cleaner, hazard, data_sheet: null }} />);
  expect(html).toContain("<li>H222</li>");
  expect(html).not.toContain("data-sheets");
});

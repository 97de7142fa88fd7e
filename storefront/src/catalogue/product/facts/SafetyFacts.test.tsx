import { setupI18n } from "@lingui/core";
import type { ProductDetail } from "@recambia/contract/catalogue/product";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LanguageContext, languageOf } from "../../../lib/texts/language.ts";
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

function drawn(product: Parameters<typeof SafetyFacts>[0]["product"]): string {
  const i18n = setupI18n({ locale: "es", messages: { es: {} }, missing: (_locale, id) => id });
  return renderToStaticMarkup(
    <LanguageContext value={languageOf(i18n)}>
      <SafetyFacts product={product} />
    </LanguageContext>,
  );
}

test("the label of a hazardous product is told whole, with a link to its data sheet", () => {
  const html = drawn(cleaner);
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
  const html = drawn({ ...cleaner, hazard, data_sheet: null });
  expect(html).toContain("<li>H222</li>");
  expect(html).not.toContain("data-sheets");
});

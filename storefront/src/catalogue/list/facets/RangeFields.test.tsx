import { expect, test } from "vitest";
import { renderInPage } from "../../../../test/render-in-page.tsx";
import { RangeFields } from "./RangeFields.tsx";

type Facet = Parameters<typeof RangeFields>[0]["facet"];
const bounds = {
  key: "a.thickness",
  name: "Grosor",
  min: 0,
  max: 30,
  selected_min: 1.5,
  selected_max: null,
  values: null,
};
const measure: Facet = { ...bounds, kind: "range", unit: "mm" };
const price: Facet = { ...bounds, kind: "range", key: "price", unit: "cents", max: 3000 };

const written = (facet: Facet, min: number, locale: "es" | "en") =>
  renderInPage(
    <RangeFields facet={facet} chosen={{ min, max: null }} onChange={() => undefined} />,
    locale,
  ).match(/ value="([^"]+)"/)?.[1];

test("a measure has the decimal sign of the language, a price the comma that it has everywhere", () => {
  expect([written(measure, 1.5, "es"), written(measure, 1.5, "en")]).toEqual(["1,5", "1.5"]);
  expect([written(price, 1950, "es"), written(price, 1950, "en")]).toEqual(["19,5", "19,5"]);
});

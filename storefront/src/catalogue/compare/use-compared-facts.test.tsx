import type { ProductCard } from "@recambia/contract/catalogue/card";
import { expect, test } from "vitest";
import { renderInPage } from "../../../test/render-in-page.tsx";
import { useComparedFacts } from "./use-compared-facts.tsx";

const part: ProductCard = {
  ...{ id: "a", slug: "a", name: "Neumático", part_number: "A-1", picture: "tyre", needed_per_job: 1 },
  brand: { slug: "arboix", name: "Arboix" },
  part_type: { slug: "neumaticos", name: "Neumáticos" },
  ...{ price_reasons: [], key_attributes: [], position: null, side: null, restricted: null },
  price: {
    ...{ cents: 5000, currency: "EUR", offer: null, unit_price: null, core_deposit_cents: null },
    sold_as: "piece",
  },
  stock: { state: "few_left", left: 2 },
  rating: { average: 4.5, count: 2 },
  tyre_label: null,
  fit: { answer: "fits_if", alternatives: [[{ kind: "note", text: "con sensor" }]] },
};

function Facts({ products }: { products: ProductCard[] }) {
  const facts = useComparedFacts({
    ...{ products, attributes: [], missing: [], vehicle: null, is_vehicle_unknown: false },
  });
  return facts.map(({ key, name, cells, differs }) => (
    <p key={key}>
      {`${name} ${differs ? "differs" : "same"} `}
      {cells.map(({ id, content }) => (
        <span key={id}>{content}</span>
      ))}
    </p>
  ));
}

const rows = (changed: Partial<ProductCard>, own: Partial<ProductCard> = {}) =>
  renderInPage(
    <Facts
      products={[
        { ...part, ...own },
        { ...part, ...own, id: "b", ...changed },
      ]}
    />,
  )
    .replaceAll(/<svg.*?<\/svg>|<(?!\/?p>)[^>]+>/g, "")
    .split("<p>");
const differing = (changed: Partial<ProductCard>) =>
  rows(changed).filter((row) => row.includes(" differs ")).length;

test("a row differs if a part of what it shows does", () => {
  expect(differing({})).toBe(0);
  expect(differing({ price: { ...part.price, core_deposit_cents: 3000 } })).toBe(1);
  expect(
    differing({ fit: { answer: "fits_if", alternatives: [[{ kind: "note", text: "sin sensor" }]] } }),
  ).toBe(1);
  expect(differing({ stock: { state: "few_left", left: 1 } })).toBe(1);
  expect(differing({ rating: { average: 4.5, count: 30 } })).toBe(1);
});

test("parts of the other axle or side are told apart", () => {
  expect(differing({ position: "rear" })).toBe(1);
  expect(rows({ position: null, side: null }).length).toBe(
    rows({ position: "rear", side: "left" }).length - 2,
  );
});

test("each tyre's label stands near its price", () => {
  const tyre_label = {
    ...{ size: "205/55 R16 91V", tyre_class: "C1" as const, noise_class: "B" as const, noise_db: 71 },
    ...{ fuel_class: "C" as const, wet_grip_class: "A" as const },
    ...{ snow: false, ice: false, eprel_number: "381244" },
  };
  const price = rows({}, { tyre_label })[1] ?? "";
  expect(price.split("71 dB")).toHaveLength(3);
});

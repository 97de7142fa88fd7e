import { expect, test } from "vitest";
import { bestPriced } from "./best-priced.ts";

type Priced = Parameters<typeof bestPriced>[0][number];

function priced(id: string, cents: number, price: Partial<Priced["price"]> = {}, type = "aceites"): Priced {
  return {
    id,
    part_type: { slug: type, name: type },
    price: {
      ...{ cents, currency: "EUR", offer: null, unit_price: null, core_deposit_cents: null },
      sold_as: "piece",
      ...price,
    },
  };
}

const best = (...products: Priced[]) => [...bestPriced(products)];
const perLitre = (cents: number) => ({ unit_price: { cents, unit: "l" as const } });

test("a pair that costs more than one piece is not compared with it, nor are parts of two kinds", () => {
  expect(best(priced("disc", 3000), priced("pair", 5000, { sold_as: "pair" }))).toEqual([]);
  expect(best(priced("disc", 3000), priced("pad", 2000, {}, "pastillas"))).toEqual([]);
  expect(best(priced("bottle", 3000, perLitre(3000)), priced("can", 2000))).toEqual([]);
});

test("a larger bottle is the better price if its litre costs less", () => {
  expect(best(priced("small", 2800, perLitre(700)), priced("large", 3000, perLitre(600)))).toEqual(["large"]);
});

test("several may have the lowest price, but not all", () => {
  expect(best(priced("a", 20), priced("b", 30), priced("c", 20))).toEqual(["a", "c"]);
  expect(best(priced("a", 20), priced("b", 20))).toEqual([]);
  expect(best(priced("a", 20))).toEqual([]);
});

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { expect, test } from "vitest";
import { renderInPage } from "../../../test/render-in-page.tsx";
import { AddToCartButton } from "./AddToCartButton.tsx";

type Props = ComponentProps<typeof AddToCartButton>;

const disc: Props["purchasable"] = {
  id: "disc00000001",
  slug: "disco",
  name: "Disco de freno",
  part_number: "AX-4711",
  picture: "brake-disc",
  brand: { slug: "arboix", name: "Arboix" },
  part_type: { slug: "discos-de-freno", name: "Discos de freno" },
  price: {
    cents: 1000,
    currency: "EUR",
    offer: null,
    core_deposit_cents: null,
    sold_as: "piece",
    unit_price: null,
  },
  stock: { state: "in_stock", left: null },
  needed_per_job: 2,
  restricted: null,
  fit: { answer: "universal", alternatives: [] },
};

function textOf(props: Partial<Props>): string {
  const page = renderInPage(
    <QueryClientProvider client={new QueryClient()}>
      <AddToCartButton purchasable={disc} vehicle={null} {...props} />
    </QueryClientProvider>,
  );
  return page.replace(/<svg.*?<\/svg>|<[^>]+>/g, "");
}

test("a button tells how many pieces it adds, and adds as many as a job needs", () => {
  expect(textOf({})).toMatch(/ 2: Disco de freno AX-4711$/);
  expect(textOf({ quantity: 3 })).toMatch(/ 3: Disco de freno AX-4711$/);
  expect(textOf({ quantity: 1 })).toMatch(/^\S+: Disco de freno AX-4711$/);
  expect(textOf({ children: "Todo" })).toBe("Todo: Disco de freno AX-4711");
});

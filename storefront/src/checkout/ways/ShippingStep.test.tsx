import { emptyAddressTexts } from "@recambia/contract/addresses/schemas";
import { expect, test } from "vitest";
import { renderInPage } from "../../../test/render-in-page.tsx";
import { sampleQuote } from "../../../test/sample-quote.ts";
import { ShippingStep } from "./ShippingStep.tsx";

const address = {
  ...{ ...emptyAddressTexts(), id: "address000000001", is_default: true, province_name: "Madrid" },
  ...({ country: "ES", zone: "peninsula" } as const),
};

test("a delivery method that cannot carry the order is not shown as chosen", () => {
  const { shipping_options: options } = sampleQuote();
  const chosenCount = (is_available: boolean) => {
    const shipping_options = options.map((option) =>
      option.method === "standard" ? { ...option, is_available } : option,
    );
    const quote = sampleQuote({ address, zone: "peninsula", shipping_options });
    const drawn = renderInPage(<ShippingStep quote={quote} isMoving={false} onDone={() => undefined} />);
    return drawn.split('checked=""').length - 1;
  };
  expect([true, false].map(chosenCount)).toEqual([1, 0]);
});

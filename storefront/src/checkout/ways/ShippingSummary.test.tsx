import { expect, test } from "vitest";
import { renderInPage } from "../../../test/render-in-page.tsx";
import { sampleQuote } from "../../../test/sample-quote.ts";
import { messages } from "../locales/en.po";
import { ShippingSummary } from "./ShippingSummary.tsx";

test("a day that counts from a transfer says so, that of an immediate payment does not", () => {
  const shown = (payment_method: "transfer" | "card", shipping_method: "standard" | "pickup") =>
    renderInPage(
      <ShippingSummary quote={sampleQuote({ payment_method, shipping_method })} />,
      "en",
      messages,
    );
  expect(shown("transfer", "standard")).toContain("if you pay today");
  expect(shown("transfer", "pickup")).toContain("if you pay today");
  expect(shown("card", "standard")).toContain("Arrives on");
  expect(shown("card", "standard")).not.toContain("if you pay today");
  expect(shown("card", "pickup")).not.toContain("if you pay today");
});

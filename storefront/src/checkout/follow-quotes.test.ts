import type { QuoteBody } from "@recambia/contract/checkout/schemas";
import { expect, test } from "vitest";
import { sampleLine, sampleQuote } from "../../test/sample-quote.ts";
import { addQuote, dismissChanges, noQuotes } from "./follow-quotes.ts";

const standard: QuoteBody = { shipping_method: "standard" };
const express: QuoteBody = { shipping_method: "express" };

const quoteOf = (quantity: number, request = standard) => ({
  request,
  address: null,
  quote: sampleQuote({ lines: [sampleLine({ quantity })] }),
});
const quantities = (from: number, to: number) => [
  { kind: "quantity", name: "Disco de freno DF-280", from, to },
];
const first = addQuote(noQuotes, quoteOf(1), false);

test("changes are counted from the quote before all of them", () => {
  const twice = addQuote(addQuote(first, quoteOf(2), false), quoteOf(5), false);
  expect(twice.changes).toEqual(quantities(1, 5));
  expect(addQuote(twice, quoteOf(5), false).changes).toEqual(quantities(1, 5));
  expect(addQuote(twice, quoteOf(1), false).changes).toEqual([]);
});

test("changes are counted from the quote that the shopper has agreed to, or has caused", () => {
  const agreed = dismissChanges(addQuote(first, quoteOf(2), false));
  expect(agreed.changes).toEqual([]);
  expect(addQuote(agreed, quoteOf(3), false).changes).toEqual(quantities(2, 3));
  const caused = addQuote(first, quoteOf(4), true);
  expect(caused.changes).toEqual([]);
  expect(addQuote(caused, quoteOf(6), false).changes).toEqual(quantities(4, 6));
});

test("another request keeps the changes, and later ones are counted from its quote", () => {
  const changed = addQuote(first, quoteOf(2), false);
  const requested = addQuote(changed, quoteOf(2, express), false);
  expect(requested.changes).toEqual(quantities(1, 2));
  expect(addQuote(requested, quoteOf(3, express), false).changes).toEqual(quantities(2, 3));
});

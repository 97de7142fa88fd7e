import { emptyAddressTexts } from "@recambia/contract/addresses/schemas";
import type { Quote, QuoteBody } from "@recambia/contract/checkout/schemas";
import { expect, test } from "vitest";
import { sampleLine, sampleQuote } from "../../../test/sample-quote.ts";
import { quoteChanges } from "./quote-changes.ts";

const request: QuoteBody = { shipping_method: "standard" };
const shown = (particulars: Partial<Quote> = {}, requested = request) => ({
  request: requested,
  address: null,
  quote: sampleQuote(particulars),
});

test("a new id and expiry alone are no change", () => {
  expect(
    quoteChanges(shown(), shown({ id: "quote00000000002", expires_at: "2026-11-22T13:00:00Z" })),
  ).toEqual([]);
});

test("changes of price, quantity and deposit include the old values", () => {
  const before = shown({
    lines: [
      sampleLine({ cart_line_id: "line000000000001", unit_cents: 3490 }),
      sampleLine({ cart_line_id: "line000000000002", quantity: 3, core_deposit_cents: 3000 }),
      sampleLine({ cart_line_id: "line000000000003", core_deposit_cents: 1000 }),
    ],
  });
  const after = shown({
    lines: [
      sampleLine({ cart_line_id: "line000000000001", unit_cents: 3690 }),
      sampleLine({ cart_line_id: "line000000000002", quantity: 2, core_deposit_cents: 2000 }),
      sampleLine({ cart_line_id: "line000000000003", core_deposit_cents: 1500 }),
    ],
  });
  const name = "Disco de freno DF-280";
  expect(quoteChanges(before, after)).toEqual([
    { kind: "price", name, fromCents: 3490, toCents: 3690 },
    { kind: "quantity", name, from: 3, to: 2 },
    { kind: "deposit", name, fromCents: 1000, toCents: 1500 },
  ]);
});

test("added and removed lines are named", () => {
  const { product } = sampleLine();
  const gone = sampleLine({
    cart_line_id: "line000000000001",
    product: { ...product, name: "Filtro de aceite", part_number: "FA-1" },
  });
  const come = sampleLine({
    cart_line_id: "line000000000002",
    product: { ...product, name: "Bujía", part_number: null },
  });
  expect(quoteChanges(shown({ lines: [gone] }), shown({ lines: [come] }))).toEqual([
    { kind: "added", name: "Bujía" },
    { kind: "removed", name: "Filtro de aceite FA-1" },
  ]);
});

test("changes of shipping, day and total are reported for the same request only", () => {
  const { totals, shipping_options: options } = sampleQuote();
  const dearer = {
    totals: { ...totals, shipping_cents: 595, total_cents: 4085 },
    shipping_options: options.map((option) => ({ ...option, delivery_day: "2026-11-26" })),
  };
  expect(quoteChanges(shown(), shown(dearer))).toEqual([
    { kind: "shipping", fromCents: 495, toCents: 595 },
    { kind: "delivery", from: "2026-11-25", to: "2026-11-26" },
    { kind: "total", fromCents: 3985, toCents: 4085 },
  ]);
  expect(quoteChanges(shown(), shown(dearer, { shipping_method: "express" }))).toEqual([]);
});

test("prices without VAT are not reported as changed when the shopper chose an address abroad", () => {
  const abroad = shown(
    { tax_zone: "export", lines: [sampleLine({ unit_cents: 2884 })] },
    { address_id: "x" },
  );
  expect(quoteChanges(shown(), abroad)).toEqual([]);
});

test("a new version of the terms or of the returns policy is reported", () => {
  expect(quoteChanges(shown(), shown({ returns_version: "2026-12-01" }))).toEqual([{ kind: "terms" }]);
  expect(quoteChanges(shown(), shown({ terms_version: "2026-12-01" }))).toEqual([{ kind: "terms" }]);
});

test("an address, an email, a fit or a right of withdrawal that others have changed is reported", () => {
  const address = {
    ...emptyAddressTexts(),
    id: "address000000001",
    is_default: true,
    street: "Calle Mayor",
    number: "3",
    province_name: "Madrid",
    country: "ES",
    zone: "peninsula",
  } as const;
  const before = shown({ address });
  expect(quoteChanges(before, shown({ address: { ...address, id: "other", is_default: false } }))).toEqual(
    [],
  );
  expect(quoteChanges(before, shown({ address: { ...address, number: "4" } }))).toEqual([
    { kind: "address" },
  ]);
  expect(quoteChanges(before, shown({ address, email: "otra@example.com" }))).toEqual([
    { kind: "email", to: "otra@example.com" },
  ]);
  const lines = [
    sampleLine({ fit: { answer: "does_not_fit", alternatives: [] }, withdrawal_exclusion: "c" }),
  ];
  const name = "Disco de freno DF-280";
  expect(quoteChanges(before, shown({ address, lines }))).toEqual([
    { kind: "fit", name },
    { kind: "withdrawal", name },
  ]);
  // Edited by the shopper on this page, so it is what they expect.
  const edited = { ...address, number: "4" };
  expect(quoteChanges({ ...before, address }, { ...shown({ address: edited }), address: edited })).toEqual(
    [],
  );
});

import type { Quote } from "@recambia/contract/checkout/schemas";

type Line = Quote["lines"][number];

/** A line of a quote, for one piece of something at 34,90 €. */
export function sampleLine(particulars: Partial<Line> = {}): Line {
  return {
    cart_line_id: "line000000000001",
    withdrawal_exclusion: null,
    product: {
      id: "product000000001",
      kind: "product",
      slug: "disco-de-freno",
      name: "Disco de freno",
      brand: null,
      part_number: "DF-280",
      picture: "brake-disc",
      parts: [],
    },
    quantity: 1,
    unit_cents: 3490,
    line_cents: 3490,
    vat_rate: 210,
    vat_cents: 606,
    core_deposit_cents: 0,
    vehicle: null,
    fit: { answer: "universal", alternatives: [] },
    fit_confirmed: false,
    ...particulars,
  };
}

/** A quote that can be ordered by: one line, standard delivery, a transfer. */
export function sampleQuote(particulars: Partial<Quote> = {}): Quote {
  return {
    id: "quote00000000001",
    expires_at: "2026-11-22T12:30:00Z",
    lines: [sampleLine()],
    totals: {
      goods_cents: 3490,
      shipping_cents: 495,
      core_deposit_cents: 0,
      total_cents: 3985,
      vat: [{ rate: 210, base_cents: 3293, vat_cents: 692 }],
      currency: "EUR",
    },
    tax_zone: "vat",
    weight_g: 4000,
    address: null,
    zone: null,
    shipping_method: "standard",
    shipping_options: [
      { method: "standard", cents: 495, delivery_day: "2026-11-25", is_available: true },
      { method: "pickup", cents: 0, delivery_day: "2026-11-23", is_available: true },
    ],
    promised_by: "2026-12-20",
    payment_method: "transfer",
    payment_options: [
      { method: "transfer", is_available: true, pay_until: "2026-11-25T23:00:00Z" },
      { method: "card", is_available: true, pay_until: "2026-11-23T11:00:00Z" },
    ],
    billing: null,
    email: "ana@example.com",
    name: "Ana Prueba",
    is_guest: false,
    returns_version: "2026-11-27",
    terms_version: "2026-11-21",
    problems: [],
    ...particulars,
  };
}

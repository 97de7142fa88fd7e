import { type Static, Type } from "typebox";
import { Address, AddressBody } from "../addresses/schemas.ts";
import { LineProduct, maxQuantity } from "../cart/schemas.ts";
import { closed, Nullable, PublicId } from "../http.ts";
import { Cents, Currency } from "../money.ts";
import { deliveryAreas, paymentMeans } from "../shop/schemas.ts";
import { Fit } from "../vehicles/fit.ts";
import { VehicleSummary } from "../vehicles/schemas.ts";

export const shippingMethods = ["standard", "express", "pickup"] as const;
export type ShippingMethod = (typeof shippingMethods)[number];

/** Calendar day in Madrid as `yyyy-mm-dd`. */
const Day = Type.String({ pattern: "^\\d{4}-\\d{2}-\\d{2}$" });
const Time = Type.String({ format: "date-time" });

/**
 * Recipient of a full invoice (Royal Decree 1619/2012 art. 6). A Spanish `tax_id` (NIF, NIE, CIF) is validated by its
 * control character; others are accepted as they are.
 */
export const Billing = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 200 }),
    tax_id: Type.String({ minLength: 1, maxLength: 20 }),
    street: Type.String({ minLength: 1, maxLength: 200 }),
    zip_code: Type.String({ minLength: 1, maxLength: 12 }),
    municipality: Type.String({ minLength: 1, maxLength: 100 }),
    province: Type.String({ maxLength: 100 }),
    /** ISO 3166 alpha-2. */
    country: Type.String({ pattern: "^[A-Z]{2}$" }),
    /**
     * Whether the purchase is for a business or profession: no withdrawal, no consumer guarantee (consumer code art. 3).
     */
    is_business: Type.Boolean(),
  },
  closed,
);
export type Billing = Static<typeof Billing>;

/**
 * Details of a guest; all may be missing while the form is being filled in, and the quote's problems report what is needed.
 * Invalid fields are named `guest.email`, `guest.address.zip_code` and so on.
 */
export const GuestDetails = Type.Object(
  {
    /** Email for the confirmation. */
    email: Type.Optional(Type.String({ maxLength: 254 })),
    /** Required for a pick-up without an address; otherwise the recipient's name is used. */
    name: Type.Optional(Type.String({ maxLength: 100 })),
    /** By the rules of saved addresses; never a masked identity number. */
    address: Type.Optional(Nullable(AddressBody)),
  },
  closed,
);
export type GuestDetails = Static<typeof GuestDetails>;

/** `POST /spa/checkout/quote`: the buyer's choices; the response has the price. */
export const QuoteBody = Type.Object(
  {
    /** One of the customer's addresses; optional for a pick-up, or while none is chosen. Null for a guest. */
    address_id: Type.Optional(Nullable(PublicId)),
    /** For guests only; null for signed-in persons. */
    guest: Type.Optional(Nullable(GuestDetails)),
    shipping_method: Type.Optional(Type.Enum(shippingMethods)),
    payment_method: Type.Optional(Type.Enum(paymentMeans)),
    /** Missing or null for a simplified invoice. */
    billing: Type.Optional(Nullable(Billing)),
  },
  closed,
);
export type QuoteBody = Static<typeof QuoteBody>;

/** VAT of one rate. `rate` is in thousandths: 210 is 21 %, 0 an export (Ley 37/1992 art. 21). */
export const VatShare = Type.Object(
  { rate: Type.Integer({ minimum: 0, maximum: 1000 }), base_cents: Cents, vat_cents: Cents },
  closed,
);
export type VatShare = Static<typeof VatShare>;

/** Totals of a quote or an order in cents; `total_cents` is to be paid. */
export const OrderTotals = Type.Object(
  {
    goods_cents: Cents,
    shipping_cents: Cents,
    /** Refundable core deposits; untaxed, listed separately (consumer code art. 97.1.r). */
    core_deposit_cents: Cents,
    total_cents: Cents,
    /** By rate, goods and shipping together; base + VAT of all = goods + shipping. */
    vat: Type.Array(VatShare),
    currency: Currency,
  },
  closed,
);
export type OrderTotals = Static<typeof OrderTotals>;

/** A priced line. Export prices are without VAT. */
export const PricedOrderLine = Type.Object(
  {
    product: LineProduct,
    quantity: Type.Integer({ minimum: 1, maximum: maxQuantity }),
    /** Unit price in cents. */
    unit_cents: Cents,
    /** Line price, from which VAT is computed, rounded once. */
    line_cents: Cents,
    vat_rate: Type.Integer({ minimum: 0, maximum: 1000 }),
    /** VAT contained in `line_cents`. */
    vat_cents: Cents,
    /** Core deposit of the whole line, in addition. */
    core_deposit_cents: Cents,
    vehicle: Nullable(VehicleSummary),
    fit: Fit,
    fit_confirmed: Type.Boolean(),
  },
  closed,
);
export type PricedOrderLine = Static<typeof PricedOrderLine>;

/** Reasons why an order cannot be placed; the storefront has the texts. */
export const quoteProblems = [
  /** `line_id` exceeds the stock. */
  "out_of_stock",
  /** `line_id` fits conditionally or not at all, without confirmation. */
  "fit_unconfirmed",
  /** `line_id` may not be sold to consumers. */
  "restricted",
  /** `line_id` cannot be shipped to this zone (dangerous goods by air, for example). */
  "not_shippable",
  "no_address",
  /** The guest's email is missing. */
  "no_email",
  /** A guest's pick-up without name and address. */
  "no_name",
  /** The shop does not deliver to the address's zone. */
  "zone_unserved",
  /** Customs require the recipient's identity number. */
  "identification_missing",
  /** The shipment is too heavy for the zone. */
  "too_heavy",
  /** The chosen shipping or payment method is not available. */
  "shipping_unavailable",
  "payment_unavailable",
  /** The order would exceed the limits for unpaid orders of a customer without a paid one. */
  "unpaid_orders_limit",
] as const;
export type QuoteProblemKind = (typeof quoteProblems)[number];

export const QuoteProblem = Type.Object(
  {
    problem: Type.Enum(quoteProblems),
    /** The cart line concerned; null for the whole order. */
    line_id: Nullable(PublicId),
    /** Maximum quantity, for `out_of_stock`. */
    available: Nullable(Type.Integer({ minimum: 0 })),
  },
  closed,
);
export type QuoteProblem = Static<typeof QuoteProblem>;

/** A delivery method. */
export const ShippingOption = Type.Object(
  {
    method: Type.Enum(shippingMethods),
    cents: Cents,
    /** Day of delivery or pick-up. */
    delivery_day: Day,
    is_available: Type.Boolean(),
  },
  closed,
);
export type ShippingOption = Static<typeof ShippingOption>;

/** A payment method. */
export const PaymentOption = Type.Object(
  {
    method: Type.Enum(paymentMeans),
    is_available: Type.Boolean(),
    /** Until when an order that is placed now waits for its payment; a buyer's first transfers have less time. */
    pay_until: Time,
  },
  closed,
);

/**
 * The shop's quote for the current cart. An order refers to the shown quote: no undisclosed cost can be charged (consumer
 * code art. 97.6).
 */
export const Quote = Type.Object(
  {
    id: PublicId,
    /** Expiry of the quote. */
    expires_at: Time,
    lines: Type.Array(
      Type.Object(
        {
          ...PricedOrderLine.properties,
          cart_line_id: PublicId,
          /** Exclusion letter of consumer code art. 103, shown before ordering (art. 97.1.m); null for none. */
          withdrawal_exclusion: Nullable(Type.String()),
        },
        closed,
      ),
    ),
    totals: OrderTotals,
    /** Whether prices include VAT, or the goods are exported without it. */
    tax_zone: Type.Enum(["vat", "export"]),
    weight_g: Type.Integer({ minimum: 0 }),
    address: Nullable(Address),
    /** Zone of the address; null without one. */
    zone: Nullable(Type.Enum(deliveryAreas)),
    shipping_method: Type.Enum(shippingMethods),
    shipping_options: Type.Array(ShippingOption),
    /** Latest promised delivery day. */
    promised_by: Day,
    payment_method: Type.Enum(paymentMeans),
    payment_options: Type.Array(PaymentOption),
    billing: Nullable(Billing),
    /** Email for the confirmation; empty while a guest has entered none. */
    email: Type.String(),
    /** The buyer, who collects what is picked up; empty while a guest has entered none. */
    name: Type.String(),
    /** Whether the quote is for a guest. */
    is_guest: Type.Boolean(),
    /** Version of the terms to accept (`legalVersions.terms`). */
    terms_version: Type.String(),
    /** Version of the returns policy, which the terms refer to. */
    returns_version: Type.String(),
    /** Empty if it can be ordered. */
    problems: Type.Array(QuoteProblem),
  },
  closed,
);
export type Quote = Static<typeof Quote>;

/** `POST /spa/orders`, with a header `Idempotency-Key` of 8 to 64 characters. */
export const PlaceOrderBody = Type.Object(
  {
    quote_id: PublicId,
    /** The accepted version of the terms. */
    terms_version: Type.String({ maxLength: 40 }),
  },
  closed,
);
export type PlaceOrderBody = Static<typeof PlaceOrderBody>;

import { type Static, Type } from "typebox";
import { Address, AddressBody } from "../addresses/schemas.ts";
import { LineProduct, maxQuantity } from "../cart/schemas.ts";
import { Nullable, PublicId } from "../http.ts";
import { Cents, Currency } from "../money.ts";
import { deliveryAreas, paymentMeans } from "../shop/schemas.ts";
import { Fit } from "../vehicles/fit.ts";
import { VehicleSummary } from "../vehicles/schemas.ts";

const closed = { additionalProperties: false };

export const shippingMethods = ["standard", "express", "pickup"] as const;
export type ShippingMethod = (typeof shippingMethods)[number];

/** Calendar day as `yyyy-mm-dd`, in Madrid's calendar. */
const Day = Type.String({ pattern: "^\\d{4}-\\d{2}-\\d{2}$" });
const Time = Type.String({ format: "date-time" });

/**
 * Whom a full invoice is made out to (Royal Decree 1619/2012 art. 6). A Spanish `tax_id` (NIF, NIE,
 * CIF) is checked by its control character; another country's is taken as it is.
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
    /** Buys for a business or profession: neither withdrawal nor the consumer's guarantee (consumer code art. 3). */
    is_business: Type.Boolean(),
  },
  closed,
);
export type Billing = Static<typeof Billing>;

/**
 * Who orders without an account, as far as it is known: everything may be missing while the form is
 * being filled in, and the quote's problems then say what is needed. Wrong fields are named
 * `guest.email`, `guest.address.zip_code` and so on.
 */
export const GuestDetails = Type.Object(
  {
    /** Where the confirmation goes. */
    email: Type.Optional(Type.String({ maxLength: 254 })),
    /** Needed for a pick-up without an address; otherwise the recipient's name is used. */
    name: Type.Optional(Type.String({ maxLength: 100 })),
    /** By the rules of a saved address; never a masked identity number. */
    address: Type.Optional(Nullable(AddressBody)),
  },
  closed,
);
export type GuestDetails = Static<typeof GuestDetails>;

/** `POST /spa/checkout/quote`: what is wanted; the shop answers what it costs. */
export const QuoteBody = Type.Object(
  {
    /** One of the customer's own addresses; may be missing for a pick-up, or while none is chosen. Null for a guest. */
    address_id: Type.Optional(Nullable(PublicId)),
    /** Without an account only; null for who is signed in. */
    guest: Type.Optional(Nullable(GuestDetails)),
    shipping_method: Type.Optional(Type.Enum(shippingMethods)),
    payment_method: Type.Optional(Type.Enum(paymentMeans)),
    /** Missing or null: a simplified invoice. */
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

/** Money of a quote or an order, all in cents; what is paid is `total_cents`. */
export const OrderTotals = Type.Object(
  {
    goods_cents: Cents,
    shipping_cents: Cents,
    /** Refundable deposits for old parts; not taxed, listed apart (consumer code art. 97.1.r). */
    core_deposit_cents: Cents,
    total_cents: Cents,
    /** By rate, goods and shipping together; base + VAT of all = goods + shipping. */
    vat: Type.Array(VatShare),
    currency: Currency,
  },
  closed,
);
export type OrderTotals = Static<typeof OrderTotals>;

/** One line as it is charged. On an export the prices are without VAT. */
export const PricedOrderLine = Type.Object(
  {
    product: LineProduct,
    quantity: Type.Integer({ minimum: 1, maximum: maxQuantity }),
    /** Charged for one, in cents. */
    unit_cents: Cents,
    /** Charged for the line: the truth that VAT is taken from, rounded once. */
    line_cents: Cents,
    vat_rate: Type.Integer({ minimum: 0, maximum: 1000 }),
    /** Contained in `line_cents`. */
    vat_cents: Cents,
    /** For the old parts of the whole line, on top. */
    core_deposit_cents: Cents,
    vehicle: Nullable(VehicleSummary),
    fit: Fit,
    fit_confirmed: Type.Boolean(),
  },
  closed,
);
export type PricedOrderLine = Static<typeof PricedOrderLine>;

/** Why an order cannot be placed as things are; told in words by the storefront. */
export const quoteProblems = [
  /** `line_id` is sold out or has fewer left. */
  "out_of_stock",
  /** `line_id` fits only under a condition, or not, and the shopper has not said yes. */
  "fit_unconfirmed",
  /** `line_id` may not be sold to consumers. */
  "restricted",
  /** `line_id` cannot go to this zone (dangerous goods by air, and the like). */
  "not_shippable",
  "no_address",
  /** A guest has given no e-mail. */
  "no_email",
  /** A guest picks the goods up and has given neither a name nor an address. */
  "no_name",
  /** The shop does not deliver to the address's zone. */
  "zone_unserved",
  /** Customs ask for the recipient's identity number. */
  "identification_missing",
  /** Above the weight that is carried to the zone. */
  "too_heavy",
  /** The wished way of shipping or paying is not to be had here. */
  "shipping_unavailable",
  "payment_unavailable",
  /** With this order, more would be reserved and unpaid than the shop allows a customer who has not paid an order yet. */
  "unpaid_orders_limit",
] as const;
export type QuoteProblemKind = (typeof quoteProblems)[number];

export const QuoteProblem = Type.Object(
  {
    problem: Type.Enum(quoteProblems),
    /** The cart line it concerns; null: the order as a whole. */
    line_id: Nullable(PublicId),
    /** Most that can be ordered, for `out_of_stock`. */
    available: Nullable(Type.Integer({ minimum: 0 })),
  },
  closed,
);
export type QuoteProblem = Static<typeof QuoteProblem>;

/** A way for the parcel. */
export const ShippingOption = Type.Object(
  {
    method: Type.Enum(shippingMethods),
    cents: Cents,
    /** The day it arrives, or can be picked up. */
    delivery_day: Day,
    is_available: Type.Boolean(),
  },
  closed,
);
export type ShippingOption = Static<typeof ShippingOption>;

export const PaymentOption = Type.Object(
  { method: Type.Enum(paymentMeans), is_available: Type.Boolean() },
  closed,
);

/**
 * What the shop offers for the cart as it is now. An order names the quote that was shown: no cost
 * can be charged that was not told (consumer code art. 97.6).
 */
export const Quote = Type.Object(
  {
    id: PublicId,
    /** Until then it can be ordered by. */
    expires_at: Time,
    lines: Type.Array(
      Type.Object(
        {
          ...PricedOrderLine.properties,
          cart_line_id: PublicId,
          /** Letter of consumer code art. 103, told before anybody is bound (art. 97.1.m); null: none. */
          withdrawal_exclusion: Nullable(Type.String()),
        },
        closed,
      ),
    ),
    totals: OrderTotals,
    /** VAT is in the prices, or the goods leave the Union's tax area without it. */
    tax_zone: Type.Enum(["vat", "export"]),
    weight_g: Type.Integer({ minimum: 0 }),
    address: Nullable(Address),
    /** Zone of the address; null without one. */
    zone: Nullable(Type.Enum(deliveryAreas)),
    shipping_method: Type.Enum(shippingMethods),
    shipping_options: Type.Array(ShippingOption),
    /** The latest day of delivery that the contract promises. */
    promised_by: Day,
    payment_method: Type.Enum(paymentMeans),
    payment_options: Type.Array(PaymentOption),
    billing: Nullable(Billing),
    /** The customer's e-mail, where the confirmation goes; empty while a guest has given none. */
    email: Type.String(),
    /** It was made for somebody who is not signed in. */
    is_guest: Type.Boolean(),
    /** Version of the terms that ordering accepts (`legalVersions.terms`). */
    terms_version: Type.String(),
    /** Empty: it can be ordered. */
    problems: Type.Array(QuoteProblem),
  },
  closed,
);
export type Quote = Static<typeof Quote>;

/** `POST /spa/orders`, with a header `Idempotency-Key` of 8 to 64 characters. */
export const PlaceOrderBody = Type.Object(
  {
    quote_id: PublicId,
    /** The version that was shown and accepted. */
    terms_version: Type.String({ maxLength: 40 }),
  },
  closed,
);
export type PlaceOrderBody = Static<typeof PlaceOrderBody>;

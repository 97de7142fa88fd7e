import { type Static, Type } from "typebox";
import { LocalizedText } from "../locale.ts";
import { deliveryAreas, Shipping, shippingProblems } from "./shipping.ts";

export { type DeliveryArea, deliveryAreas } from "./shipping.ts";

const closed = { additionalProperties: false };

/** How an order can be paid, told in the same place. */
export const paymentMeans = ["transfer", "card", "bizum"] as const;
export type PaymentMeans = (typeof paymentMeans)[number];

/** What a customer may have reserved and not paid at one time; value in euro cents, deposits and shipping included. */
const OpenUnpaid = Type.Object(
  {
    orders: Type.Integer({ minimum: 1, maximum: 1000 }),
    /** Pieces of all these orders together, those of kits one by one. */
    pieces: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
    value_cents: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }),
  },
  closed,
);

/** Limits on unpaid orders, so that nobody empties the stock without paying. */
export const UnpaidLimits = Type.Object(
  {
    /** Without an account, counted by e-mail. */
    guest: OpenUnpaid,
    /** An account that has not paid any order yet. */
    account: OpenUnpaid,
    /** Open unpaid orders without an account from one network, whatever their e-mails. */
    guest_orders_per_network: Type.Integer({ minimum: 1, maximum: 100_000 }),
  },
  closed,
);
export type UnpaidLimits = Static<typeof UnpaidLimits>;

/** Who the shop is: one object in `shop.config.json`, changed without touching code (LSSI art. 10). */
export const Shop = Type.Object(
  {
    name: Type.String({ minLength: 1 }),
    tagline: LocalizedText,
    /** Registered name, when it differs from the name over the door. */
    legal_name: Type.String(),
    /** NIF. */
    tax_id: Type.String(),
    /** Entry in the commercial register, as one line. */
    register_entry: Type.String(),
    address: Type.Object(
      {
        street: Type.String(),
        zip_code: Type.String(),
        municipality: Type.String(),
        province: Type.String(),
      },
      closed,
    ),
    email: Type.String({ format: "email" }),
    phone: Type.String(),
    opening_hours: LocalizedText,
    social: Type.Object(
      { whatsapp: Type.String(), facebook: Type.String(), instagram: Type.String() },
      closed,
    ),
    /** Orders placed before this hour (Europe/Madrid, working days) leave the same day. */
    dispatch_cutoff_hour: Type.Integer({ minimum: 0, maximum: 23 }),
    delivery_areas: Type.Array(Type.Enum(deliveryAreas), { minItems: 1 }),
    shipping: Shipping,
    payment_means: Type.Array(Type.Enum(paymentMeans), { minItems: 1 }),
    /** Where transfers go. */
    bank_account: Type.Object(
      {
        holder: Type.String({ minLength: 1 }),
        /** Without blanks. */
        iban: Type.String({ pattern: "^[A-Z]{2}\\d{2}[A-Z0-9]{11,30}$" }),
        bic: Type.String({ pattern: "^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$" }),
        bank: Type.String({ minLength: 1 }),
      },
      closed,
    ),
    unpaid_limits: UnpaidLimits,
    /**
     * Days from delivery in which the shop takes unused goods back of its own will, beyond the legal
     * right of withdrawal; 0: it does not.
     */
    voluntary_return_days: Type.Integer({ minimum: 0, maximum: 365 }),
    /** Accredited out-of-court body that the shop belongs to (Ley 7/2017 art. 40); empty: none. */
    dispute_body: Type.String(),
    /** Google tag id; empty: no analytics and no consent banner. */
    analytics_tag: Type.String(),
  },
  closed,
);
export type Shop = Static<typeof Shop>;

/** What is wrong with a shop that has the right shape: one line for each problem, with its place. */
export function shopProblems(shop: Shop): string[] {
  return shippingProblems(shop.shipping, shop.delivery_areas);
}

/** What pages tell every visitor of the shop: its account is told to those who pay into it, its limits to those who meet them. */
export type PublicShop = Omit<Shop, "bank_account" | "unpaid_limits">;

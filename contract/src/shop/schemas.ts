import { type Static, Type } from "typebox";
import { closed } from "../http.ts";
import { LocalizedText } from "../locale.ts";
import { deliveryAreas, Shipping, shippingProblems } from "./shipping.ts";

export { type DeliveryArea, deliveryAreas } from "./shipping.ts";

/** Payment methods, shown in the same place (consumer code art. 98.3). */
export const paymentMeans = ["transfer", "card", "bizum"] as const;
export type PaymentMeans = (typeof paymentMeans)[number];

/** Limits of unpaid orders at a time; value in euro cents, including deposits and shipping. */
const OpenUnpaid = Type.Object(
  {
    orders: Type.Integer({ minimum: 1, maximum: 1000 }),
    /** Pieces of all these orders, kits by their parts. */
    pieces: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
    value_cents: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }),
  },
  closed,
);

/** Limits of unpaid orders, so that nobody can block the stock without paying. */
export const UnpaidLimits = Type.Object(
  {
    /** For guests, counted by email. */
    guest: OpenUnpaid,
    /** For accounts without a paid order. */
    account: OpenUnpaid,
    /** Open unpaid guest orders of one network. */
    guest_orders_per_network: Type.Integer({ minimum: 1, maximum: 100_000 }),
    /**
     * Working days in Madrid, after the order's day, for the transfer of a buyer without a paid order; never more than the
     * others' `transferDays`.
     */
    transfer_working_days: Type.Integer({ minimum: 1, maximum: 10 }),
  },
  closed,
);
export type UnpaidLimits = Static<typeof UnpaidLimits>;

/** Records of invoices for the tax office, *Veri*factu* (Royal Decree 1007/2023). */
export const Verifactu = Type.Object(
  {
    /** `test`: to the tax office's service for tries, without legal effect, and with a chain of its own. */
    mode: Type.Enum(["test", "production"]),
    /** Number of this installation: another one for each database that issues invoices. */
    installation: Type.String({ pattern: "^[A-Za-z0-9-]{1,100}$" }),
    /** Who has signed the program's responsible declaration (art. 13): whoever made or adapted it. */
    producer: Type.Object(
      {
        name: Type.String({ minLength: 1, maxLength: 120 }),
        tax_id: Type.String({ minLength: 9, maxLength: 9 }),
      },
      closed,
    ),
  },
  closed,
);
export type Verifactu = Static<typeof Verifactu>;

/** Identity and settings of the shop: one object in `shop.config.json` (LSSI art. 10). */
export const Shop = Type.Object(
  {
    name: Type.String({ minLength: 1 }),
    tagline: LocalizedText,
    /** Registered name, if different from the shop's name. */
    legal_name: Type.String(),
    /** NIF. */
    tax_id: Type.String(),
    /** Entry in the commercial register in one line. */
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
    /** Orders placed before this hour (Europe/Madrid, working days) are dispatched on the same day. */
    dispatch_cutoff_hour: Type.Integer({ minimum: 0, maximum: 23 }),
    /** Days, `yyyy-mm-dd`, on which nothing leaves or arrives besides those that `delivery.ts` knows. */
    closed_days: Type.Optional(Type.Array(Type.String({ format: "date" }), { maxItems: 1000 })),
    delivery_areas: Type.Array(Type.Enum(deliveryAreas), { minItems: 1 }),
    shipping: Shipping,
    payment_means: Type.Array(Type.Enum(paymentMeans), { minItems: 1 }),
    /** Bank account for transfers. */
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
    /** Maximum number of accounts opened from one network (an IPv4 address, an IPv6 /64) within `hours`. */
    new_accounts: Type.Object(
      {
        per_network: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
        hours: Type.Integer({ minimum: 1, maximum: 720 }),
      },
      closed,
    ),
    /**
     * Days from delivery in which the shop accepts unused goods voluntarily, beyond the legal right of withdrawal; 0 for
     * none.
     */
    voluntary_return_days: Type.Integer({ minimum: 0, maximum: 365 }),
    /** Accredited alternative dispute resolution body (Ley 7/2017 art. 40); empty for none. */
    dispute_body: Type.String(),
    /** Its web address, which the law wants with its name. */
    dispute_website: Type.Optional(Type.String({ format: "uri", pattern: "^https://" })),
    /**
     * Answers that the shop often gives, by name (`support answer --prepared NAME`); `{name}` and `{number}` are the
     * customer's name and the conversation's number.
     */
    prepared_answers: Type.Record(Type.String({ pattern: "^[a-z0-9-]{1,40}$" }), LocalizedText),
    /** Missing: invoices have no records, and another program must issue the legal ones. */
    verifactu: Type.Optional(Verifactu),
    /** Google tag id; empty for no analytics and no consent banner. */
    analytics_tag: Type.String(),
  },
  closed,
);
export type Shop = Static<typeof Shop>;

/** Finds semantic problems of a valid shop configuration: one line each, with its path. */
export function shopProblems(shop: Shop): string[] {
  return shippingProblems(shop.shipping, shop.delivery_areas);
}

/** Public part of the configuration: without bank account, limits, prepared answers and the tax office's records. */
export type PublicShop = Omit<
  Shop,
  "bank_account" | "unpaid_limits" | "new_accounts" | "prepared_answers" | "verifactu"
>;

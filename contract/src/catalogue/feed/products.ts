import { Type } from "typebox";
import { closed, Nullable, Slug } from "../../http.ts";
import { Cents } from "../../money.ts";
import { WithdrawalExclusion } from "../../orders/withdrawal-exclusion.ts";
import { Position, Side } from "../../vehicles/fit.ts";
import { legalGuaranteeMonths } from "../commercial-guarantee.ts";
import { DataSheetName } from "../data-sheets.ts";
import { TyreLabel } from "../tyre-label.ts";
import { ExternalId, FeedName, FeedText, Picture } from "./fields.ts";

/** The feed's records of products and kits. */

/**
 * Prices before the import, oldest first: each in force from the beginning of its day in Madrid until the next, the last
 * until the shop's own history begins.
 */
const EarlierPrices = Type.Array(
  Type.Object({ from: Type.String({ format: "date" }), price_cents: Cents }, closed),
  { maxItems: 200 },
);

/** Hazard label (Regulation (EC) 1272/2008): pictograms such as GHS02, and hazard statements such as H222. */
export const Hazard = Type.Object(
  {
    pictograms: Type.Array(Type.String({ pattern: "^GHS0[1-9]$" })),
    signal: Type.Enum(["danger", "warning"]),
    statements: Type.Array(Type.String({ pattern: "^(EU)?H[0-9]{3}[A-Za-z]{0,3}$" })),
    /** Precautionary statements such as P210 or P305+P351+P338. */
    precautions: Type.Optional(
      Type.Array(Type.String({ pattern: "^P[0-9]{3}(\\+P[0-9]{3}){0,4}$" }), { maxItems: 20 }),
    ),
  },
  closed,
);

export const FeedProduct = Type.Object(
  {
    record: Type.Literal("product"),
    id: ExternalId,
    brand: Slug,
    part_type: Slug,
    /** Unique within the brand. */
    number: Type.String({ minLength: 1, maxLength: 60 }),
    gtin: Nullable(Type.String({ pattern: "^[0-9]{8}([0-9]{4,6})?$" })),
    /** Null for a universal product, or when its vehicles are unknown. */
    fit_set: Nullable(ExternalId),
    position: Nullable(Position),
    side: Nullable(Side),
    /** Null for the part type's name. */
    name: Nullable(FeedName),
    /** Null for the part type's text. */
    description: Nullable(FeedText),
    warning: Nullable(FeedText),
    /** The first is the main picture. Required (Regulation (EU) 2023/988 art. 19). */
    pictures: Type.Array(Picture, { minItems: 1, maxItems: 12 }),
    price_cents: Cents,
    /** A reduction: `price_cents` is the reduced price, this the lowest one of the 30 days before. */
    offer: Nullable(
      Type.Object({ previous_cents: Cents, ends_at: Type.String({ format: "date-time" }) }, closed),
    ),
    earlier_prices: Type.Optional(EarlierPrices),
    core_deposit_cents: Nullable(Type.Integer({ minimum: 1, maximum: 10_000_000 })),
    stock: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
    sold_as: Type.Enum(["piece", "pair", "set"]),
    needed_per_job: Type.Integer({ minimum: 1, maximum: 100 }),
    /** Goods with a quantity must show a unit price (Royal Decree 3423/2000). */
    net_quantity: Nullable(
      Type.Object(
        { amount: Type.Number({ exclusiveMinimum: 0 }), unit: Type.Enum(["l", "kg", "m"]) },
        closed,
      ),
    ),
    /** Values by attribute: number, option key, text or flag, depending on the attribute's kind. */
    attributes: Type.Record(
      Slug,
      Type.Union([Type.Number(), Type.String({ maxLength: 120 }), Type.Boolean()]),
    ),
    dimensions: Type.Object(
      {
        depth_mm: Type.Integer({ minimum: 1, maximum: 20000 }),
        height_mm: Type.Integer({ minimum: 1, maximum: 20000 }),
        length_mm: Type.Integer({ minimum: 1, maximum: 20000 }),
        weight_g: Type.Integer({ minimum: 1, maximum: 2_000_000 }),
      },
      closed,
    ),
    /** OE numbers, for comparison. */
    oe_numbers: Type.Array(
      Type.Object(
        {
          maker: Type.String({ minLength: 1, maxLength: 80 }),
          number: Type.String({ minLength: 3, maxLength: 60 }),
        },
        closed,
      ),
      { maxItems: 60 },
    ),
    hazard: Nullable(Hazard),
    data_sheet: Type.Optional(Nullable(DataSheetName)),
    restricted: Nullable(Type.Enum(["f_gas", "explosive_precursor"])),
    /** CAS numbers of its substances; the import refuses one that may not be sold to the public unless `restricted` says so. */
    cas_numbers: Type.Optional(
      Type.Array(Type.String({ pattern: "^[1-9][0-9]{1,6}-[0-9]{2}-[0-9]$" }), { maxItems: 40 }),
    ),
    approval_number: Nullable(Type.String({ maxLength: 60 })),
    /** Required for tyres, not allowed otherwise. */
    tyre_label: Type.Optional(Nullable(TyreLabel)),
    /** Register number of the producer, where the law requires it on the invoice (Royal Decree 712/2025 art. 24.4). */
    producer_register_number: Type.Optional(Nullable(Type.String({ minLength: 1, maxLength: 60 }))),
    /** Fee for waste treatment of one piece, part of the price. */
    eco_fee_cents: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: 1_000_000 }))),
    withdrawal_exclusion: Type.Optional(Nullable(WithdrawalExclusion)),
    /** More than the legal guarantee's 36 months require `guarantee`. */
    guarantee_months: Type.Integer({ minimum: legalGuaranteeMonths, maximum: 240 }),
    /** Id of one of the brand's `guarantees`. */
    guarantee: Type.Optional(Nullable(Slug)),
    released_on: Type.String({ format: "date" }),
    /** False takes the product off sale; existing orders still show it. */
    is_active: Type.Boolean(),
  },
  closed,
);

export const FeedKit = Type.Object(
  {
    record: Type.Literal("kit"),
    id: ExternalId,
    name: FeedName,
    description: FeedText,
    picture: Picture,
    components: Type.Array(
      Type.Object({ product: ExternalId, quantity: Type.Integer({ minimum: 1, maximum: 20 }) }, closed),
      { minItems: 2, maxItems: 20 },
    ),
    /** Below the sum of its parts' prices. */
    price_cents: Cents,
    earlier_prices: Type.Optional(EarlierPrices),
    is_active: Type.Boolean(),
  },
  closed,
);

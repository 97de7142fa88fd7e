import { type Static, Type } from "typebox";
import { NamedLink, Picture, Stock } from "../catalogue/schemas.ts";
import { Nullable, PublicId, Slug } from "../http.ts";
import { Cents, Currency, type RateInThousandths, vatIncluded } from "../money.ts";
import { Fit } from "../vehicles/fit.ts";
import { VehicleSummary } from "../vehicles/schemas.ts";

const closed = { additionalProperties: false };

/** Default quantity of a new line (specification §9). */
export const defaultQuantity = 1;
/** More than this of one thing is a matter for the counter. */
export const maxQuantity = 99;
/** A cart holds at most this many lines. */
export const maxLines = 100;

const Quantity = Type.Integer({ minimum: 1, maximum: maxQuantity });

export const AddLineBody = Type.Object(
  {
    purchasable_public_id: PublicId,
    quantity: Type.Optional(Quantity),
    /** The vehicle the line is for; its fit is checked when given. */
    vehicle_id: Type.Optional(Nullable(PublicId)),
    /** The shopper has been asked about a `fits_if` or `does_not_fit` and said yes. */
    fit_confirmed: Type.Optional(Type.Boolean()),
  },
  closed,
);
export type AddLineBody = Static<typeof AddLineBody>;

export const ChangeLineBody = Type.Object(
  {
    quantity: Quantity,
    /** The shopper has been asked whether it fits and says yes; what was said before stays without it. */
    fit_confirmed: Type.Optional(Type.Literal(true)),
  },
  closed,
);
export type ChangeLineBody = Static<typeof ChangeLineBody>;

/** What a line holds: a product or a kit. */
export const LineProduct = Type.Object(
  {
    id: PublicId,
    kind: Type.Enum(["product", "kit"]),
    slug: Slug,
    name: Type.String(),
    brand: Nullable(NamedLink),
    part_number: Nullable(Type.String()),
    picture: Picture,
    /** Names of a kit's parts; empty for a product. */
    parts: Type.Array(Type.String()),
  },
  closed,
);

export const CartLine = Type.Object(
  {
    id: PublicId,
    product: LineProduct,
    quantity: Quantity,
    unit_cents: Cents,
    line_cents: Cents,
    /** Deposit for the old parts of the whole line; 0 when there is none. */
    core_deposit_cents: Cents,
    stock: Stock,
    /** Most that can be ordered now; below `quantity` when stock has fallen since. */
    available: Type.Integer({ minimum: 0 }),
    /** How many of what is sold one job needs; 1 for a kit. */
    needed_per_job: Type.Integer({ minimum: 1 }),
    vehicle: Nullable(VehicleSummary),
    fit: Fit,
    fit_confirmed: Type.Boolean(),
  },
  closed,
);
export type CartLine = Static<typeof CartLine>;

export const CartTotals = Type.Object(
  {
    /** Pieces, not lines: what the badge counts. */
    item_count: Type.Integer({ minimum: 0 }),
    goods_cents: Cents,
    /** VAT contained in the goods, the sum of each line's once-rounded share. */
    vat_cents: Cents,
    vat_rate: Type.Integer(),
    core_deposit_cents: Cents,
    total_cents: Cents,
    currency: Currency,
  },
  closed,
);
export type CartTotals = Static<typeof CartTotals>;

export const Cart = Type.Object(
  {
    id: PublicId,
    /** Grows with every change: of two answers the one with the higher version is the newer. */
    version: Type.Integer({ minimum: 0 }),
    /** In the order of adding. */
    lines: Type.Array(CartLine),
    totals: CartTotals,
  },
  closed,
);
export type Cart = Static<typeof Cart>;

/** A line as the sums need it; cents are gross and per unit. */
export type PricedLine = { quantity: number; unitCents: number; coreDepositCents: number };

/**
 * Totals of a cart in cents. Gross line totals are the truth; VAT is rounded once per line, so
 * that an invoice built from the same lines adds up to the same cent.
 */
export function cartTotals(lines: PricedLine[], vatRate: RateInThousandths): CartTotals {
  let items = 0;
  let goods = 0;
  let vat = 0;
  let deposits = 0;
  for (const line of lines) {
    const gross = line.quantity * line.unitCents;
    items += line.quantity;
    goods += gross;
    vat += vatIncluded(gross, vatRate);
    deposits += line.quantity * line.coreDepositCents;
  }
  return {
    item_count: items,
    goods_cents: goods,
    vat_cents: vat,
    vat_rate: vatRate,
    core_deposit_cents: deposits,
    total_cents: goods + deposits,
    currency: "EUR",
  };
}

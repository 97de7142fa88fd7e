import { type Static, Type } from "typebox";
import { NamedLink, NetContent, Picture, Stock, UnitPrice } from "../catalogue/card.ts";
import { CommercialGuarantee } from "../catalogue/commercial-guarantee.ts";
import { DataSheetName } from "../catalogue/data-sheets.ts";
import { closed, Nullable, PublicId, Slug } from "../http.ts";
import { goodsNotices } from "../legal/goods-notices.ts";
import { Cents, Currency, type RateInThousandths, vatIncluded } from "../money.ts";
import { Fit } from "../vehicles/fit.ts";
import { VehicleSummary } from "../vehicles/schemas.ts";

/** Default quantity of a new line (specification §9). */
export const defaultQuantity = 1;
/** Maximum quantity of a line; larger quantities are handled at the counter. */
export const maxQuantity = 99;
/** Maximum number of lines. */
export const maxLines = 100;

const Quantity = Type.Integer({ minimum: 1, maximum: maxQuantity });

export const AddLineBody = Type.Object(
  {
    purchasable_public_id: PublicId,
    quantity: Type.Optional(Quantity),
    /** The vehicle of the line; its fit is checked if given. */
    vehicle_id: Type.Optional(Nullable(PublicId)),
    /** Whether the shopper has confirmed a `fits_if` or `does_not_fit`. */
    fit_confirmed: Type.Optional(Type.Boolean()),
    /** The fit that was confirmed earlier, in any language: if it is another by now, it counts as not confirmed. */
    confirmed_fit: Type.Optional(Fit),
    /** Names this addition: the same one sent again, after a lost response, changes nothing. */
    addition_id: Type.Optional(PublicId),
  },
  closed,
);
export type AddLineBody = Static<typeof AddLineBody>;

export const ChangeLineBody = Type.Object(
  {
    quantity: Quantity,
    /** Whether the shopper has confirmed the fit; an earlier confirmation is kept without it. */
    fit_confirmed: Type.Optional(Type.Literal(true)),
  },
  closed,
);
export type ChangeLineBody = Static<typeof ChangeLineBody>;

/** Signal word and hazard statements of a hazardous mixture, in words (CLP art. 48: buyers may not have seen the page). */
export const LineHazard = Type.Object(
  { signal: Type.Enum(["danger", "warning"]), wording: Type.Array(Type.String()) },
  closed,
);
export type LineHazard = Static<typeof LineHazard>;

/** The product or kit of a line. */
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
    /** What must be said of the goods; missing in older orders, and in carts that a device stored earlier. */
    notices: Type.Optional(Type.Array(Type.Enum(goodsNotices))),
    /** Names of the safety data sheets of hazardous goods; missing in older orders, and in carts that a device stored earlier. */
    data_sheets: Type.Optional(Type.Array(DataSheetName)),
    /** Commercial guarantees of it or its parts; missing where `data_sheets` is. */
    guarantees: Type.Optional(Type.Array(CommercialGuarantee)),
    /** Hazards of it or its parts; missing where `data_sheets` is. */
    hazards: Type.Optional(Type.Array(LineHazard)),
    /** Its names in Spanish, in which contract and invoices are kept too; missing in Spanish, and where `data_sheets` is. */
    spanish: Type.Optional(Type.Object({ name: Type.String(), parts: Type.Array(Type.String()) }, closed)),
    /** Content of one piece, null for a kit; missing where `data_sheets` is. */
    net_content: Type.Optional(Nullable(NetContent)),
  },
  closed,
);

export type LineProduct = Static<typeof LineProduct>;

export const CartLine = Type.Object(
  {
    id: PublicId,
    product: LineProduct,
    quantity: Quantity,
    unit_cents: Cents,
    /** Price per litre, kilogram or metre; missing in carts that a device stored earlier. */
    unit_price: Type.Optional(Nullable(UnitPrice)),
    line_cents: Cents,
    /** Core deposit of the whole line; 0 without one. */
    core_deposit_cents: Cents,
    stock: Stock,
    /** Maximum quantity that can be ordered; below `quantity` when stock has fallen since. */
    available: Type.Integer({ minimum: 0 }),
    /** Units needed for one job; 1 for a kit. */
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
    /** Number of pieces, not lines, for the badge. */
    item_count: Type.Integer({ minimum: 0 }),
    goods_cents: Cents,
    /** VAT contained in the goods, the sum of the rounded VAT of the lines. */
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
    /** Increases with every change: of two responses, the higher version is newer. */
    version: Type.Integer({ minimum: 0 }),
    /** In the order of adding. */
    lines: Type.Array(CartLine),
    totals: CartTotals,
  },
  closed,
);
export type Cart = Static<typeof Cart>;

/** A line for sums; cents are gross and per unit. */
export type PricedLine = { quantity: number; unitCents: number; coreDepositCents: number };

/**
 * Computes the totals of a cart in cents. Gross line totals are authoritative; VAT is rounded once per line, so that an
 * invoice from the same lines adds up to the cent.
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

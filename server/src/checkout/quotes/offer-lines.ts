import type { Cart, CartLine } from "@recambia/contract/cart/schemas";
import type { PricedOrderLine } from "@recambia/contract/checkout/schemas";
import type { RateInThousandths } from "@recambia/contract/money";
import { excludesWithdrawal } from "@recambia/contract/orders/withdrawal-exclusion";
import type { Shop } from "@recambia/contract/shop/schemas";
import type { KnownCart, KnownLine } from "../../cart/index.ts";
import { type Charge, chargeFor, type TaxZone } from "./charge.ts";
import type { JudgedLine } from "./find-problems.ts";
import type { Goods } from "./read-goods.ts";

/** A line as it is sold. */
export type OfferLine = {
  cartLineId: string;
  told: PricedOrderLine;
  charge: Charge;
  /** Pieces that it takes of each product, by the product's key. */
  pieces: { productKey: number; pieces: number }[];
  withdrawalExclusion: string | null;
  ecoFees: EcoFee[];
};

/** Who pays for the waste of a line's goods; in euro cents of all pieces, VAT included, part of the price. */
export type EcoFee = { producer_register_number: string | null; cents: number | null };

/** A line before it is known where it goes, and so what it is charged as. */
export type WeighedLine = JudgedLine & {
  weightG: number;
  /** Pieces that it takes out of stock. */
  pieceCount: number;
  chargeAt(taxZone: TaxZone, rate: RateInThousandths): OfferLine;
};

/**
 * The lines of a cart with what sending them takes.
 *
 * @param cart as the catalogue knows it now.
 * @param told the same cart in the buyer's language, its lines in the same order.
 * @param goods facts of every product in it.
 */
export function offerLines(
  shop: Shop,
  cart: KnownCart,
  told: Cart,
  goods: Map<number, Goods>,
): WeighedLine[] {
  return cart.lines.flatMap((known, index): WeighedLine[] => {
    const line = told.lines[index];
    return line ? [weigh(shop, known, line, goods)] : [];
  });
}

function weigh(
  shop: Shop,
  { line, thing }: KnownLine,
  told: CartLine,
  goods: Map<number, Goods>,
): WeighedLine {
  const { pictograms, part_types } = shop.shipping.not_by_air;
  const held = thing.parts.flatMap(({ productKey, perUnit }) => {
    const facts = goods.get(productKey);
    return facts ? [{ ...facts, productKey, pieces: perUnit * line.quantity }] : [];
  });
  return {
    told,
    isRestricted: thing.parts.some((part) => part.isRestricted),
    isAirExcluded: held.some(
      (one) =>
        part_types.includes(one.partType) ||
        one.pictograms.some((pictogram) => pictograms.includes(pictogram)),
    ),
    weightG: held.reduce((sum, one) => sum + one.weightG * one.pieces, 0),
    pieceCount: held.reduce((sum, one) => sum + one.pieces, 0),
    chargeAt: (taxZone, rate) => ({
      cartLineId: line.id,
      ...priceLine(told, taxZone, rate),
      pieces: held.map(({ productKey, pieces }) => ({ productKey, pieces })),
      // A kit can be withdrawn from as long as one of its parts can.
      withdrawalExclusion: commonExclusion(held.map((one) => one.withdrawalExclusion)),
      ecoFees: taxZone === "export" ? [] : held.flatMap(ecoFeeOf),
    }),
  };
}

/** What leaves the country becomes no waste here. */
function ecoFeeOf(one: Goods & { pieces: number }): EcoFee[] {
  const { producerRegisterNumber: producer_register_number, ecoFeeCents, pieces } = one;
  const cents = ecoFeeCents && ecoFeeCents * pieces;
  return producer_register_number === null && cents === null ? [] : [{ producer_register_number, cents }];
}

/** The letter of what can be withdrawn from longest; null when one part has none. */
function commonExclusion(letters: readonly (string | null)[]): string | null {
  if (letters.includes(null)) return null;
  return letters.find((letter) => !excludesWithdrawal(letter)) ?? letters[0] ?? null;
}

/** Cart prices include VAT; a deposit is never taxed. */
function priceLine(
  line: CartLine,
  taxZone: TaxZone,
  rate: RateInThousandths,
): { told: PricedOrderLine; charge: Charge } {
  const charge = chargeFor(line.line_cents, taxZone, rate);
  const { product, quantity, core_deposit_cents, vehicle, fit, fit_confirmed } = line;
  return {
    charge,
    told: {
      product,
      quantity,
      unit_cents: chargeFor(line.unit_cents, taxZone, rate).cents,
      line_cents: charge.cents,
      vat_rate: charge.vatRate,
      vat_cents: charge.vatCents,
      core_deposit_cents,
      vehicle,
      fit,
      fit_confirmed,
    },
  };
}

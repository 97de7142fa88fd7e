import type { Cart, CartLine } from "@recambia/contract/cart/schemas";
import type { PricedOrderLine } from "@recambia/contract/checkout/schemas";
import type { RateInThousandths } from "@recambia/contract/money";
import { excludesWithdrawal } from "@recambia/contract/orders/withdrawal-exclusion";
import type { Shop } from "@recambia/contract/shop/schemas";
import type { ResolvedCart, ResolvedLine } from "../../cart/index.ts";
import { type Charge, chargeFor, type TaxZone } from "./charge.ts";
import type { CheckedLine } from "./find-problems.ts";
import type { ShippingData } from "./read-shipping-data.ts";

/** A line of an order draft. */
export type DraftLine = {
  cartLineId: string;
  priced: PricedOrderLine;
  charge: Charge;
  /** Pieces of each product that the line takes out of stock, by product key. */
  pieces: { productKey: number; pieces: number }[];
  withdrawalExclusion: string | null;
  ecoFees: EcoFee[];
};

/** Producer who pays for waste treatment, and the fee in euro cents for all pieces, VAT included, as part of the price. */
export type EcoFee = { producer_register_number: string | null; cents: number | null };

/** A line before its tax zone is known. */
export type UnpricedLine = CheckedLine & {
  weightG: number;
  /** Total pieces taken out of stock. */
  pieceCount: number;
  chargeAt(taxZone: TaxZone, rate: RateInThousandths): DraftLine;
};

/**
 * Drafts order lines from a cart: weight, pieces, eco fees and a price by tax zone.
 *
 * @param localized the same cart in the buyer's language, lines in the same order.
 * @param shippingData of every product in the cart.
 */
export function draftLines(
  shop: Shop,
  cart: ResolvedCart,
  localized: Cart,
  shippingData: Map<number, ShippingData>,
): UnpricedLine[] {
  return cart.lines.flatMap((resolved, index): UnpricedLine[] => {
    const line = localized.lines[index];
    return line ? [draftLine(shop, resolved, line, shippingData)] : [];
  });
}

function draftLine(
  shop: Shop,
  { line, purchasable }: ResolvedLine,
  cartLine: CartLine,
  shippingData: Map<number, ShippingData>,
): UnpricedLine {
  const { pictograms, part_types } = shop.shipping.not_by_air;
  const parts = purchasable.parts.flatMap(({ productKey, perUnit }) => {
    const data = shippingData.get(productKey);
    return data ? [{ ...data, productKey, pieces: perUnit * line.quantity }] : [];
  });
  return {
    cartLine,
    isRestricted: purchasable.parts.some((part) => part.isRestricted),
    isAirExcluded: parts.some(
      (one) =>
        part_types.includes(one.partType) ||
        one.pictograms.some((pictogram) => pictograms.includes(pictogram)),
    ),
    weightG: parts.reduce((sum, one) => sum + one.weightG * one.pieces, 0),
    pieceCount: parts.reduce((sum, one) => sum + one.pieces, 0),
    chargeAt: (taxZone, rate) => ({
      cartLineId: line.id,
      ...priceLine(cartLine, taxZone, rate),
      pieces: parts.map(({ productKey, pieces }) => ({ productKey, pieces })),
      // A kit can be returned as long as one of its parts can.
      withdrawalExclusion: commonExclusion(parts.map((one) => one.withdrawalExclusion)),
      ecoFees: taxZone === "export" ? [] : parts.flatMap(ecoFeeOf),
    }),
  };
}

/** Exported goods become no waste in Spain. */
function ecoFeeOf(one: ShippingData & { pieces: number }): EcoFee[] {
  const { producerRegisterNumber: producer_register_number, ecoFeeCents, pieces } = one;
  const cents = ecoFeeCents && ecoFeeCents * pieces;
  return producer_register_number === null && cents === null ? [] : [{ producer_register_number, cents }];
}

/** The least strict exclusion letter of several parts; null when one part has none. */
function commonExclusion(letters: readonly (string | null)[]): string | null {
  if (letters.includes(null)) return null;
  return letters.find((letter) => !excludesWithdrawal(letter)) ?? letters[0] ?? null;
}

/** Cart prices include VAT; a deposit is never taxed. */
function priceLine(
  line: CartLine,
  taxZone: TaxZone,
  rate: RateInThousandths,
): { priced: PricedOrderLine; charge: Charge } {
  const charge = chargeFor(line.line_cents, taxZone, rate);
  const { product, quantity, core_deposit_cents, vehicle, fit, fit_confirmed } = line;
  return {
    charge,
    priced: {
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

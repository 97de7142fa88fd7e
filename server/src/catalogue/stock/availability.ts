import { toStock } from "../products/product-card.ts";

/**
 * Whether a stock change alters the shown availability of a product, or of a kit that contains it. If not, cached responses
 * stay valid (docs/decisions/022).
 *
 * @param kitQuantities pieces of the product in each kit that contains it.
 */
export function changesShownAvailability(
  before: number,
  after: number,
  kitQuantities: readonly number[],
): boolean {
  return [1, ...kitQuantities].some((perUnit) => stockFor(before, perUnit) !== stockFor(after, perUnit));
}

function stockFor(pieces: number, perUnit: number): string {
  return JSON.stringify(toStock(Math.floor(pieces / perUnit)));
}

import { stockInWords } from "@recambia/contract/catalogue/schemas";

/**
 * Whether a change of a product's stock changes what the catalogue tells: of the product, or of a kit
 * that it is part of. If not, answers that are kept stay right (docs/decisions/022).
 *
 * @param kitQuantities pieces of it in one of each kit that has it.
 */
export function changesShownAvailability(
  before: number,
  after: number,
  kitQuantities: readonly number[],
): boolean {
  return [1, ...kitQuantities].some((perUnit) => stockFor(before, perUnit) !== stockFor(after, perUnit));
}

function stockFor(pieces: number, perUnit: number): string {
  return JSON.stringify(stockInWords(Math.floor(pieces / perUnit)));
}

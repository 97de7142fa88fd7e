/**
 * Reads a quantity as it was typed. Only whole numbers count: decimals are cut off, and anything else, such as `1e9`, `-2`
 * or `1.000`, is no quantity, because dropping its signs would make another number of it.
 *
 * @returns null for no quantity.
 */
export function typedQuantity(text: string): number | null {
  const [, whole] = /^\s*(\d+)(?:[.,]\d{0,2})?\s*$/.exec(text) ?? [];
  return whole === undefined ? null : Number(whole);
}

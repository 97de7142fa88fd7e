import { normalizeNumber } from "../platform/draw-number.ts";

/**
 * Normalizes an order number such as `rc 1a2b 3c4d`. Unused letters become the ones they resemble.
 *
 * @returns an empty text when it can't be an order number.
 */
export function normalizeOrderNumber(number: string): string {
  return normalizeNumber("RC", number);
}

import { timingSafeEqual } from "node:crypto";

/** Whether a signature or key that was sent is the expected one. Takes the same time wherever they differ. */
export function isSameSecret(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

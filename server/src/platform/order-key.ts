import { timingSafeEqual } from "node:crypto";
import { deriveKey, hmacOf } from "./derive-key.ts";

/** Enough that nobody guesses one, and short enough for a link. */
const keyBytes = 18;

/**
 * The key that opens an order which was placed without an account: the mails about it carry it in their
 * link (docs/decisions/041). It never expires; another secret makes another key.
 *
 * @param orderId public id.
 */
export function orderKey(secret: string, orderId: string): string {
  return hmacOf(deriveKey(secret, "guest order: key"), orderId).subarray(0, keyBytes).toString("base64url");
}

/** Whether a key is an order's. */
export function isOrderKey(secret: string, orderId: string, key: string): boolean {
  const [given, wanted] = [Buffer.from(key), Buffer.from(orderKey(secret, orderId))];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

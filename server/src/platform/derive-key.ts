import { createHmac, hkdfSync } from "node:crypto";

/** A key of 32 bytes for one purpose, derived from the shop's secret (HKDF-SHA256). */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", `recambia ${purpose}`, 32));
}

/** HMAC-SHA256 of a text under such a key. */
export function hmacOf(key: Buffer, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}

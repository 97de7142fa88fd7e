import { createHmac, hkdfSync } from "node:crypto";

/** Derives a 32-byte key for one purpose from the shop's secret (HKDF-SHA256). */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", `recambia ${purpose}`, 32));
}

/** Computes the HMAC-SHA256 of a text. */
export function hmacOf(key: Buffer, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}

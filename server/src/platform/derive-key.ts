import { createHmac, hkdfSync } from "node:crypto";
import { LRUCache } from "lru-cache";

/** Deriving a key takes twice as long as using it, and requests with a session need two. */
const derivedKeys = new LRUCache<string, Buffer>({ max: 50 });

/** Derives a 32-byte key for one purpose from the shop's secret (HKDF-SHA256). */
export function deriveKey(secret: string, purpose: string): Buffer {
  const name = `${purpose}\0${secret}`;
  const known = derivedKeys.get(name);
  if (known) return known;
  const key = Buffer.from(hkdfSync("sha256", secret, "", `recambia ${purpose}`, 32));
  derivedKeys.set(name, key);
  return key;
}

/** Computes the HMAC-SHA256 of a text. */
export function hmacOf(key: Buffer, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}

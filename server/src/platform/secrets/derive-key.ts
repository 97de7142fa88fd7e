import { createHmac, createSecretKey, hkdfSync, type KeyObject } from "node:crypto";
import { LRUCache } from "lru-cache";

type DerivedKey = { bytes: Buffer; hmacKey: KeyObject };

/** Deriving a key takes twice as long as using it, and requests with a session need two. */
const derivedKeys = new LRUCache<string, DerivedKey>({ max: 50 });

/** Derives a 32-byte key for one purpose from the shop's secret (HKDF-SHA256). */
export function deriveKey(secret: string, purpose: string): Buffer {
  return derive(secret, purpose).bytes;
}

/** Computes the HMAC-SHA256 of a text under the key for one purpose. */
export function hmacOf(secret: string, purpose: string, text: string): Buffer {
  return createHmac("sha256", derive(secret, purpose).hmacKey).update(text).digest();
}

function derive(secret: string, purpose: string): DerivedKey {
  const name = `${purpose}\0${secret}`;
  const known = derivedKeys.get(name);
  if (known) return known;
  const bytes = Buffer.from(hkdfSync("sha256", secret, "", `recambia ${purpose}`, 32));
  // Node takes five times as long for an HMAC under the bytes of a key.
  const key = { bytes, hmacKey: createSecretKey(bytes) };
  derivedKeys.set(name, key);
  return key;
}

import { createHash, randomFillSync } from "node:crypto";

const alphabet = "abcdefghijkmnpqrstuvwxyz23456789";

const idBytes = 16;
/** Asking the system for many ids' worth of chance at once costs hardly more than for one's. */
const chance = Buffer.alloc(256 * idBytes);
let usedBytes = chance.length;

/** A new opaque id of 16 characters (80 bits): it can't be guessed and tells nothing. */
export function randomPublicId(): string {
  if (usedBytes === chance.length) {
    randomFillSync(chance);
    usedBytes = 0;
  }
  usedBytes += idBytes;
  return spell(chance.subarray(usedBytes - idBytes, usedBytes));
}

/**
 * The public id of something that a feed names: the same feed gives the same id, so that a garage
 * or a bookmark survives a reload of the catalogue.
 */
export function publicIdOf(kind: string, externalId: string): string {
  return spell(createHash("sha256").update(`${kind}\n${externalId}`).digest());
}

function spell(bytes: Uint8Array): string {
  let id = "";
  for (const byte of bytes.subarray(0, idBytes)) id += alphabet[byte & 31] ?? "";
  return id;
}

import { createHash, randomBytes } from "node:crypto";

const alphabet = "abcdefghijkmnpqrstuvwxyz23456789";

/** A new opaque id of 16 characters (80 bits): it can't be guessed and tells nothing. */
export function randomPublicId(): string {
  return spell(randomBytes(16));
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
  for (const byte of bytes.subarray(0, 16)) id += alphabet[byte & 31] ?? "";
  return id;
}

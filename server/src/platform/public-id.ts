import { createHash, randomFillSync } from "node:crypto";

const alphabet = "abcdefghijkmnpqrstuvwxyz23456789";

const idBytes = 16;
/** Random bytes are drawn in batches, which costs hardly more than drawing them for one id. */
const chance = Buffer.alloc(256 * idBytes);
let usedBytes = chance.length;

/** Generates an opaque, unguessable id of 16 characters (80 bits). */
export function randomPublicId(): string {
  if (usedBytes === chance.length) {
    randomFillSync(chance);
    usedBytes = 0;
  }
  usedBytes += idBytes;
  return spell(chance.subarray(usedBytes - idBytes, usedBytes));
}

/**
 * Derives the public id of a feed record: the same feed gives the same id, so that garages and bookmarks survive a reload
 * of the catalogue.
 */
export function publicIdOf(kind: string, externalId: string): string {
  return spell(createHash("sha256").update(`${kind}\n${externalId}`).digest());
}

function spell(bytes: Uint8Array): string {
  let id = "";
  for (const byte of bytes.subarray(0, idBytes)) id += alphabet[byte & 31] ?? "";
  return id;
}

import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { hashCost } from "./hash-cost.ts";

const hash = promisify(argon2);
const tagLength = 32;

/** Hashes a password in the standard notation, `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export function hashPassword(password: string): Promise<string> {
  return hashWithSalt(password, randomBytes(16));
}

/** Hashes secrets of one owner with one salt, so that `findHash` computes one hash for all of them. */
export async function hashTogether(secrets: readonly string[]): Promise<string[]> {
  const salt = randomBytes(16);
  const hashes: string[] = [];
  // One after the other: each takes 19 MiB.
  for (const secret of secrets) hashes.push(await hashWithSalt(secret, salt));
  return hashes;
}

/**
 * Finds the hash of a secret among hashes that share a salt (see `hashTogether`): only the secret has to be hashed. Takes
 * the same time wherever the match stands.
 *
 * @returns null if no hash matches.
 */
export async function findHash(secret: string, hashes: readonly string[]): Promise<string | null> {
  const first = parseHash(hashes[0] ?? "");
  if (!first) return null;
  const secretTag = await tagOf(secret, first);
  const matching = hashes.filter((each) => {
    const tag = parseHash(each)?.tag;
    return tag?.length === secretTag.length && timingSafeEqual(tag, secretTag);
  });
  return matching[0] ?? null;
}

/** Verifies a password at the cost of its hash. */
export async function matchesHash(password: string, stored: string): Promise<boolean> {
  const parsed = parseHash(stored);
  return parsed !== null && timingSafeEqual(await tagOf(password, parsed), parsed.tag);
}

/** A hash without a password: unknown accounts cost the same work as known ones. */
export const dummyHash = await hashPassword(randomBytes(32).toString("base64"));

async function hashWithSalt(password: string, salt: Buffer): Promise<string> {
  const { memory, passes, parallelism } = hashCost;
  const tag = await tagOf(password, { ...hashCost, salt });
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${plain(salt)}$${plain(tag)}`;
}

type Parameters = { memory: number; passes: number; parallelism: number; salt: Buffer; tag?: Buffer };

function tagOf(password: string, { memory, passes, parallelism, salt, tag }: Parameters): Promise<Buffer> {
  return hash("argon2id", {
    memory,
    passes,
    parallelism,
    tagLength: tag?.length ?? tagLength,
    message: password.normalize("NFKC"),
    nonce: salt,
  });
}

function parseHash(stored: string): (Parameters & { tag: Buffer }) | null {
  const notation = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;
  const [, memory, passes, parallelism, salt, tag] = notation.exec(stored) ?? [];
  if (!salt || !tag) return null;
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, "base64"),
    tag: Buffer.from(tag, "base64"),
  };
}

function plain(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}

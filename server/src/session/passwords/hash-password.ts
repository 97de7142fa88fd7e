import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { hashCost } from "./hash-cost.ts";

const hash = promisify(argon2);
const tagLength = 32;

/** Hashes a password in the standard notation, `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const { memory, passes, parallelism } = hashCost;
  const tag = await hash("argon2id", { ...hashCost, tagLength, message: password.normalize("NFKC"), nonce });
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${plain(nonce)}$${plain(tag)}`;
}

const notation = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Verifies a password at the cost of its hash. */
export async function matchesHash(password: string, stored: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, tag] = notation.exec(stored) ?? [];
  if (!salt || !tag) return false;
  const wanted = Buffer.from(tag, "base64");
  const given = await hash("argon2id", {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: wanted.length,
    message: password.normalize("NFKC"),
    nonce: Buffer.from(salt, "base64"),
  });
  return timingSafeEqual(given, wanted);
}

/** A hash without a password: unknown accounts cost the same work as known ones. */
export const dummyHash = await hashPassword(randomBytes(32).toString("base64"));

function plain(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}

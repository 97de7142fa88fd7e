import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { hashCost } from "./hash-cost.ts";

const hash = promisify(argon2);
const tagLength = 32;

/** A password's hash in the usual notation, `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const { memory, passes, parallelism } = hashCost;
  const tag = await hash("argon2id", { ...hashCost, tagLength, message: password.normalize("NFKC"), nonce });
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${plain(nonce)}$${plain(tag)}`;
}

const notation = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Whether a password is the one that was hashed, at the cost it was hashed with. */
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

/** The hash of a password that nobody has: an unknown account costs the same work as a known one. */
export const dummyHash = await hashPassword(randomBytes(32).toString("base64"));

function plain(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}

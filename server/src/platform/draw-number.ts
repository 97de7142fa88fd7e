import { randomInt } from "node:crypto";

/** Crockford's base 32, without ambiguous letters. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Draws a random number for people, such as `RC-7K2M-9QXA`, which does not reveal how many there are. */
export function drawNumber(prefix: string): string {
  return `${prefix}-${drawPart()}-${drawPart()}`;
}

function drawPart(): string {
  let part = "";
  for (let place = 0; place < 4; place += 1) part += alphabet[randomInt(alphabet.length)] ?? "";
  return part;
}

/**
 * Normalizes a number in any spelling, such as `rc 1a2b 3c4d`. Unused letters become the ones they resemble.
 *
 * @returns an empty text when it can't be such a number.
 */
export function normalizeNumber(prefix: string, number: string): string {
  const letters = number.toUpperCase().replace(/[^A-Z0-9]/g, "");
  const [, first, last] = new RegExp(`^${prefix}(.{4})(.{4})$`).exec(letters) ?? [];
  if (!first || !last) return "";
  return `${prefix}-${`${first}-${last}`.replaceAll("O", "0").replace(/[IL]/g, "1")}`;
}

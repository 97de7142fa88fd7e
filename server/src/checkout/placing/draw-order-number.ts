import { randomInt } from "node:crypto";

/** Crockford's base 32, without ambiguous letters. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Draws a random order number, `RC-XXXX-XXXX`, which does not reveal the number of orders. */
export function drawOrderNumber(): string {
  return `RC-${drawPart()}-${drawPart()}`;
}

function drawPart(): string {
  let part = "";
  for (let place = 0; place < 4; place += 1) part += alphabet[randomInt(alphabet.length)] ?? "";
  return part;
}

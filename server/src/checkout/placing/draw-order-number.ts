import { randomInt } from "node:crypto";

/** Crockford's base 32: no letter that is read as a digit or another letter. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A number for an order, `RC-XXXX-XXXX`: it tells nothing of how many there are. */
export function drawOrderNumber(): string {
  return `RC-${drawPart()}-${drawPart()}`;
}

function drawPart(): string {
  let part = "";
  for (let place = 0; place < 4; place += 1) part += alphabet[randomInt(alphabet.length)] ?? "";
  return part;
}

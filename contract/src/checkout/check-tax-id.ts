/** Letters of a NIF by its number modulo 23 (Royal Decree 1065/2007 art. 19, 20). */
const nifLetters = "TRWAGMYFPDXBNJZSQVHLCKE";
/** Control letters of entities by control digit. */
const entityLetters = "JABCDEFGHI";

const nif = /^([0-9]{8})([A-Z])$/;
const nie = /^([XYZ])([0-9]{7})([A-Z])$/;
/** K, L, M: people with a number from the tax office. */
const assigned = /^[KLM]([0-9]{7})([A-Z])$/;
const entity = /^([ABCDEFGHJNPQRSUVW])([0-9]{7})([0-9A-J])$/;

/** Foreign entities, public bodies, orders: their control character is a letter. */
const letterOnly = "NPQRSW";
/** Companies and partnerships whose control character is a digit. */
const digitOnly = "ABEH";

/**
 * Normalizes a tax number: capitals, without spaces, dots, dashes and country prefix. A Spanish number of a person gets the
 * leading zeros that people leave out, and loses the one that older NIE have too many.
 */
export function normalizeTaxId(written: string, country: string): string {
  const text = written
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[\s.\-/]/g, "");
  if (country !== "ES") return text;
  const bare = text.replace(/^ES(?=(?:.{9}|[0-9]{5,7}[A-Z]|[XYZ]0[0-9]{7}[A-Z])$)/, "");
  if (/^[0-9]{5,7}[A-Z]$/.test(bare)) return bare.padStart(9, "0");
  return bare.replace(/^([XYZ])0(?=[0-9]{7}[A-Z]$)/, "$1");
}

/**
 * Whether a tax number is valid: for Spain a NIF, NIE or CIF with the right control character; for another country any
 * letters and digits.
 *
 * @param taxId normalized by `normalizeTaxId`.
 */
export function isTaxId(taxId: string, country: string): boolean {
  if (country !== "ES") return /^[\p{L}\p{N}]{1,20}$/u.test(taxId);
  const [, digits = "", letter = ""] = nif.exec(taxId) ?? [];
  if (digits) return nifLetters[Number(digits) % 23] === letter;
  const [, first = "", rest = "", control = ""] = nie.exec(taxId) ?? [];
  if (first) return nifLetters[Number(`${"XYZ".indexOf(first)}${rest}`) % 23] === control;
  const [, number = "", own = ""] = assigned.exec(taxId) ?? [];
  if (number) return nifLetters[Number(number) % 23] === own;
  return isEntity(taxId);
}

function isEntity(taxId: string): boolean {
  const [, kind = "", digits = "", control = ""] = entity.exec(taxId) ?? [];
  if (!kind) return false;
  const digit = controlDigit(digits);
  const isLetter = control === entityLetters[digit];
  const isDigit = control === String(digit);
  // Numbers beginning with 00 belong to non-resident entities.
  if (letterOnly.includes(kind) || digits.startsWith("00")) return isLetter;
  return digitOnly.includes(kind) ? isDigit : isLetter || isDigit;
}

/** Luhn check digit of seven digits: doubles those at odd positions and adds the digit sums. */
function controlDigit(digits: string): number {
  let sum = 0;
  for (const [place, text] of [...digits].entries()) {
    const doubled = Number(text) * 2;
    sum += place % 2 === 1 ? Number(text) : Math.floor(doubled / 10) + (doubled % 10);
  }
  return (10 - (sum % 10)) % 10;
}

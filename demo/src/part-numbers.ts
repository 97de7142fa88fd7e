import { type Draw, hashOf } from "./draw.ts";
import type { Brand } from "./taxonomy/index.ts";
import type { DemoMaker } from "./vehicles/vehicles.ts";

/** Prime below ten million: a serial times any factor runs through all seven-digit numbers. */
const numberSpace = 9_999_991;

type Style = (letters: string, digits: string, code: string) => string;

const plainStyle: Style = (letters, digits) => `${letters.slice(0, 2)}${digits}`;

/** Ways in which makers of parts write their numbers. */
const styles: readonly Style[] = [
  (letters, digits, code) => `${letters} ${code}${digits}`,
  (_letters, digits, code) => `${digits.slice(0, 2)}.${digits.slice(2, 6)}-${code}${digits.slice(6)}`,
  plainStyle,
  (_letters, digits, code) => `${code} ${digits.slice(0, 3)} ${digits.slice(3, 5)} ${digits.slice(5)}`,
  (letters, digits) => `${letters[0]}-${digits.slice(0, 4)}.${digits.slice(4)}`,
  (letters, digits, code) => `${letters.slice(0, 1)}${code}-${digits}`,
  (_letters, digits) => `0 ${digits.slice(0, 3)} ${digits.slice(3)} 0`,
  (letters, digits, code) => `${code}${digits}${letters.slice(0, 1)}`,
];

/**
 * A number in the brand's own way of writing. Serials below ten million never give a brand the same
 * number twice.
 *
 * @param code two letters of the part type.
 */
export function partNumber(brand: Brand, serial: number, code: string): string {
  const own = hashOf(brand.slug);
  const digits = String((serial * 7919 + (own % numberSpace)) % numberSpace).padStart(7, "0");
  const style = styles[own % styles.length] ?? plainStyle;
  return style(
    brand.name
      .replace(/[^A-Za-z]/g, "")
      .slice(0, 3)
      .toUpperCase(),
    digits,
    code,
  );
}

/** Two letters for a part type, from its English name: brake disc → BD. */
export function partTypeCode(englishName: string): string {
  const words = englishName.toUpperCase().match(/[A-Z]+/g) ?? ["PX"];
  const [first = "P", second] = words;
  return `${first[0]}${second ? second[0] : (first[1] ?? "X")}`;
}

/** Ways in which vehicle makers write theirs; `DEMO` tells that no such number exists. */
const oeStyles: readonly ((digits: string) => string)[] = [
  (digits) => `DEMO ${digits.slice(0, 3)} ${digits.slice(3, 6)} ${"ABCDEFGH"[Number(digits[6]) % 8]}`,
  (digits) => `${digits.slice(0, 2)} DEMO ${digits.slice(2, 5)} ${digits.slice(5)}`,
  (digits) => `DEMO.${digits.slice(0, 2)}.${digits.slice(2)}`,
  (digits) => `${digits.slice(0, 5)}-DEMO${digits.slice(5)}`,
  (digits) => `A DEMO ${digits.slice(0, 3)} ${digits.slice(3)}`,
];

/** The number that a vehicle maker would have for a fit set's part. */
export function oeNumber(maker: DemoMaker, fitSet: string, draw: Draw): string {
  const style = oeStyles[hashOf(maker.id) % oeStyles.length] ?? String;
  const own = hashOf(`${maker.id} ${fitSet}`) % 9_000_000;
  return style(String(1_000_000 + ((own + draw.below(997)) % 9_000_000)));
}

/** An approval number that is visibly not one. */
export function approvalNumber(regulation: string, productId: string): string {
  return `DEMO-${regulation}-${String(hashOf(productId) % 1_000_000).padStart(6, "0")}`;
}

/**
 * A GTIN-13 of the range 200–299, which GS1 leaves to shops' own use: it can be read by any scanner
 * and is nobody's.
 */
export function restrictedGtin(serial: number): string {
  const digits = `2${String(serial).padStart(11, "0")}`;
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

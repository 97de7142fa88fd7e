import { madridDay } from "../madrid-time.ts";

/** Length of an identification in digits (specification §5, §9). */
export const identificationLength = 11;

const adultYears = 18;
const shownDigits = 3;

export type IdentificationProblem =
  | "identification_length"
  | "identification_digits"
  | "identification_date"
  | "identification_age";

/**
 * Returns the problem of an identity number (specification §5, product decisions §7): its first six digits are the birth
 * date as YYMMDD, the seventh determines the century.
 *
 * @param now time that decides who is of age, by the day in Madrid.
 * @returns null when it is valid.
 */
export function identificationProblem(identification: string, now: Date): IdentificationProblem | null {
  if ([...identification].length !== identificationLength) return "identification_length";
  if (!/^[0-9]+$/.test(identification)) return "identification_digits";
  const year = centuryOf(Number(identification[6])) + Number(identification.slice(0, 2));
  const monthAndDay = `${identification.slice(2, 4)}-${identification.slice(4, 6)}`;
  const today = madridDay(now);
  const birthDay = `${year}-${monthAndDay}`;
  if (!isDay(birthDay) || birthDay > today) return "identification_date";
  return `${year + adultYears}-${monthAndDay}` > today ? "identification_age" : null;
}

function centuryOf(digit: number): number {
  if (digit === 9) return 1800;
  return digit <= 5 ? 1900 : 2000;
}

/** Whether the day YYYY-MM-DD exists. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Masks an identification: only its last three digits are ever shown (law: data minimisation). */
export function maskIdentification(identification: string): string {
  return "•".repeat(identification.length - shownDigits) + identification.slice(-shownDigits);
}

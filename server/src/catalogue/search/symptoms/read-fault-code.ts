import { faultCodes, type Symptom } from "./symptom.ts";

const meanings = new Map<string, Symptom>();

for (const meaning of faultCodes) {
  for (const range of meaning.codes) {
    for (const code of codesIn(range)) meanings.set(code, meaning);
  }
}

/** The codes of a range in small letters: four hexadecimal digits behind the letter of the system. */
function codesIn(range: string): string[] {
  const [first = "", last = first] = range.toLowerCase().split("-");
  const numberOf = (code: string) => Number.parseInt(code.slice(1), 16);
  const length = numberOf(last) - numberOf(first) + 1;
  return Array.from(
    { length },
    (_one, step) => first.charAt(0) + (numberOf(first) + step).toString(16).padStart(4, "0"),
  );
}

/** Words that announce a code: *error P0401*, *fault code P0401*. */
const announces =
  /^(?:codigos?|codis?|codes?|errors?|errores|fallos?|fallad?es?|faults?|averias?|avaries|dtcs?|obd[2i]*)$/;

/**
 * Returns what the first known fault code in a query means, with the positions of its words and of all codes that mean the same;
 * null without one. The letter O may stand for a zero, and the letter of the system apart: *PO401*, *P 0401*.
 */
export function readFaultCode(
  words: readonly (string | null)[],
): { symptom: Symptom; places: number[] } | null {
  const meaningOf = (code: string) => meanings.get(code.replaceAll("o", "0"));
  const found = words.map((word, place) => {
    if (word === null) return undefined;
    const whole = meaningOf(word);
    if (whole) return { symptom: whole, places: [place] };
    const apart = /^[pc]$/.test(word) ? meaningOf(word + (words[place + 1] ?? "")) : undefined;
    return apart && { symptom: apart, places: [place, place + 1] };
  });
  const first = found.find((one) => one !== undefined);
  if (!first) return null;
  const codes = found.flatMap((one) => (one?.symptom === first.symptom ? one.places : []));
  const announcing = words.flatMap((word, place) => (word !== null && announces.test(word) ? [place] : []));
  return { symptom: first.symptom, places: [...codes, ...announcing].sort((a, b) => a - b) };
}

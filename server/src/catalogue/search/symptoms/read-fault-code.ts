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

/** Returns what the first known fault code in a query means, with the positions of its words; null without one. */
export function readFaultCode(
  words: readonly (string | null)[],
): { symptom: Symptom; places: number[] } | null {
  const symptom = words.map((word) => meanings.get(word ?? "")).find((meaning) => meaning !== undefined);
  if (!symptom) return null;
  const places = words.flatMap((word, place) =>
    word !== null && (meanings.get(word) === symptom || announces.test(word)) ? [place] : [],
  );
  return { symptom, places };
}

import { unitWords } from "../values/units.ts";
import { isFuel } from "./engine-reader.ts";
import type { VehicleIndex } from "./vehicle-index.ts";

/** Measured in inches of about the same numbers: *llantas Golf del 17*. */
const isOfWheel = /^(?:llant|lland|ruedas?$|rodes$|neumatic|pneumatic|tapacub|cubiert)/;

/** Years of two digits behind a car's name, in full: *Ibiza del 03*, *Kia Rio del diecisiete*. */
export function withWholeYears(
  vehicles: Pick<VehicleIndex, "names">,
  words: readonly string[],
): readonly string[] {
  const isCar = (word: string) => /^[a-z]{3,}$/.test(word) && vehicles.names.has(word) && !isFuel(word);
  const place = words.findIndex(
    (word, at) =>
      /^\d\d?$/.test(word) &&
      words[at - 1] === "del" &&
      words.slice(0, at - 1).some(isCar) &&
      !isMeasured(words[at + 1]),
  );
  if (place < 0 || words.some((word) => isOfWheel.test(word))) return words;
  // *Cero tres* is two words.
  const isSpelled = words[place] === "0" && /^\d$/.test(words[place + 1] ?? "");
  const year = isSpelled ? `0${words[place + 1]}` : (words[place] ?? "");
  if (!/^(?:[01]\d|2[0-6]|[89]\d)$/.test(year)) return words;
  return words.toSpliced(place, isSpelled ? 2 : 1, `${Number(year) < 80 ? "20" : "19"}${year}`);
}

function isMeasured(next = ""): boolean {
  return unitWords.has(next) || /^(?:cv|kw|hp|cm|km|octanos|x)$/.test(next);
}

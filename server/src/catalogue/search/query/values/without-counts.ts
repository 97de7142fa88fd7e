import type { VehicleIndex } from "../vehicle-index.ts";

/** After these, a number is a date, a size of clothes or a count: *del 98*, *talla 42*, *x 4*. */
const before = new Set("talla year ano any del x".split(" "));
/** *Pack de 4*, *set of 4*, *lote 10*. */
const packs = new Set("pack packs set sets juego juegos joc jocs lote paquete".split(" "));
const pieces = new Set("uds unidades unitats pcs pieces piezas peces".split(" "));
const isDisplacement = /^[0-6]\.\d$/;
const isPower = /^\d{2,3}(?:v|cv|ps|hp|bhp|kw)?$/;
const isWholeNumber = /^\d+$/;
const isYear = /^(?:19|20)\d\d$/;

/**
 * The words without numbers that measure nothing: powers, dates and counts, as in *1.8 tdci 115*, *pack de 4* and *del 98*.
 *
 * @param words all words of the query.
 * @param left those that are not understood yet; null in the place of others.
 */
export function withoutCounts(
  vehicles: VehicleIndex,
  words: readonly string[],
  left: readonly (string | null)[],
): (string | null)[] {
  const isOther = (word: string, place: number) => {
    const [last = "", previous = ""] = [words[place - 1], words[place - 2]];
    if (isDisplacement.test(word)) return isPower.test(words[place + 1] ?? "");
    if (!isWholeNumber.test(word)) return false;
    const isSpan = isYear.test(word) && [2, -2].some((step) => isYear.test(words[place + step] ?? ""));
    const next = words[place + 1] ?? "";
    const isCounted =
      packs.has(last === "de" || last === "of" ? previous : last) ||
      pieces.has(next) ||
      (next === "x" && !isWholeNumber.test(words[place + 2] ?? ""));
    const isOfEngine =
      isDisplacement.test(last) ||
      (/^[a-z]{3,}$/.test(last) && vehicles.words.has(last) && /\d/.test(previous));
    return (
      isSpan ||
      isCounted ||
      (isOfEngine && isPower.test(word)) ||
      (before.has(last) && !isWholeNumber.test(previous))
    );
  };
  return left.map((word, place) => (word !== null && isOther(word, place) ? null : word));
}

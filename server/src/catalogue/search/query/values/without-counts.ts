import { otherVehicles } from "../../trade-words/index.ts";
import { isPurpose } from "../../wording/index.ts";
import type { VehicleIndex } from "../vehicles/index.ts";

/** After these, a number is a date, a size of clothes or a count: *del 98*, *talla 42*, *x 4*. */
const before = new Set("talla year ano any del x".split(" "));
/** *Pack de 4*, *set of 4*, *lote 10*. */
const packs = new Set("pack packs set sets juego juegos joc jocs lote paquete".split(" "));
const pieces = new Set("uds unidades unitats pc pcs piece pieces pieza piezas peca peces".split(" "));
const isDisplacement = /^[0-6]\.\d$/;
const isPower = /^\d{2,3}(?:v|cv|ps|hp|bhp|kw)?$/;
const isWholeNumber = /^\d+$/;
/** A group of digits within a longer number. */
const isGroup = /^0\d+$/;
const isYear = /^(?:19|20)\d\d$/;

/** Units that measure no car: a Fiat 500 L is one, and *500 ml* are none. */
const goodsUnits = new Set("mg ml cl g gr kg cm mm gb mah".split(" "));

/** The words without counts and measures of goods: the 108 of *108 piezas* is no Peugeot. */
export function withoutPieces(words: readonly string[], left: readonly (string | null)[]): (string | null)[] {
  const isCounted = (next: string) => pieces.has(next) || goodsUnits.has(next);
  return left.map((word, place) =>
    word !== null && isWholeNumber.test(word) && isCounted(words[place + 1] ?? "") ? null : word,
  );
}

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
    // *Map sensor 1.4 turbo* tells the engine, not a pressure.
    if (isDisplacement.test(word))
      return isPower.test(words[place + 1] ?? "") || words[place + 1] === "turbo";
    if (!isWholeNumber.test(word)) return false;
    const isSpan = isYear.test(word) && [2, -2].some((step) => isYear.test(words[place + step] ?? ""));
    const next = words[place + 1] ?? "";
    const isCounted =
      packs.has(last === "de" || last === "of" ? previous : last) ||
      pieces.has(next) ||
      (next === "x" && !isWholeNumber.test(words[place + 2] ?? ""));
    // *Para un Defender 110* and *Terrano 2* tell the model, which may be unknown.
    // So does a small number behind a name: *Renault 12*.
    const isOfModel =
      otherVehicles.has(last) ||
      (vehicles.names.has(last) && (words.slice(0, place).some(isPurpose) || Number(word) <= 12));
    // *W 712/95* and *116 060 0033* are makers' numbers.
    const isOfNumber =
      (isWholeNumber.test(left[place - 1] ?? "") && /^[a-z]{1,4}$/.test(left[place - 2] ?? "")) ||
      isGroup.test(next) ||
      isGroup.test(last);
    const isOfEngine =
      isDisplacement.test(last) ||
      (/^[a-z]{3,}$/.test(last) && vehicles.words.has(last) && /\d/.test(previous));
    return (
      isSpan ||
      isCounted ||
      isOfModel ||
      isOfNumber ||
      (isOfEngine && isPower.test(word)) ||
      (before.has(last) && !isWholeNumber.test(previous))
    );
  };
  return left.map((word, place) => (word !== null && isOther(word, place) ? null : word));
}

import { digitAt, hasSpokenNumber, letterNamed, numberAt } from "../../wording/index.ts";
import type { VehicleIndex } from "../vehicles/index.ts";

/** What may follow a displacement without a name of the engine; nothing may as well. */
const isAfterEngine =
  /^(?:gasolina|diesel|gasoil|turbo|bencina|benzina|hibrido|automatico|valvulas|valvules|del?|y|i|con|amb|para|per|que|en)$/;

const isModelName = /^[a-z]{3,}$/;

/** Least power of a car in CV, as people add it to the displacement. */
const leastPower = 50;

/**
 * Writes the numbers of a vehicle in digits that were dictated without the name of its engine: *corsa ce uno tres* is a Corsa C 1.3,
 * *clio dos uno dos* a Clio 2 1.2, *sprinter tres trece* a Sprinter 313, *micra ka doce* a Micra K12.
 */
export function writeSpokenEngines(vehicles: VehicleIndex, words: readonly string[]): readonly string[] {
  if (!words.some((word) => vehicles.names.has(word)) || !hasSpokenNumber(words)) return words;
  const written: string[] = [];
  const isModel = (word = "") => isModelName.test(word) && vehicles.isModel(word);
  for (let place = 0; place < words.length; ) {
    const last = written.at(-1) ?? "";
    const isBehindModel = isModel(last);
    const isBehindCode =
      (/^[a-z]\d$/.test(last) && vehicles.names.has(last)) ||
      (/^(?:[a-z]?\d{1,2}|[a-z]|cilindros)$/.test(last) && written.some(isModel));
    const spokenYear = yearBeforeEngine(words, place);
    const year = written.some(isModel) ? spokenYear : null;
    const generation = isBehindModel
      ? generationAt(vehicles, words, place)
      : vehicles.names.has(last)
        ? letteredAt(vehicles, words, place)
        : null;
    const engine = isBehindModel || isBehindCode || isYear.test(last) ? displacementAt(words, place) : null;
    const type = generation || engine ? null : typeAfter(vehicles, words, place, last);
    const said = year ?? generation ?? engine ?? type;
    written.push(said?.text ?? words[place] ?? "");
    place += said?.count ?? 1;
  }
  return written;
}

type Said = { text: string; count: number };

const isYear = /^(?:19[5-9]|20[0-4])\d$/;

/** *Dos mil tres* before *uno nueve*. */
function yearBeforeEngine(words: readonly string[], place: number): Said | null {
  const number = /^(?:dos|mil)$/.test(words[place] ?? "") ? numberAt(words, place) : null;
  if (!number || !isYear.test(`${number.value}`) || !displacementAt(words, place + number.count)) return null;
  return { text: `${number.value}`, count: number.count };
}

/** The *dos* of *clio dos uno dos*, the *be seis* of *passat be seis uno nueve*, the *ka doce* of *micra ka doce*. */
function generationAt(vehicles: VehicleIndex, words: readonly string[], place: number): Said | null {
  const digit = digitAt(words, place);
  if (digit && displacementAt(words, place + 1)) return { text: `${digit}`, count: 1 };
  const lettered = letteredAt(vehicles, words, place);
  if (lettered) return lettered;
  const letter = letterNamed(words[place] ?? "");
  const code = letter === null ? null : numberAt(words, place + 1);
  const isCode = code && code.value >= 10 && vehicles.names.has(`${letter}${code.value}`);
  return isCode ? { text: `${letter}${code.value}`, count: 1 + code.count } : null;
}

/** A letter and a digit before a displacement: *be seis uno nueve*, *audi a tres uno nueve*. */
function letteredAt(vehicles: VehicleIndex, words: readonly string[], place: number): Said | null {
  const word = words[place] ?? "";
  const letter = /^[a-z]$/.test(word) ? word : letterNamed(word);
  const number = letter === null ? null : digitAt(words, place + 1);
  const isCode = number && displacementAt(words, place + 2) && vehicles.names.has(`${letter}${number}`);
  return isCode ? { text: `${letter}${number}`, count: 2 } : null;
}

/** *Uno nueve* at the end or before a fuel, a power or valves. */
function displacementAt(words: readonly string[], place: number): Said | null {
  const [litres, tenths] = [digitAt(words, place), digitAt(words, place + 1)];
  if (!litres || litres > 6 || tenths === null) return null;
  const next = words[place + 2];
  const isEnd = next === undefined || isAfterEngine.test(next);
  const number = isEnd ? null : numberAt(words, place + 2);
  const isNumbered =
    number !== null &&
    (number.value >= leastPower || /^(?:valvul[ae]s|uve|v)$/.test(words[place + 2 + number.count] ?? ""));
  return isEnd || isNumbered ? { text: `${litres}.${tenths}`, count: 2 } : null;
}

/** *Tres trece* behind the maker or the model that has a 313. */
function typeAfter(
  vehicles: VehicleIndex,
  words: readonly string[],
  place: number,
  last: string,
): Said | null {
  const digit = vehicles.names.has(last) ? digitAt(words, place) : null;
  const rest = digit ? numberAt(words, place + 1) : null;
  if (!rest || rest.value < 10 || rest.value > 99) return null;
  const text = `${digit}${rest.value}`;
  const isType = [text, `${text}d`].some((word) => vehicles.find([last, word])?.places.engine.includes(1));
  return isType ? { text, count: 1 + rest.count } : null;
}

import type { VehicleIndex } from "./vehicle-index.ts";

/** Begins the name of an engine behind its displacement. */
const isEngine =
  /^(?:tdi|sdi|tdci|hdi|bluehdi|dci|cdti|dti|jtd|multijet|crdi|cdi|td|tsi|tfsi|mpi|gdi|vti|gasolina|diesel|gasoil|benzina|petrol|turbo|cc|cm3)$/;
/** Behind these, the number is no displacement. */
const isOther =
  /^(?:km|kms|kg|kilos|euros?|eur|mm|w|vatios|watts?|rpm|vueltas|lumens?|lm|mah|a|amp\w*|nm|bar|unidades)$/;

/** Displacements that people round to hundreds of cubic centimetres, in litres: *fiesta 1400*, *1900 tdi*. */
export function withLitres(
  { isModel, names }: Pick<VehicleIndex, "isModel" | "names">,
  words: readonly string[],
): readonly string[] {
  // *SEAT 1500* is a car.
  const isCar = (word: string) => /^[a-z]{3,}$/.test(word) && isModel(word) && names.has(word);
  return words.flatMap((word, place) => {
    const [, litres, tenth] = /^([1-3])\.?(\d)00$/.exec(word) ?? [];
    if (litres === undefined || tenth === undefined) return [word];
    const [last = "", next = ""] = [words[place - 1], words[place + 1]];
    // 2000 is a year as well.
    const isMeant =
      isEngine.test(next) ||
      (isEngine.test(last) && next === "") ||
      (isCar(last) && word !== "2000" && !isOther.test(next));
    return isMeant && !(word === "2000" && !isEngine.test(next)) ? [`${litres}.${tenth}`] : [word];
  });
}

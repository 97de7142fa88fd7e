import { isSilent } from "../../wording/index.ts";
import type { VehicleIndex, VehicleMatch } from "./vehicle-index.ts";

/** Verbs that the vehicle follows which a part is to fit. */
const isFit =
  /^(?:fits?|valen?|valdrian?|sirven?|serviria|serveix|serveixen|val|va|van|monta|encajan?|compatibles?)$/;
/** Before the car that a part comes from, and before the one that it is for: *llantas del Mini en un BMW*. */
const isOrigin = /^(?:del?|dels|from|off)$/;
const isTarget = /^(?:en|in|on|onto|into|to|al|als)$/;

/** Words that may come between one of these words and the vehicle: *bé al* in *van bé al Toledo*. */
const isBetween = (word: string) => isSilent(word) || /^(?:be|bien|ok|una?|an?|the|my)$/.test(word);

/**
 * The vehicle that a part of another one is to fit: the second one in *does an alternator of a 206 fit a 307* and in *les llandes
 * del Mini en un BMW*; null if the query does not name two.
 *
 * @param isDoubtful whether a vehicle is named only by a word that may as well be a town or an everyday word: *tengo el manual
 *   del Golf en Ibiza*.
 */
export function fittedVehicle(
  vehicles: VehicleIndex,
  words: readonly string[],
  mayName: readonly (string | null)[],
  isDoubtful: (vehicle: VehicleMatch) => boolean,
): VehicleMatch | null {
  const isName = (from: number, to: number) =>
    words.slice(from, to).some((word, at) => mayName[from + at] !== null && isNameOrCode(vehicles, word));
  const behind = (place: number) => {
    if (!isName(0, place) || !isName(place + 1, words.length)) return null;
    const wanted = vehicles.find(mayName.map((word, at) => (at > place ? word : null)));
    if (!wanted || !isNamed(wanted)) return null;
    const start = Math.min(...Object.values(wanted.places).flat());
    if (!words.slice(place + 1, start).every(isBetween)) return null;
    const origin = vehicles.find(mayName.map((word, at) => (at < place ? word : null)));
    return origin && { wanted, origin };
  };
  const fit = words.findIndex((word) => isFit.test(word));
  const fits = fit < 0 ? null : behind(fit);
  if (fits && isNamed(fits.origin)) return fits.wanted;
  const from = words.findIndex((word, place) => isOrigin.test(word) && isName(place + 1, place + 3));
  if (from < 0) return null;
  const into = words.findIndex((word, place) => place > from + 1 && isTarget.test(word));
  const moved = into < 0 ? null : behind(into);
  return moved && !isDoubtful(moved.wanted) ? moved.wanted : null;
}

/** Whether a model is named, or a maker alone or with an engine: *BMW 116d*, *Mini*. */
function isNamed({ places: { maker, model } }: VehicleMatch): boolean {
  return model.length > 0 || maker.length > 0;
}

function isNameOrCode({ words, names }: VehicleIndex, word: string): boolean {
  return names.has(word) || words.has(word) || /^\d{3,4}$/.test(word);
}

import { trimWords } from "../../trade-words/index.ts";
import { isSilent } from "../../wording/index.ts";
import type { VehicleMatch } from "./vehicle-index.ts";

/** Lengths and heights of vans: *L2H1*. */
const isSizeOfVan = /^(?:l[1-4](?:h[1-3])?|h[1-3])$/;
/** Doors, seats, and a key's buttons. */
const isCounted = /^(?:puertas|portes|doors|plazas|places|seats?|seaters?|botones|botons|buttons?)$/;

/** Numbers of parts, behind which *x3* counts pieces and is no BMW: *HU7008Z x3*, *VKBA 3643 x2*. */
const isPartNumber = /^(?=.*[a-z])(?=.*\d\d)[a-z0-9]{5,}$|^\d{3,}$/;

/** Whether a number only counts doors, seats, buttons or pieces: the 5 of *Polo 5 puertas* is no generation. */
export function isCount(words: readonly (string | null)[], place: number): boolean {
  if (/^x[2-9]$/.test(words[place] ?? "")) return isPartNumber.test(words[place - 1] ?? "");
  return /^[2-9]$/.test(words[place] ?? "") && isCounted.test(words[place + 1] ?? "");
}

/** A letter alone is a trim only behind a model: *Golf R*, *X5 M*. */
const isLetter = /^[a-z]$/;

/**
 * Returns the places of words next to a vehicle's that tell its body or trim and filter nothing: *Mégane coupé*, *308 SW*, *Polo 5
 * puertas*, *A3 S line*.
 *
 * @param left words that have no meaning yet; null in the place of others.
 */
export function trimPlaces(
  words: readonly string[],
  left: readonly (string | null)[],
  { places }: VehicleMatch,
): number[] {
  const own = new Set(Object.values(places).flat());
  const trim: number[] = [];
  const take = (...at: number[]) => {
    for (const place of at) {
      own.add(place);
      trim.push(place);
    }
  };
  const readAt = (place: number) => {
    // The *s* of *S line* is silent elsewhere.
    if (left[place] === null && isSilent(words[place] ?? "")) own.add(place);
    const word = left[place] ?? "";
    if (word && isCount(words, place)) take(place, ...(left[place + 1] ? [place + 1] : []));
    else if (/^[2-9](?:p|dr)$/.test(word) || isSizeOfVan.test(word) || trimWords.has(word)) take(place);
    else if (isLetter.test(word) && own.has(place - 1)) take(place);
  };
  for (let place = 0; place < left.length; place++) if (own.has(place - 1)) readAt(place);
  for (let place = left.length - 1; place >= 0; place--) {
    if (!own.has(place) && own.has(place + 1) && !isLetter.test(left[place] ?? "")) readAt(place);
  }
  return trim;
}

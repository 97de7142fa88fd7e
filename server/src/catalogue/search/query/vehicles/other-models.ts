import { otherVehicles } from "../../trade-words/index.ts";
import type { LexiconVariant } from "../lexicon.ts";
import { powersAlone } from "./powers.ts";

/** Whether a code is the generation of a model that the shop does not know: *Corvette C5*, *Ford Granada Mk2*. */
export function isCodeOfOther(
  words: readonly (string | null)[],
  place: number,
  isKnown: (word: string) => boolean,
): boolean {
  const last = words[place - 1] ?? "";
  return /^[a-z]{0,2}\d{1,3}[a-z]?$/.test(words[place] ?? "") && otherVehicles.has(last) && !isKnown(last);
}

/**
 * Whether a chassis code beside a model's name is of a generation that the catalogue lacks, because it has others with such
 * codes: *SLK R170*. Rims have such codes as well: *R16*.
 *
 * @param places of the model's name.
 * @param names of the models that the name may mean.
 */
export function isOtherGeneration(
  words: readonly (string | null)[],
  places: readonly number[],
  names: () => string[],
  isKnown: (word: string) => boolean,
): boolean {
  const isJeep = (place: number) =>
    !places.includes(place + 1) && isOtherJeep.test(`${words[place]} ${words[place + 1]}`);
  if (places.some(isJeep)) return true;
  return places.some((place) =>
    [place - 1, place + 1].some((at) => {
      const word = words[at] ?? "";
      const [, letter, digits = ""] = /^([a-z])(\d{2,3})$/.exec(word) ?? [];
      if (letter === undefined || places.includes(at) || isRim.test(word)) return false;
      if (isKnown(word) || isKnown(digits)) return false;
      const isAlike = new RegExp(`[( ]${letter}\\d{${digits.length}}(?!\\w)`, "i");
      return names().some((name) => isAlike.test(name));
    }),
  );
}

/**
 * Older Jeeps. Their codes are two letters, which look like words, so they are only known one by one; a model on sale has its
 * code among its own places.
 */
const isOtherJeep = /^cherokee (?:xj|[kwz]j|wg)$|^wrangler (?:[tyj]j|jl)$/;

const isRim = /^r(?:1[2-9]|2[0-4])$/;

/** Whether a word tells a model with its generation, so that it is no everyday word: *mondeomk3*, *golf6*. */
export function tellsGeneration(word: string): boolean {
  return /^[a-z]{3,}\d$/.test(word);
}

/** Whether *o* or *y* is a conjunction before a number and not the first letter of a model: *650 y 400* is no Rexton Y400. */
export function isJointBeforeNumber(words: readonly (string | null)[], place: number): boolean {
  return /^[oy]$/.test(words[place] ?? "") && /^\d+$/.test(words[place + 1] ?? "");
}

/**
 * Whether a number behind a maker is a model that the catalogue lacks, not a power: *Peugeot 205*, *Seat 127*.
 *
 * @param models names of the maker's models.
 * @param variants its variants, with the words of their engines.
 */
export function isUnknownModel(
  number: string,
  models: readonly { name: string }[],
  variants: readonly (LexiconVariant & { words: ReadonlySet<string> })[],
): boolean {
  // Before it had classes, Mercedes-Benz called a model 190, and no *A 190*.
  if (number === "190" && models.some(({ name }) => /^Clase /.test(name))) return true;
  if (!/^\d{2,3}$/.test(number) || variants.some(({ words }) => words.has(number))) return false;
  // The models of a maker like Peugeot are numbers with a zero in the middle.
  const isLikeModels = /^\d0\d$/.test(number) && models.some(({ name }) => /^\d0\d\b/.test(name));
  const isPower = () =>
    powersAlone([number]).some(({ tests }) =>
      variants.some((variant) => tests.some((test) => test(variant))),
    );
  return isLikeModels || !isPower();
}

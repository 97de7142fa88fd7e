import type { SymptomReading } from "../symptoms/index.ts";
import { trimWords } from "../trade-words/index.ts";
import { isSilent, stemsOf, stemWord } from "../wording/index.ts";
import { chancePlace, doubtfulPlace } from "./chance-names.ts";
import type { Lexicon, Meaning } from "./create-lexicon.ts";
import type { AbsentBrand } from "./part-brands.ts";
import { type PartTypeMatch, readPartType } from "./parts/index.ts";
import type { PhraseIndex } from "./phrase-index.ts";
import { fittedVehicle, isCount, ownerOf, type VehicleMatch } from "./vehicles/index.ts";

/**
 * Finds the vehicle that the query names. If it names neither a part nor a symptom, a model's name that is there by chance
 * is no vehicle (`chance-names.ts`).
 */
export function readVehicle(
  lexicon: Lexicon,
  words: readonly string[],
  left: readonly (string | null)[],
  read: {
    taken: ReadonlySet<number>;
    partType: PartTypeMatch | null;
    symptom: SymptomReading | null;
    /** Beside a brand of parts, an everyday word is a model all the same: *kyb focus*. */
    absentBrands: readonly AbsentBrand[];
  },
): VehicleMatch | null {
  const isOfCars = read.partType !== null || read.symptom !== null || read.absentBrands.length > 0;
  let mayName = wordsOfVehicle(lexicon, words, left, { taken: read.taken, named: read.partType });
  for (;;) {
    const vehicle = likeliest(lexicon, words, mayName);
    const chance = isOfCars ? null : chancePlace(lexicon, words, vehicle);
    if (chance === null) return vehicle;
    // Another word may name a vehicle by chance as well: without Honda, *Honda CBR 600* is a Fiat 600.
    mayName = mayName.with(chance, null);
  }
}

/** The vehicle that a part shall fit, *does an alternator of a 206 fit a 307*; otherwise the one with the least doubtful name. */
function likeliest(
  { vehicles }: Lexicon,
  words: readonly string[],
  mayName: readonly (string | null)[],
): VehicleMatch | null {
  const found = vehicles.find(mayName);
  if (!found) return null;
  const wanted = fittedVehicle(vehicles, words, mayName, (one) => doubtfulPlace(words, one) !== null);
  if (wanted) return wanted;
  const doubtful = doubtfulPlace(words, found);
  const other = doubtful === null ? null : vehicles.find(mayName.with(doubtful, null));
  // The year of *Expert 2008* and the trim of *Spark GT* are no other models.
  const isTelling = (place: number) =>
    !/^(?:19|20)\d\d$/.test(words[place] ?? "") && !trimWords.has(words[place] ?? "");
  const isOther = other?.places.model.some(isTelling) && doubtfulPlace(words, other) === null;
  return other && isOther ? other : found;
}

/**
 * The words that may name a vehicle; null in the place of others. Words that belong to a part or to another thing are left
 * out. Stop words stay in, because some are models: *up*.
 */
function wordsOfVehicle(
  lexicon: Lexicon,
  words: readonly string[],
  left: readonly (string | null)[],
  { taken, named }: { taken: ReadonlySet<number>; named: PartTypeMatch | null },
): (string | null)[] {
  const { vehicles, partTypes, otherNames, sharesOnlyStem } = lexicon;
  const stems = stemsOf(words);
  // *150 cv* is no CV joint where another part is named.
  const isOfPart = (word: string, place: number) =>
    (!named || partTypes.owns(named.thing, stemWord(word))) &&
    vehicles.names.has(word) &&
    !sharesOnlyStem(word) &&
    partTypes.joins(stemWord(word), stems) &&
    !vehicles.isModelAfter(words, place);
  // *Door seal* is no BYD Seal.
  const others = named ? new Set<number>() : placesOfAll(otherNames, stemsOf(left));
  return words.map((word, place) => {
    if (isSilent(word) && !taken.has(place)) return word;
    const isOther =
      isOfPart(word, place) ||
      isYearOfUnknown(lexicon, words, place) ||
      isCount(words, place) ||
      ownerOf(vehicles, words, place) === "part" ||
      others.has(place);
    return isOther ? null : (left[place] ?? null);
  });
}

/** The places of all names in a query: *steering angle sensor, clock spring* has two. */
function placesOfAll(index: PhraseIndex, stems: readonly (string | null)[]): Set<number> {
  const places = new Set<number>();
  const open = () => stems.map((stem, place) => (places.has(place) ? null : stem));
  for (let found = index.find(open()); found && found.places.length > 0; found = index.find(open())) {
    for (const place of found.places) places.add(place);
  }
  return places;
}

/** Whether a number is the year of a model that is not known: *para un cors de 2008* asks for no Peugeot 2008. */
function isYearOfUnknown({ knows, isVague }: Lexicon, words: readonly string[], place: number): boolean {
  const [previous = "", last = ""] = [words[place - 2], words[place - 1]];
  return (
    /^20\d\d$/.test(words[place] ?? "") &&
    /^(?:del?|from)$/.test(last) &&
    previous !== "" &&
    (!knows(previous) || isVague(previous))
  );
}

/**
 * Reads the part type without vehicles' names that only look like a part's, and without a model behind its maker, unless a
 * part's name goes on behind it: *dacia spring* is a car, *chevrolet spark plugs* are plugs. A part that is named by a
 * model's name alone gives way to what other words name: *pastillas leaf* are for the Leaf.
 */
export function readPartOfVehicle(
  lexicon: Lexicon,
  words: readonly (string | null)[],
  all: readonly string[],
  context: { isJoint: boolean; meaning: Meaning | null },
): PartTypeMatch | null {
  const { vehicles } = lexicon;
  const spoken = words.map((word, place) =>
    word !== null && (lexicon.sharesOnlyStem(word) || ownerOf(vehicles, all, place) === "vehicle")
      ? null
      : word,
  );
  const found = readPartType(lexicon, spoken, all, context);
  if (!found) return null;
  const without = (isLeftOut: (place: number) => boolean) =>
    readPartType(
      lexicon,
      spoken.map((word, place) => (isLeftOut(place) ? null : word)),
      all,
      context,
    );
  const isOfMaker = (place: number) => vehicles.isModelAfter(all, place) && !found.places.includes(place + 1);
  if (found.places.some(isOfMaker)) return without(isOfMaker);
  const isModel = (place: number) => vehicles.isModel(all[place] ?? "");
  return !found.isName && found.places.length > 0 && found.places.every(isModel)
    ? (without(isModel) ?? found)
    : found;
}

/**
 * Whether the word at a place belongs to a vehicle although it looks like a part's: it only shares its stem with one, or is a
 * model behind its maker, and stands elsewhere as well: *spark plugs for a chevrolet spark*.
 */
export function isOfVehicle(
  { vehicles, sharesOnlyStem }: Lexicon,
  words: readonly string[],
  place: number,
): boolean {
  const word = words[place] ?? "";
  const isTwice = words.some((other, at) => at !== place && stemWord(other) === stemWord(word));
  return sharesOnlyStem(word) || (isTwice && vehicles.isModelAfter(words, place));
}

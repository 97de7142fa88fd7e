import type { SymptomReading } from "../symptoms/index.ts";
import { otherVehicles, trimWords, wordsFromElsewhere } from "../trade-words/index.ts";
import { handOf, isSilent, placeOf, stemsOf, stemWord } from "../wording/index.ts";
import type { Lexicon, Meaning } from "./create-lexicon.ts";
import type { AbsentBrand } from "./part-brands.ts";
import { type PartTypeMatch, readPartType } from "./parts/index.ts";
import { isCount, type VehicleMatch } from "./vehicles/index.ts";

/** Names of makers and models that are everyday words as well. */
const everydayNames = new Set(
  `alto bravo captur caliber city combo compass daily delta discovery doblo due escape expert focus fox fusion galaxy idea insignia jazz journey
  junior man master mg mini mustang nitro note orlando outlander panda partner primera puma punto ranger rapid scala seal smart soul spark
  spring tipo voyager`.split(/\s+/),
);

/** Models called like towns and feasts: *hoteles en Ibiza*, *fiesta balloons*. */
const namesElsewhere = new Set("altea arosa cordoba fiesta ibiza leon malaga polo toledo".split(" "));

const isNoun = /^[a-z]{4,}$/;

/**
 * Returns the place of the only word that names a vehicle, if the other words show that no vehicle is meant: *pelotas de
 * golf*, *delivery note*; otherwise null. If the name is an everyday word, as *note* is, any other word with a meaning shows
 * that, unless the others name a category, as in *rodamiento partner*; if it is a town's, two words do. Otherwise, only words
 * from outside the car trade do, such as *pelotas*; a maker alone is ruled out by them also beside a year or an engine, because
 * *Honda CB500X 2019* is a motorcycle.
 */
function chancePlace(
  { categories, isName }: Lexicon,
  words: readonly string[],
  vehicle: VehicleMatch | null,
): number | null {
  if (!vehicle) return null;
  const { maker, model, engine } = vehicle.places;
  const [place] = [...maker, ...model, ...engine];
  const name = words[place ?? -1];
  if (place === undefined || name === undefined || maker.length + model.length > 1) return null;
  const others = words.filter((_word, at) => at !== place);
  const isAlone = maker.length + model.length + engine.length === 1;
  const isOther = others.some((word) => wordsFromElsewhere.has(word));
  const isMaker = maker.length === 1 && model.length === 0;
  if (isOther && (isAlone || isMaker)) return place;
  if (!isAlone) return null;
  const isTelling = (word: string) => !(isSilent(word) || placeOf.has(word) || handOf.has(word));
  const isUnlikeCars = (word: string) =>
    isNoun.test(word) && isTelling(word) && !trimWords.has(word) && !isName(word);
  const isEveryday =
    (everydayNames.has(name) && others.some(isTelling)) ||
    (namesElsewhere.has(name) && others.filter(isUnlikeCars).length >= 2);
  return isEveryday && !categories.find(stemsOf(others)) ? place : null;
}

/**
 * Finds the vehicle that the query names. If it names neither a part nor a symptom, a model's name that is there by chance
 * is no vehicle.
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
    const vehicle = lexicon.vehicles.find(mayName);
    const chance = isOfCars ? null : chancePlace(lexicon, words, vehicle);
    if (chance === null) return vehicle;
    // Another word may name a vehicle by chance as well: without Honda, *Honda CBR 600* is a Fiat 600.
    mayName = mayName.with(chance, null);
  }
}

/**
 * The words that may name a vehicle; null in the place of others. Words that belong to a part or to another thing are left
 * out. Stop words stay in, because some are models: *up*.
 */
function wordsOfVehicle(
  { vehicles, partTypes, otherNames, sharesOnlyStem }: Lexicon,
  words: readonly string[],
  left: readonly (string | null)[],
  { taken, named }: { taken: ReadonlySet<number>; named: PartTypeMatch | null },
): (string | null)[] {
  const stems = stemsOf(words);
  // *150 cv* is no CV joint where another part is named.
  const isOfPart = (word: string, place: number) =>
    (!named || partTypes.owns(named.thing, stemWord(word))) &&
    vehicles.names.has(word) &&
    !sharesOnlyStem(word) &&
    partTypes.joins(stemWord(word), stems) &&
    !vehicles.isModelAfter(words, place);
  // *Door seal* is no BYD Seal.
  const other = named ? null : otherNames.find(stemsOf(left));
  return words.map((word, place) => {
    if (isSilent(word) && !taken.has(place)) return word;
    const isOther =
      isOfPart(word, place) ||
      isCount(words, place) ||
      isOfBattery(words, place) ||
      other?.places.includes(place);
    return isOther ? null : (left[place] ?? null);
  });
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
    word !== null &&
    (lexicon.sharesOnlyStem(word) || isSeatCar(vehicles, all, place) || isTrim(vehicles, all, place))
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

/** Whether a word is a battery's type, as in *Varta E11*, and no chassis code. */
function isOfBattery(words: readonly string[], place: number): boolean {
  return /^[a-z]\d{1,2}$/.test(words[place] ?? "") && words.slice(0, place).includes("varta");
}

/** Whether *sport* belongs to the car: *Shogun Sport fuel filter*, *E46 M Sport*. */
function isTrim({ names }: Lexicon["vehicles"], words: readonly string[], place: number): boolean {
  const last = words[place - 1] ?? "";
  return words[place] === "sport" && (names.has(last) || last === "m");
}

/** Whether a word is the maker before a model, and nothing to sit on: *tapa delco Seat 131*. */
function isSeatCar(vehicles: Lexicon["vehicles"], words: readonly string[], place: number): boolean {
  const next = words[place + 1] ?? "";
  const isCar = () =>
    vehicles.isModelAfter(words, place + 1) || otherVehicles.has(next) || /^\d{3}$/.test(next);
  return words[place] === "seat" && isCar();
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

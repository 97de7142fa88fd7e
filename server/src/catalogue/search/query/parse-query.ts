import type { NotationReading } from "../notations/index.ts";
import type { SymptomReading } from "../symptoms/index.ts";
import { isJoint, isSilent, isStopWord, sideNamed, stemsOf, stemWord } from "../wording/index.ts";
import type { Lexicon, Meaning } from "./create-lexicon.ts";
import {
  isContradicted,
  isDescription,
  isEquipment,
  isInOtherName,
  lackedPlaces,
  withoutDoubtful,
} from "./doubts/index.ts";
import { type AbsentBrand, findAbsentBrands, findBrand } from "./part-brands.ts";
import {
  findPosition,
  freePlaces,
  joinedPartType,
  namedBeside,
  ownPosition,
  type PartTypeMatch,
} from "./parts/index.ts";
import type { PhraseMatch } from "./phrase-index.ts";
import { isOfVehicle, readPartOfVehicle, readVehicle } from "./read-vehicle.ts";
import { readMeant } from "./set-aside/index.ts";
import { only, takerOf } from "./spans.ts";
import { type Correction, withoutVoid } from "./spelling/index.ts";
import { isNamedBeside, symptomBeside } from "./symptom-beside.ts";
import { isDue, isOfLine, isTold } from "./told-notations.ts";
import { unknownPlaces } from "./unknown-places.ts";
import { type PriceRange, readPrice, type ValueAlias, withoutCounts, withoutPieces } from "./values/index.ts";
import { trimPlaces, type VehicleMatch } from "./vehicles/index.ts";
import { type MeantWords, maxLength, readWords } from "./words/index.ts";

/** Meanings of a query, each with the positions of its words. */
export type ParsedQuery = {
  /** Words of the query, folded and corrected. */
  words: string[];
  partType: PartTypeMatch | null;
  /** A second part type, beside the first: *embrague con volante*. */
  also: PhraseMatch | null;
  /**
   * Only when neither a part type nor a symptom is named: the cause of *se calienta el motor* may be a part of another
   * category than engines.
   */
  category: PhraseMatch | null;
  /** What a driver notices, unless its words name a part. */
  symptom: SymptomReading | null;
  /** Codes of the trade that are no attribute's value in the catalogue. */
  notations: NotationReading[];
  brand: { id: number; places: number[] } | null;
  /** Brands of parts that the catalogue lacks. */
  absentBrands: AbsentBrand[];
  vehicle: VehicleMatch | null;
  /** Words for the vehicle's body and trim, which filter nothing. */
  trim: { places: number[] } | null;
  values: ValueAlias[];
  position: { code: "front" | "rear"; places: number[] } | null;
  side: { code: "left" | "right"; places: number[] } | null;
  price: PriceRange | null;
  /** The first tyre size, whether or not attributes express it. */
  tyreSize: NotationReading | null;
  corrections: Correction[];
  /** Positions of words without a meaning. */
  unknown: number[];
};

/**
 * Parses a query into part type, vehicle, brand and measures (product decisions §4). An unknown word is corrected if a
 * known one is one typo away; remaining words are reported, never dropped silently.
 */
export function parseQuery(lexicon: Lexicon, query: string): ParsedQuery {
  return readMeant(query.slice(0, maxLength), (text) => parseText(lexicon, text));
}

function parseText(lexicon: Lexicon, query: string): ParsedQuery {
  const spelled = readWords(lexicon, query, true);
  const guessed = parseWords(lexicon, spelled);
  if (!spelled.hasGuess) return guessed;
  // That a word is a typo of another thing is too little to rule out a part with two words, or a part for a vehicle.
  const parsed = parseWords(lexicon, readWords(lexicon, query, false));
  const isCertain = parsed.vehicle !== null || (parsed.partType?.places.length ?? 0) > 1;
  return isCertain ? parsed : guessed;
}

function parseWords(lexicon: Lexicon, { words, readings, corrections }: MeantWords): ParsedQuery {
  const left = audibleWords(lexicon, words, readings);
  const lacked = lackedPlaces(lexicon, words);
  /** Words that are not understood yet, without those for features that the part must not have. */
  const wantedWords = () => left.map((word, place) => (lacked.has(place) ? null : word));
  const { taken, take, takeAll } = takerOf(left);
  const price = take(readPrice(words));
  const brand = take(findBrand(lexicon, left));
  const absentBrands = takeAll(findAbsentBrands(lexicon, left, false));
  const meaning = meaningOf(lexicon, readings);
  const named = readPartOfVehicle(lexicon, wantedWords(), words, { isJoint: words.some(isJoint), meaning });
  const symptom = take(symptomBeside(lexicon, named, words, readings));
  const partType = isNamedBeside(lexicon, named, symptom, words) ? named : null;
  let also: PhraseMatch | null = null;
  const values: ValueAlias[] = [];
  const readValues = (found: ValueAlias[]) => values.push(...takeAll(found));
  const own: NotationReading[] = [];
  /** A code that an attribute expresses is no reading of its own; its other words belong to the attribute. */
  const takeNotations = (isAfterVehicle: boolean) => {
    const due = readings.filter((one) => isDue(one, isAfterVehicle, partType));
    own.push(...due.filter((one) => isTold(one, symptom) && !one.places.some((place) => taken.has(place))));
    takeAll(due);
  };
  if (partType) {
    const { thing, isGuess } = partType;
    const free = isGuess ? [] : freePlaces(lexicon, wantedWords(), partType);
    const isNoPlace = (place: number) => !free.includes(place);
    const spoken = withoutEngine(lexicon, wantedWords());
    take({ places: partType.places.filter(isNoPlace) });
    readValues(lexicon.values.find(thing.id, withValueOfName(lexicon, partType, spoken, left), words));
    // The 6 of *6PK1070* can only be the ribs, although numbers elsewhere may belong to the vehicle.
    for (const { notation, places } of readings) {
      // Of *llantas 205/55 R16*, the wheel has only the rim.
      const spoken = notation.isTyreSize ? places.slice(-1) : places;
      if (!notation.isAfterVehicle) readValues(lexicon.values.findCoded(thing.id, only(left, spoken)));
    }
    if (!isGuess) {
      // *Filtro aceite, filtro aire*: each has its own head.
      if (hasHeadTwice(words, partType)) also = take(namedBeside(lexicon, wantedWords(), words, partType));
      also ??= take(joinedPartType(lexicon, wantedWords(), words, partType));
      const places = lexicon.partTypes.placesOf(thing, stemsOf(wantedWords()));
      const isOwn = (place: number) => isNoPlace(place) && !isOfVehicle(lexicon, words, place);
      take({ places: places.filter(isOwn) });
      also ??= take(namedBeside(lexicon, wantedWords(), words, partType));
    }
    if (also?.thing === thing) also = null;
    if (also) take({ places: ownPlaces(lexicon, left, wantedWords(), also) });
  } else if (meaning?.isCategory && isAbout(lexicon, left, meaning)) {
    readValues(valuesOfAny(lexicon, lexicon.values.partTypesSized(left), left, words));
  }
  takeNotations(false);
  const read = { taken, partType, symptom, absentBrands };
  const vehicle = readVehicle(lexicon, words, withoutPieces(words, left), read);
  takeAll(Object.values(vehicle?.places ?? {}).map((places) => ({ places })));
  const bare = withoutCounts(lexicon.vehicles, words, left);
  if (partType) readValues(lexicon.values.findBare(partType.thing.id, bare, words));
  takeNotations(true);
  const position = ownPosition(words, partType, take(findPosition(words, left)));
  const side = take(findWord(left, (word) => sideNamed(word, words)));
  const isEngine = ({ written }: NotationReading) => vehicle !== null && isDisplacement.test(written);
  const told = own.filter((one) => !(isEngine(one) || isOfLine(one, absentBrands)));
  const about = partType ? null : take(readCategory(lexicon, wantedWords(), words, { meaning, symptom }));
  if (about) take({ places: lexicon.categories.placesOf(about.thing, stemsOf(left)) });
  const trim = vehicle ? take({ places: trimPlaces(words, left, vehicle) }) : null;
  const ofCars = partType ?? about ?? vehicle ?? own[0];
  if (ofCars) absentBrands.push(...takeAll(findAbsentBrands(lexicon, left, true)));
  const unknown = unknownPlaces(words, left, symptom, lacked);
  return withoutDoubtful(lexicon, {
    ...{ partType, also, brand, absentBrands, vehicle, trim, values, notations: told },
    ...{ symptom, position, side, price, unknown },
    ...withoutVoid(words, corrections, unknown),
    ...{ category: symptom ? null : about, tyreSize: tyreSizeIn(readings) },
  });
}

/** A content that is the displacement of an engine: *1.5l Octavia*. */
const isDisplacement = /^[0-6]\.\d l$/;

/** Places of a part's words, without those that say where on the vehicle it goes. */
function ownPlaces(
  lexicon: Lexicon,
  left: readonly (string | null)[],
  wanted: readonly (string | null)[],
  part: PhraseMatch,
): number[] {
  const free = freePlaces(lexicon, left, part);
  return lexicon.partTypes.placesOf(part.thing, stemsOf(wanted)).filter((place) => !free.includes(place));
}

function tyreSizeIn(readings: readonly NotationReading[]): NotationReading | null {
  return readings.find(({ notation }) => notation.isTyreSize) ?? null;
}

function hasHeadTwice(words: readonly string[], { places }: PartTypeMatch): boolean {
  const head = stemWord(words[Math.min(...places)] ?? "");
  return words.filter((word) => stemWord(word) === head).length > 1;
}

/** The words that name something; null in the place of others. */
function audibleWords(
  { partTypes }: Lexicon,
  words: readonly string[],
  readings: readonly NotationReading[],
): (string | null)[] {
  const coded = new Set(readings.flatMap(({ places }) => places));
  const said = stemsOf(words);
  // *Cambio* is a gearbox beside *cable*, and a verb elsewhere.
  const isMute = (word: string) =>
    isSilent(word) && (isStopWord(stemWord(word)) || !partTypes.joins(stemWord(word), said));
  // The *l* of *5 l* is a litre, not an article.
  return words.map((word, place) => (isMute(word) && !coded.has(place) ? null : word));
}

/** Returns the meaning of the first code in the query that has one. */
function meaningOf({ meanings }: Lexicon, readings: readonly NotationReading[]): Meaning | null {
  for (const { notation } of readings) {
    const meaning = notation.means === null ? undefined : meanings.get(notation.means);
    if (meaning) return meaning;
  }
  return null;
}

/** Values of attributes that several part types share. */
function valuesOfAny(
  lexicon: Lexicon,
  partTypeIds: readonly number[],
  left: readonly (string | null)[],
  words: readonly string[],
): ValueAlias[] {
  const found: ValueAlias[] = [];
  for (const id of partTypeIds) {
    for (const value of lexicon.values.find(id, left, words)) {
      const isKnown = ({ attributeId, places }: ValueAlias) =>
        attributeId === value.attributeId || places.some((place) => value.places.includes(place));
      if (!found.some(isKnown)) found.push(value);
    }
  }
  return found;
}

/** Whether no other category is named: *cadenas 205/55 R16* are no tyres. */
function isAbout({ categories }: Lexicon, left: readonly (string | null)[], { thing }: Meaning): boolean {
  const named = categories.find(stemsOf(left));
  return !named || named.thing.id === thing.id;
}

/** A *kit* alone names no category: *kit GLP* and *HID kit* are of other things. */
const isKit = /^kits?$/;

/** Returns the named category, unless its words are in the name of something else; otherwise the one that a code names. */
function readCategory(
  lexicon: Lexicon,
  left: readonly (string | null)[],
  words: readonly string[],
  { meaning, symptom }: { meaning: Meaning | null; symptom: SymptomReading | null },
): PhraseMatch | null {
  const stems = stemsOf(left);
  const named = lexicon.categories.find(stems);
  const isOther =
    named &&
    (named.places.every((place) => isKit.test(words[place] ?? "")) ||
      isDescription(words, named.places) ||
      isEquipment(words, left, named.places) ||
      isInOtherName(lexicon, lexicon.categories, { words: left, all: words }, named) ||
      isContradicted(lexicon, lexicon.categories, named.thing, { words: left, all: words }));
  if (named && (symptom || !isOther)) return named;
  if (named || !meaning?.isCategory) return null;
  return { thing: meaning.thing, places: [], score: 0, isName: false };
}

function findWord<Code>(words: readonly (string | null)[], look: (word: string) => Code | undefined) {
  for (const [place, word] of words.entries()) {
    const code = word === null ? undefined : look(word);
    if (code !== undefined) return { code, places: [place] };
  }
  return null;
}

/**
 * Leaves out the displacement beside an engine's name, because the 1.9 of *1.9 TDI* is no measure, and the fuel behind a car's
 * name, because *elèctrica* in *mirall d'una Kangoo elèctrica* describes the car and not the mirror.
 */
function withoutEngine({ vehicles }: Lexicon, words: readonly (string | null)[]): (string | null)[] {
  const isEngine = (word: string | null = null) =>
    word !== null && /^[a-z]{2,}$/.test(word) && vehicles.words.has(word) && !vehicles.names.has(word);
  const isDrive = (word: string, place: number) =>
    /^(?:electrica|hibrida)$/.test(word) && vehicles.words.has(words[place - 1] ?? "");
  return words.map((word, place) =>
    word !== null && ((/^\d\.\d$/.test(word) && isEngine(words[place + 1])) || isDrive(word, place))
      ? null
      : word,
  );
}

/**
 * The words from which values of the part are read: those outside its name, and those of a synonym without which the part is
 * still named. *Cobre* in *grasa de cobre* is a value as well; *alternador* in *correa de alternador* is none.
 */
function withValueOfName(
  { partTypes }: Lexicon,
  { thing, places }: PartTypeMatch,
  spoken: readonly (string | null)[],
  left: readonly (string | null)[],
): (string | null)[] {
  const stems = stemsOf(spoken);
  const own = places.filter((place) => !partTypes.isOfName(thing, stems[place] ?? ""));
  const without = stems.map((stem, place) => (own.includes(place) ? null : stem));
  const isSame = own.length > 0 && partTypes.find(without)?.thing === thing;
  return spoken.map((word, place) => (left[place] !== null || (isSame && own.includes(place)) ? word : null));
}

import { isFromElsewhere, trimWords } from "../trade-words/index.ts";
import { handOf, isSilent, placeOf, stemsOf } from "../wording/index.ts";
import type { Lexicon } from "./create-lexicon.ts";
import { tellsGeneration, type VehicleMatch } from "./vehicles/index.ts";

/** Names of makers and models that are everyday words as well. */
const everydayNames = new Set(
  `alto bravo caliber city combo compass daily delta discovery doblo due escape expert focus fox fusion galaxy idea insignia jazz journey
  junior man master mg mini mustang nitro note orlando outlander panda partner primera puma punto ranger rapid scala seal smart soul spark
  spring tipo voyager`.split(/\s+/),
);

/** Models that are called like towns, feasts and painters. */
const townNames = new Set(
  "alhambra altea arosa cordoba fiesta ibiza leon malaga picasso polo toledo".split(" "),
);

/** A vehicle whose maker or model is named by one word, and the other words of the query. */
type Naming = {
  lexicon: Lexicon;
  name: string;
  /** The word before the name. */
  last: string;
  others: readonly string[];
  /** Whether no other word names the vehicle, such as its engine or year. */
  isAlone: boolean;
  /** Whether the word names a maker, but not a model. */
  isMaker: boolean;
};

type ChanceRule = {
  reason: string;
  /** Query that names no vehicle by the rule. */
  example: string;
  /** A similar query that names a vehicle. */
  unlike: string;
  holds(naming: Naming): boolean;
};

/** What shows that a vehicle's name is there by chance. One rule is enough. The tests read the examples. */
export const chanceRules: readonly ChanceRule[] = [
  {
    reason: "a word is from outside the car trade",
    example: "pelotas de golf",
    unlike: "volkswagen golf pelotas",
    // *My 206* is a car, whatever holds its bonnet up.
    holds: ({ isAlone, others, last, name }) =>
      isAlone && hasOtherThing(others) && !(isOwner.test(last) && !everydayNames.has(name)),
  },
  {
    reason: "a maker's motorcycle, also with its year",
    example: "honda cb500x 2019",
    unlike: "honda 2019",
    holds: ({ isMaker, others }) => isMaker && hasOtherThing(others),
  },
  {
    reason: "the name is an everyday word, and the others have a meaning, but name no category",
    example: "delivery note",
    unlike: "rodamientos note",
    holds: ({ lexicon, name, others, isAlone }) =>
      isAlone &&
      everydayNames.has(name) &&
      others.some(isTelling) &&
      !(namesCategory(lexicon, others) || namesOpening(others)),
  },
  {
    reason: "the name is a town's or a feast's, and two others are nouns that are not used of cars",
    example: "vuelos madrid ibiza",
    unlike: "vuelos ibiza",
    holds: ({ lexicon, name, others, isAlone }) => {
      const nouns = others.filter((word) => isNoun.test(word) && isTelling(word) && !isOfCars(lexicon, word));
      return isAlone && townNames.has(name) && nouns.length >= 2 && !namesCategory(lexicon, others);
    },
  },
  {
    reason: "a town is where somebody or something is",
    example: "tienda en ibiza",
    unlike: "tienda ibiza",
    holds: ({ lexicon, name, last, others, isAlone }) =>
      isAlone && isTownAfter(last, name) && others.some(isTelling) && !namesCategory(lexicon, others),
  },
];

/** Returns the place of the only word that names a vehicle's maker or model, if it is there by chance (`chanceRules`); otherwise null. */
export function chancePlace(
  lexicon: Lexicon,
  words: readonly string[],
  vehicle: VehicleMatch | null,
): number | null {
  if (!vehicle) return null;
  const { maker, model, engine } = vehicle.places;
  const [place] = [...maker, ...model, ...engine];
  const name = words[place ?? -1];
  if (place === undefined || name === undefined || maker.length + model.length > 1) return null;
  const naming: Naming = {
    lexicon,
    name,
    last: words[place - 1] ?? "",
    others: words.filter((_word, at) => at !== place),
    isAlone: maker.length + model.length + engine.length === 1 && !tellsGeneration(name),
    isMaker: maker.length === 1 && model.length === 0,
  };
  return chanceRules.some(({ holds }) => holds(naming)) ? place : null;
}

/**
 * Returns the place of an everyday word, or of a town after *en* or *to*, that alone names a vehicle, so that another vehicle in the
 * query is likelier: *my mot is due on the 2012 Fiesta*, *estoy en Málaga y busco para mi Toledo*.
 */
export function doubtfulPlace(words: readonly string[], vehicle: VehicleMatch): number | null {
  const { maker, model } = vehicle.places;
  const [place, ...others] = [...maker, ...model];
  if (place === undefined || others.length > 0) return null;
  const name = words[place] ?? "";
  return everydayNames.has(name) || isTownAfter(words[place - 1] ?? "", name) ? place : null;
}

function isTownAfter(last: string, name: string): boolean {
  return townNames.has(name) && /^(?:en|a|desde|des|in|to|from|near)$/.test(last);
}

const isNoun = /^[a-z]{4,}$/;

function hasOtherThing(words: readonly string[]): boolean {
  return words.some((word) => isFromElsewhere(word));
}

/** Whether a word has a meaning, and not only that of a side or an end of the vehicle. */
function isTelling(word: string): boolean {
  return !(isSilent(word) || placeOf.has(word) || handOf.has(word));
}

function isOfCars({ isName }: Lexicon, word: string): boolean {
  return trimWords.has(word) || isName(word);
}

const isOwner = /^(?:my|mi|meu|meva|our|nuestro|nostre)$/;

const isOpening =
  /^(?:puertas?|portes?|doors?|ventan(?:illa)?s?|finestr\w+|windows?|windscreen|lun(?:et)?as?|llun(?:et)?a)$/;

/** Whether a door or a window at some place of the vehicle is named: *driver window panda*. */
function namesOpening(words: readonly string[]): boolean {
  return (
    words.some((word) => isOpening.test(word)) && words.some((word) => placeOf.has(word) || handOf.has(word))
  );
}

function namesCategory({ categories }: Lexicon, words: readonly string[]): boolean {
  return categories.find(stemsOf(words)) !== null;
}

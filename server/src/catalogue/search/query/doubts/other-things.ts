import { isFromElsewhere, otherHeads } from "../../trade-words/index.ts";
import { isJoint, isLacking, stemsOf } from "../../wording/index.ts";
import type { Lexicon } from "../create-lexicon.ts";
import type { NamedEntity } from "../lexicon.ts";
import type { PhraseIndex } from "../phrase-index.ts";
import { tellsGeneration } from "../vehicles/index.ts";

/** Words of a query; null in the place of those that cannot name anything. */
export type Words = readonly (string | null)[];

/** A word beside the name of a part or category. */
type Beside = {
  lexicon: Lexicon;
  index: PhraseIndex;
  thing: NamedEntity;
  word: string;
  /** Place of the word among all. */
  place: number;
  all: readonly string[];
  /** Place of the first word like *con*, *y* or *sin*; -1 if there is none. */
  joint: number;
};

type BesideRule = {
  reason: string;
  /** Query in which the rule decides about a word. */
  example: string;
  /** Whether the word says that something else is meant than what is named. */
  isOther: boolean;
  holds(beside: Beside): boolean;
};

const isNumber = /^\d+$/;
const isRelative = /^(?:que|q|that|which)$/;
const isLength = /^\d+ ?(?:mm|cm|m)(?: |$)/;
const isCaravan = /^caravan/;
const isVehicle =
  /^(?:moto|bici|bike|scooter|ciclo|tractor|barc|boat|quad|patinet|avio|juguet|jogu|toy|remolq)/;

/**
 * What a word beside the name of a part or category says. The first rule that holds decides; a word for which none holds says
 * nothing. The tests read the examples.
 */
export const besideRules: readonly BesideRule[] = [
  {
    reason: "a word that is counted is a measure",
    example: "alternador 4 cables",
    isOther: false,
    holds: ({ all, place }) => isNumber.test(all[place - 1] ?? ""),
  },
  {
    reason: "a model after its maker is a vehicle",
    example: "dacia spring alternador",
    isOther: false,
    holds: ({ lexicon, all, place }) => lexicon.vehicles.isModelAfter(all, place),
  },
  {
    reason: "a word of the name contradicts nothing",
    example: "tubos y manguitos",
    isOther: false,
    holds: ({ index, thing, word }) => index.spells(thing, word),
  },
  {
    reason: "another kind of vehicle has parts of its own, also beside a car",
    example: "pastillas moto volkswagen golf",
    isOther: true,
    holds: ({ word }) =>
      isFromElsewhere(word) && !isCaravan.test(word) && (/\d/.test(word) || isVehicle.test(word)),
  },
  {
    reason: "a caravan without a car is another vehicle",
    example: "faro caravana",
    isOther: true,
    holds: ({ lexicon, word, all }) =>
      isFromElsewhere(word) &&
      isCaravan.test(word) &&
      !all.some((other) => lexicon.vehicles.names.has(other)),
  },
  {
    reason: "a word from outside the car trade, where no car is named, is of something else",
    example: "tambor de lavadora",
    isOther: true,
    holds: ({ lexicon, word, all }) =>
      isFromElsewhere(word) && !isCaravan.test(word) && !namesCar(lexicon, all),
  },
  {
    reason: "what a part does is told behind *que* or *that*",
    example: "faro que no pite el airbag",
    isOther: false,
    holds: ({ index, thing, place, all }) => {
      const that = all.findIndex((word) => isRelative.test(word));
      return that > 0 && place > that && all.slice(0, that).some((word) => index.spells(thing, word));
    },
  },
  {
    reason: "a piece that is measured belongs to the part",
    example: "alternador cable 90 cm",
    isOther: false,
    holds: ({ all, place }) =>
      [place - 2, place + 1].some((start) => isLength.test(`${all[start]} ${all[start + 1]}`)),
  },
  {
    reason: "a piece after *con*, *y* or *sin* is one that the part comes with or lacks, or a second part",
    example: "alternador con tapa",
    isOther: false,
    holds: ({ place, joint }) => joint >= 0 && place >= joint,
  },
  {
    reason: "a piece or a fitting is wanted instead of the part that it belongs to",
    example: "tirador capó",
    isOther: true,
    holds: ({ word }) => otherHeads.has(word),
  },
];

/**
 * Whether another word says that something else is meant than the part or category whose name is typed (`besideRules`).
 *
 * @param words those that name something; null in the place of others.
 * @param all also the others.
 */
export function isContradicted(
  lexicon: Lexicon,
  index: PhraseIndex,
  thing: NamedEntity,
  { words, all }: { words: Words; all: readonly string[] },
): boolean {
  const joint = all.findIndex((word) => isJoint(word) || isLacking(word));
  return words.some((word, place) => {
    if (word === null || !(otherHeads.has(word) || isFromElsewhere(word))) return false;
    const beside = { lexicon, index, thing, word, place, all, joint };
    return besideRules.find(({ holds }) => holds(beside))?.isOther === true;
  });
}

/** Whether the query names a car by more than one word, so that its name is no chance. */
function namesCar({ vehicles }: Lexicon, all: readonly string[]): boolean {
  const places = vehicles.find(all)?.places;
  if (places === undefined || places.model.length === 0) return false;
  const named = Object.values(places).flat();
  return named.length > 1 || named.some((place) => tellsGeneration(all[place] ?? ""));
}

/**
 * The words that could contradict a part; null in the place of others. Its names, its values, *alfombrillas de goma*, and a
 * second part that is joined to it cannot.
 */
export function wordsBeside(
  { values, partTypes }: Lexicon,
  thing: NamedEntity,
  words: Words,
  all: readonly string[],
): Words {
  const own = new Set(values.find(thing.id, words, all).flatMap(({ places }) => places));
  const rest = words.map((word, place) =>
    word === null || own.has(place) || partTypes.spells(thing, word) ? null : word,
  );
  const second = all.some(isJoint) ? partTypes.find(stemsOf(rest)) : null;
  return rest.map((word, place) => (second?.places.includes(place) ? null : word));
}

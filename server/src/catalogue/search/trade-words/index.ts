import { mismatchError } from "@recambia/contract/explain-mismatch";
import { closed } from "@recambia/contract/http";
import { type Static, Type } from "typebox";
import { Compile } from "typebox/compile";
import { wordsIn } from "../wording/index.ts";
import elsewhere from "./elsewhere.json" with { type: "json" };
import names from "./names.json" with { type: "json" };
import heads from "./other-heads.json" with { type: "json" };
import others from "./other-parts.json" with { type: "json" };
import vehicles from "./other-vehicles.json" with { type: "json" };
import brands from "./part-brands.json" with { type: "json" };
import right from "./right-words.json" with { type: "json" };
import same from "./same-words.json" with { type: "json" };
import trims from "./trims.json" with { type: "json" };

/** Words of workshops and of Latin America, of Catalonia and Valencia, of Britain and America, for the same part. */
const TradeNames = Type.Array(
  Type.Object(
    {
      /** Spanish phrase for the part type or the category, resolved by the catalogue's own names. */
      means: Type.String({ minLength: 1 }),
      said: Type.Array(Type.String({ minLength: 1 }), { minItems: 1 }),
    },
    closed,
  ),
);
const Words = Type.Array(Type.String({ pattern: "^[a-z]+$" }));
const words = Compile(Words);
const WordsAndCodes = Type.Array(Type.String({ pattern: "^[a-z0-9]+$" }));
const wordsAndCodes = Compile(WordsAndCodes);

if (!Compile(TradeNames).Check(names)) throw mismatchError(TradeNames, names, "names.json");
if (!words.Check(right)) throw mismatchError(Words, right, "right-words.json");
if (!words.Check(heads)) throw mismatchError(Words, heads, "other-heads.json");
if (!words.Check(trims)) throw mismatchError(Words, trims, "trims.json");
if (!wordsAndCodes.Check(elsewhere)) throw mismatchError(WordsAndCodes, elsewhere, "elsewhere.json");
if (!wordsAndCodes.Check(vehicles)) throw mismatchError(WordsAndCodes, vehicles, "other-vehicles.json");

const OtherParts = Type.Array(Type.String({ minLength: 1 }));
const SameWords = Type.Array(Type.Array(Type.String({ minLength: 1 }), { minItems: 2 }));

if (!Compile(SameWords).Check(same)) throw mismatchError(SameWords, same, "same-words.json");

if (!Compile(OtherParts).Check(others)) throw mismatchError(OtherParts, others, "other-parts.json");

/** A brand of parts or goods, which a catalogue may lack. */
const PartBrand = Type.Object(
  {
    name: Type.String({ minLength: 1 }),
    /** Spellings of the name, and of lines that name it by themselves: *aerotwin*. */
    said: Type.Array(Type.String({ minLength: 2 }), { minItems: 1 }),
    /** Product lines that mean something else without the name: *edge*, *8100*. */
    lines: Type.Optional(Type.Array(Type.String({ minLength: 1 }))),
    /** Whether the name is an everyday word too, and counts only beside something of cars: *total*. */
    is_everyday: Type.Optional(Type.Boolean()),
  },
  closed,
);
export type PartBrand = Static<typeof PartBrand>;

const PartBrands = Type.Array(PartBrand);
if (!Compile(PartBrands).Check(brands)) throw mismatchError(PartBrands, brands, "part-brands.json");

export const partBrands: readonly PartBrand[] = brands;

export const tradeNames = names;

/** Bodies and trims of vehicles, which tell no version: *coupé*, *sportback*, *GT Line*. */
export const trimWords: ReadonlySet<string> = new Set(trims);

/**
 * Names that contain a part's name and mean something else: *junta de cárter* is no sump, *aceite de oliva* no engine oil. A
 * catalogue that has such a part knows it by its own name.
 */
export const otherParts = others;

/** Words for the same thing within names of parts, in all three languages: *hose*, *pipe*, *manguito*. */
export const sameWords = same;

/** Makers of parts, units and everyday words. */
export const plainWords: ReadonlySet<string> = new Set(right);

/** Words that are spelled right, whatever is on sale: everyday words, and those of the lists for parts, vehicles and other things. */
export const rightWords: ReadonlySet<string> = new Set([
  ...right,
  ...vehicles,
  ...trims,
  ...heads,
  ...elsewhere,
  ...[...others, ...same.flat(), ...names.flatMap(({ said }) => said)].flatMap(wordsIn),
  ...brands.flatMap(({ said }) => said.flatMap(wordsIn)).filter((word) => /^[a-z]{3,}/.test(word)),
]);

/**
 * What names another thing beside a part's name that lacks it, as *bisagra* beside *capó*: pieces of parts, fittings, and what
 * holds or covers them.
 */
export const otherHeads: ReadonlySet<string> = new Set(heads);

/** Makers and models that a catalogue may lack, beside which a part is meant all the same: *faros terrano*. */
export const otherVehicles: ReadonlySet<string> = new Set(vehicles);

/**
 * Words of kitchens, sports, pets and other things without a car, *tambor de lavadora* is no brake drum; and makers and models
 * of motorcycles, *maneta de freno Z900*.
 */
export const wordsFromElsewhere: ReadonlySet<string> = new Set(elsewhere);

/** Sizes of button cells: *CR2032*. */
const isButtonCell = /^cr\d{4}$/;

/** Whether a word names another thing than cars and their parts. */
export function isFromElsewhere(word: string): boolean {
  return wordsFromElsewhere.has(word) || isButtonCell.test(word);
}

const beginsTwoWheeler = /^(?:moto|bici|scooter|ciclomotor|quad|patinet)/;

/** Whether a word names a motorcycle or the like, whose tyres are none of a car's. */
export function isTwoWheeler(word: string): boolean {
  return beginsTwoWheeler.test(word) && isFromElsewhere(word);
}

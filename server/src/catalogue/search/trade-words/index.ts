import { mismatchError } from "@recambia/contract/explain-mismatch";
import { closed } from "@recambia/contract/http";
import { Type } from "typebox";
import { Value } from "typebox/value";
import { wordsIn } from "../query/fold-text.ts";
import names from "./names.json" with { type: "json" };
import others from "./other-parts.json" with { type: "json" };
import right from "./right-words.json" with { type: "json" };

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
const RightWords = Type.Array(Type.String({ pattern: "^[a-z]+$" }));

if (!Value.Check(TradeNames, names)) throw mismatchError(TradeNames, names, "names.json");
if (!Value.Check(RightWords, right)) throw mismatchError(RightWords, right, "right-words.json");

const OtherParts = Type.Array(Type.String({ minLength: 1 }));

if (!Value.Check(OtherParts, others)) throw mismatchError(OtherParts, others, "other-parts.json");

export const tradeNames = names;

/**
 * Names that contain a part's name and mean something else: *junta de cárter* is no sump, *aceite de oliva* no engine oil. A
 * catalogue that has such a part knows it by its own name.
 */
export const otherParts = others;

/** Makers of parts, units and everyday words. */
export const plainWords: ReadonlySet<string> = new Set(right);

/** Words that are spelled right, whatever is on sale: makers of parts, units, everyday words, and all of the trade's names. */
export const rightWords: ReadonlySet<string> = new Set([
  ...right,
  ...[...others, ...names.flatMap(({ said }) => said)].flatMap(wordsIn),
]);

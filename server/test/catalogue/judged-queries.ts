import { mismatchError } from "@recambia/contract/explain-mismatch";
import { closed, Slug } from "@recambia/contract/http";
import { locales } from "@recambia/contract/locale";
import { Position, Side } from "@recambia/contract/vehicles/fit";
import { type Static, Type } from "typebox";
import { Compile } from "typebox/compile";
import counter from "./judged-queries/counter.json" with { type: "json" };
import dictation from "./judged-queries/dictation.json" with { type: "json" };
import forums from "./judged-queries/forums.json" with { type: "json" };
import marketplaces from "./judged-queries/marketplaces.json" with { type: "json" };
import otherWords from "./judged-queries/other-words.json" with { type: "json" };
import tradeCatalogues from "./judged-queries/trade-catalogues.json" with { type: "json" };
import typingErrors from "./judged-queries/typing-errors.json" with { type: "json" };
import workshopManuals from "./judged-queries/workshop-manuals.json" with { type: "json" };

const Values = Type.Array(Type.String({ pattern: "=" }), { minItems: 1 });
const Query = Type.Object(
  {
    locale: Type.Enum(locales),
    query: Type.String({ minLength: 1 }),
    /** A shop clerk's understanding of the query; whatever else is read is a false reading. */
    wanted: Type.Object(
      {
        part_type: Type.Optional(Slug),
        /** A second part type: *embrague con volante*. */
        also: Type.Optional(Slug),
        category: Type.Optional(Slug),
        symptom: Type.Optional(Slug),
        /** Maker/model; the beginning of the model's name is enough. */
        model: Type.Optional(Type.String({ pattern: "/" })),
        engine: Type.Optional(Type.String()),
        brand: Type.Optional(Type.String()),
        /** As in a chip: `tyre-width=205`. */
        attributes: Type.Optional(Values),
        /** Attributes that may be read or not. */
        possible: Type.Optional(Values),
        /** Codes of the trade that no attribute expresses, in their usual spelling. */
        notations: Type.Optional(Type.Array(Type.String(), { minItems: 1 })),
        position: Type.Optional(Position),
        side: Type.Optional(Side),
        /** As in a chip, in cents: `..5000`. */
        price: Type.Optional(Type.String({ pattern: "^\\d*\\.\\.\\d*$" })),
      },
      closed,
    ),
  },
  closed,
);
const Queries = Type.Object({ adjusted: Type.Array(Query), held_out: Type.Array(Query) }, closed);
const judgedQueries = Compile(Queries);

/**
 * Where people say such words: at a shop's counter, in workshop manuals, as names on marketplaces, in forums, in catalogues of
 * the trade, with typing errors, or dictated; and words that name no part.
 */
const sources = {
  counter,
  "workshop manuals": workshopManuals,
  marketplaces,
  forums,
  "trade catalogues": tradeCatalogues,
  "typing errors": typingErrors,
  dictation,
  "other words": otherWords,
};

export type JudgedQuery = Static<typeof Query> & {
  source: string;
  /** For measuring only. */
  isHeldOut: boolean;
};

/**
 * What shoppers ask at a counter and type into a search field, in three languages. Nothing is adjusted to the half that is
 * held out.
 */
export function readJudgedQueries(): JudgedQuery[] {
  return Object.entries(sources).flatMap(([source, queries]: [string, unknown]) => {
    if (!judgedQueries.Check(queries)) throw mismatchError(Queries, queries, `judged queries: ${source}`);
    return [
      ...queries.adjusted.map((query) => ({ ...query, source, isHeldOut: false })),
      ...queries.held_out.map((query) => ({ ...query, source, isHeldOut: true })),
    ];
  });
}

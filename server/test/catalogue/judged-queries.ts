import { mismatchError } from "@recambia/contract/explain-mismatch";
import { closed, Slug } from "@recambia/contract/http";
import { locales } from "@recambia/contract/locale";
import { Position, Side } from "@recambia/contract/vehicles/fit";
import { type Static, Type } from "typebox";
import { Value } from "typebox/value";
import queries from "./judged-queries.json" with { type: "json" };

const Query = Type.Object(
  {
    locale: Type.Enum(locales),
    query: Type.String({ minLength: 1 }),
    /** A shop clerk's understanding of the query. */
    wanted: Type.Object(
      {
        part_type: Type.Optional(Slug),
        category: Type.Optional(Slug),
        /** Maker/model; the beginning of the model's name is enough. */
        model: Type.Optional(Type.String({ pattern: "/" })),
        engine: Type.Optional(Type.String()),
        brand: Type.Optional(Type.String()),
        /** As in a chip: `tyre-width=205`. */
        attributes: Type.Optional(Type.Array(Type.String({ pattern: "=" }))),
        position: Type.Optional(Position),
        side: Type.Optional(Side),
      },
      closed,
    ),
  },
  closed,
);
const Queries = Type.Array(Query);

export type JudgedQuery = Static<typeof Query> & {
  /** For measuring only. */
  isHeldOut: boolean;
};

/**
 * What shoppers ask at a counter and type into a search field, in three languages. Every second query is for measuring
 * only: nothing is adjusted to it.
 */
export function readJudgedQueries(): JudgedQuery[] {
  const value: unknown = queries;
  if (!Value.Check(Queries, value)) throw mismatchError(Queries, value, "judged-queries.json");
  return value.map((query, index) => ({ ...query, isHeldOut: index % 2 === 1 }));
}

import { type Static, Type } from "typebox";
import { closed, Nullable, Slug } from "../../http.ts";
import { Position, Side } from "../../vehicles/fit.ts";
import { BodyType, Fuel, YearMonth } from "../../vehicles/schemas.ts";
import { ExternalId, FeedText } from "./fields.ts";

/** The feed's records of vehicles and of what fits them. */

export const FeedMaker = Type.Object(
  {
    record: Type.Literal("maker"),
    id: ExternalId,
    slug: Slug,
    name: Type.String({ minLength: 1, maxLength: 80 }),
    /** Rank in pickers; equal ranks are ordered by name. */
    rank: Type.Integer({ minimum: 1, maximum: 1000 }),
  },
  closed,
);

export const FeedModel = Type.Object(
  {
    record: Type.Literal("model"),
    id: ExternalId,
    maker: ExternalId,
    name: Type.String({ minLength: 1, maxLength: 120 }),
    body_type: BodyType,
    from: YearMonth,
    to: Nullable(YearMonth),
  },
  closed,
);

export const FeedVariant = Type.Object(
  {
    record: Type.Literal("variant"),
    id: ExternalId,
    model: ExternalId,
    vehicle_name: Type.String({ minLength: 1, maxLength: 120 }),
    motor_name: Type.String({ minLength: 1, maxLength: 160 }),
    fuel: Fuel,
    /** cm³; null for electric motors. */
    ccm: Nullable(Type.Integer({ minimum: 1, maximum: 20000 })),
    kw: Type.Integer({ minimum: 1, maximum: 2000 }),
    cv: Type.Integer({ minimum: 1, maximum: 3000 }),
    from: YearMonth,
    to: Nullable(YearMonth),
  },
  closed,
);

/** A condition in a feed, with texts in every language. */
export const FeedRestriction = Type.Union([
  Type.Object({ kind: Type.Literal("position"), position: Position }, closed),
  Type.Object({ kind: Type.Literal("side"), side: Side }, closed),
  Type.Object({ kind: Type.Literal("built"), from: Nullable(YearMonth), to: Nullable(YearMonth) }, closed),
  Type.Object(
    {
      kind: Type.Literal("engine_code"),
      codes: Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { minItems: 1, maxItems: 50 }),
    },
    closed,
  ),
  Type.Object(
    {
      kind: Type.Literal("chassis"),
      from: Nullable(Type.String({ maxLength: 40 })),
      to: Nullable(Type.String({ maxLength: 40 })),
    },
    closed,
  ),
  Type.Object({ kind: Type.Literal("equipment"), text: FeedText }, closed),
  Type.Object({ kind: Type.Literal("note"), text: FeedText }, closed),
]);
export type FeedRestriction = Static<typeof FeedRestriction>;

/**
 * A set of vehicles shared by products. `lines` are alternatives: a variant may occur in several, each with conditions that
 * must all hold.
 */
export const FeedFitSet = Type.Object(
  {
    record: Type.Literal("fit_set"),
    id: ExternalId,
    part_type: Slug,
    lines: Type.Array(
      Type.Object(
        {
          variants: Type.Array(ExternalId, { minItems: 1 }),
          restrictions: Type.Array(FeedRestriction, { maxItems: 20 }),
        },
        closed,
      ),
      { minItems: 1 },
    ),
  },
  closed,
);

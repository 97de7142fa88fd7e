import { type Static, Type } from "typebox";
import { Picture } from "../catalogue/card.ts";
import { closed, Nullable, Slug } from "../http.ts";

/** What a buyer may choose, free of charge: at least two (Regulation (EU) 2023/988 art. 37). */
export const recallRemedies = ["repair", "replacement", "refund"] as const;
export type RecallRemedy = (typeof recallRemedies)[number];

const Day = Type.String({ pattern: "^\\d{4}-\\d{2}-\\d{2}$" });

/** A product that is being recalled (Regulation (EU) 2023/988 art. 36). */
export const Recall = Type.Object(
  {
    /** `RT-XXXX-XXXX`. */
    number: Type.String(),
    started_at: Type.String({ format: "date-time" }),
    product: Type.Object(
      {
        /** Null: it is not sold any more, and has no page. */
        slug: Nullable(Slug),
        name: Type.String(),
        brand_name: Type.String(),
        part_type_name: Type.String(),
        part_number: Type.String(),
        picture: Picture,
      },
      closed,
    ),
    /** Lot or serial numbers; null: all pieces. */
    lot: Nullable(Type.String()),
    /** Days between which it was ordered; null: no limit. */
    sold_from: Nullable(Day),
    sold_to: Nullable(Day),
    hazard: Type.String(),
    /** What to do. */
    instructions: Type.String(),
    remedies: Type.Array(Type.Enum(recallRemedies)),
  },
  closed,
);
export type Recall = Static<typeof Recall>;

export const RecallListMeta = Type.Object({ total: Type.Integer({ minimum: 0 }) }, closed);
export type RecallListMeta = Static<typeof RecallListMeta>;

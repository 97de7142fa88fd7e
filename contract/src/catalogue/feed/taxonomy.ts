import { Type } from "typebox";
import { closed, Slug } from "../../http.ts";
import { goodsNotices } from "../../legal/goods-notices.ts";
import { FeedName, FeedText, Picture, WordLists } from "./fields.ts";

/** The feed's records of categories, attributes and part types. */

export const FeedCategory = Type.Object(
  {
    record: Type.Literal("category"),
    /** Also the path of its page. */
    id: Slug,
    name: FeedName,
    /** Common names of the whole category: *luces* is no part of its own. */
    synonyms: Type.Optional(WordLists),
    description: FeedText,
    picture: Picture,
    position: Type.Integer({ minimum: 0, maximum: 1000 }),
  },
  closed,
);

export const FeedAttribute = Type.Object(
  {
    record: Type.Literal("attribute"),
    id: Slug,
    name: FeedName,
    kind: Type.Enum(["number", "option", "text", "flag"]),
    unit: Type.Optional(Type.String({ maxLength: 20 })),
    decimals: Type.Optional(Type.Integer({ minimum: 0, maximum: 3 })),
    options: Type.Optional(Type.Record(Type.String({ pattern: "^[a-z0-9-]+$" }), FeedName)),
  },
  closed,
);

export const FeedPartType = Type.Object(
  {
    record: Type.Literal("part_type"),
    /** Also the path of its page. */
    id: Slug,
    category: Slug,
    name: FeedName,
    plural: FeedName,
    synonyms: WordLists,
    description: FeedText,
    warning: FeedText,
    picture: Picture,
    is_universal: Type.Boolean(),
    /** Tyres can only be offered with their label (Regulation (EU) 2020/740 art. 6). */
    is_tyre: Type.Optional(Type.Boolean()),
    /** What page, cart, order and mail say of its products, such as what becomes of the old battery. */
    notices: Type.Optional(Type.Array(Type.Enum(goodsNotices), { maxItems: goodsNotices.length })),
    /** Refuses products without `approval_number`: lamps, brake linings, exhausts (Regulation (EU) 2018/858 art. 51). */
    needs_approval: Type.Optional(Type.Boolean()),
    /** Refuses products without `hazard`: brake cleaner, antifreeze, acid (Regulation (EC) 1272/2008 art. 48). */
    needs_hazard_label: Type.Optional(Type.Boolean()),
    demand: Type.Integer({ minimum: 1, maximum: 100 }),
    position: Type.Integer({ minimum: 0, maximum: 1000 }),
    /** In display order. */
    attributes: Type.Array(
      Type.Object(
        { attribute: Slug, is_key: Type.Boolean(), is_facet: Type.Boolean(), decides_fit: Type.Boolean() },
        closed,
      ),
    ),
    /** Part types that are usually needed with it; may follow later in the feed. */
    companions: Type.Array(Slug),
  },
  closed,
);

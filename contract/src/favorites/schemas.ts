import { type Static, Type } from "typebox";
import { ProductCard } from "../catalogue/card.ts";
import { KitCard } from "../catalogue/kits.ts";
import { closed, PublicId } from "../http.ts";
import { maxPerPage, pagingProperties } from "../paging.ts";
import { ForVehicle } from "../vehicles/schemas.ts";

/** Maximum favorites of a person, or of a visitor's browser. */
export const maxFavorites = 500;

const itemProperties = {
  added_at: Type.String({ format: "date-time" }),
  /** False when it is no longer sold: it has no page and cannot be bought. */
  is_sold: Type.Boolean(),
};

/** A favorite with its card in the caller's language; its id is the card's. */
export const Favorite = Type.Union([
  Type.Object({ kind: Type.Literal("product"), ...itemProperties, card: ProductCard }, closed),
  Type.Object({ kind: Type.Literal("kit"), ...itemProperties, card: KitCard }, closed),
]);
export type Favorite = Static<typeof Favorite>;

/** `GET /spa/me/favorites`: newest first. */
export const FavoriteQuery = Type.Object(
  {
    /** Vehicle that the fit is for; it filters nothing. */
    vehicle: Type.Optional(PublicId),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: maxFavorites })),
    per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: maxPerPage })),
  },
  closed,
);
export type FavoriteQuery = Static<typeof FavoriteQuery>;

export const FavoriteListMeta = Type.Object(
  {
    ...pagingProperties,
    ...ForVehicle.properties,
  },
  closed,
);
export type FavoriteListMeta = Static<typeof FavoriteListMeta>;

/** Response of `PUT` and `DELETE /spa/me/favorites/{purchasableId}`: the new state. */
export const FavoriteState = Type.Object(
  { id: PublicId, is_favorite: Type.Boolean(), total: Type.Integer({ minimum: 0 }) },
  closed,
);
export type FavoriteState = Static<typeof FavoriteState>;

/** `POST /spa/me/favorites/join`: the favorites of a visitor's browser, newest first. */
export const MergeFavoritesBody = Type.Object(
  { ids: Type.Array(PublicId, { maxItems: maxFavorites }) },
  closed,
);
export type MergeFavoritesBody = Static<typeof MergeFavoritesBody>;

export const MergeFavoritesResponse = Type.Object(
  {
    /** All favorites afterwards, newest first. */
    ids: Type.Array(PublicId),
    /** Ids that are not on sale. */
    unknown: Type.Array(PublicId),
    /** Ids beyond the limit. */
    left_out: Type.Array(PublicId),
  },
  closed,
);
export type MergeFavoritesResponse = Static<typeof MergeFavoritesResponse>;

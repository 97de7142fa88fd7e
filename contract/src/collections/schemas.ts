import { type Static, Type } from "typebox";
import { Cart, CartTotals, maxQuantity } from "../cart/schemas.ts";
import { KitCard, Picture, ProductCard } from "../catalogue/schemas.ts";
import { Nullable, PublicId } from "../http.ts";
import { VehicleSummary } from "../vehicles/schemas.ts";

const closed = { additionalProperties: false };

/** Most collections of one person. */
export const maxCollections = 200;
/** Most products and kits in one collection. */
export const maxCollectionItems = 200;
/** Longest name, in characters. */
export const maxCollectionName = 80;

/** In one line, with something to read in it. */
const Name = Type.String({
  minLength: 1,
  maxLength: maxCollectionName,
  pattern: "^(?=.*\\S)[^\\p{Cc}\\p{Cs}]*$",
});
const Quantity = Type.Integer({ minimum: 1, maximum: maxQuantity });
const Moment = Type.String({ format: "date-time" });

/** `GET /spa/collections`: mine, the ones changed last first. */
export const CollectionsQuery = Type.Object(
  {
    /** A product or a kit: how many of it each holds is told. */
    purchasable: Type.Optional(PublicId),
  },
  closed,
);
export type CollectionsQuery = Static<typeof CollectionsQuery>;

export const CollectionSummary = Type.Object(
  {
    id: PublicId,
    name: Type.String(),
    item_count: Type.Integer({ minimum: 0 }),
    /** Of the items added first. */
    pictures: Type.Array(Picture, { maxItems: 4 }),
    vehicle: Nullable(VehicleSummary),
    is_shared: Type.Boolean(),
    /** How many of the asked purchasable it holds; 0: none. Null when none was asked about. */
    held: Nullable(Type.Integer({ minimum: 0 })),
    updated_at: Moment,
  },
  closed,
);
export type CollectionSummary = Static<typeof CollectionSummary>;

/** `POST /spa/collections`. */
export const CreateCollectionBody = Type.Object(
  {
    name: Name,
    /** The vehicle it is made for. */
    vehicle_id: Type.Optional(Nullable(PublicId)),
    /** What is in it from the start; a thing named twice is there once, with both quantities. */
    items: Type.Optional(
      Type.Array(
        Type.Object({ purchasable_public_id: PublicId, quantity: Type.Optional(Quantity) }, closed),
        { maxItems: maxCollectionItems },
      ),
    ),
  },
  closed,
);
export type CreateCollectionBody = Static<typeof CreateCollectionBody>;

/** `PUT /spa/collections/{id}`: what is left out stays as it is. */
export const ChangeCollectionBody = Type.Object(
  { name: Type.Optional(Name), vehicle_id: Type.Optional(Nullable(PublicId)) },
  { ...closed, minProperties: 1 },
);
export type ChangeCollectionBody = Static<typeof ChangeCollectionBody>;

const kept = {
  quantity: Quantity,
  added_at: Moment,
  /** False: the shop no longer sells it, so it has no page, can't be bought and isn't in the totals. */
  is_sold: Type.Boolean(),
};

/** A thing of a collection with its card in the caller's language; its id is the card's. */
export const CollectionItem = Type.Union([
  Type.Object({ kind: Type.Literal("product"), ...kept, card: ProductCard }, closed),
  Type.Object({ kind: Type.Literal("kit"), ...kept, card: KitCard }, closed),
]);
export type CollectionItem = Static<typeof CollectionItem>;

const contents = {
  name: Type.String(),
  /** In the order of adding. */
  items: Type.Array(CollectionItem),
  /** What all that is still sold costs today. */
  totals: CartTotals,
  /** The vehicle that the fit is told for. */
  fit_vehicle: Nullable(VehicleSummary),
  /** One was named for the fit that the catalogue does not know. */
  is_vehicle_unknown: Type.Boolean(),
};

/** `GET /spa/collections/{id}`. */
export const Collection = Type.Object(
  {
    id: PublicId,
    ...contents,
    /** The vehicle it was made for. */
    vehicle: Nullable(VehicleSummary),
    /** Names the read-only link; null: not shared. */
    share_token: Nullable(PublicId),
    created_at: Moment,
    updated_at: Moment,
  },
  closed,
);
export type Collection = Static<typeof Collection>;

/** `GET /spa/collections/shared/{token}`: for anyone, with nothing of the owner but the list's name. */
export const SharedCollection = Type.Object(contents, closed);
export type SharedCollection = Static<typeof SharedCollection>;

/** `PUT /spa/collections/{id}/items/{purchasableId}`. */
export const PutItemBody = Type.Object(
  {
    /** Left out: 1 for a new item, as it is for one that is there. */
    quantity: Type.Optional(Quantity),
  },
  closed,
);
export type PutItemBody = Static<typeof PutItemBody>;

/** How an item is after it was put or removed. */
export const ItemState = Type.Object(
  { id: PublicId, quantity: Type.Integer({ minimum: 0 }), item_count: Type.Integer({ minimum: 0 }) },
  closed,
);
export type ItemState = Static<typeof ItemState>;

/** Answer of `POST` and `DELETE /spa/collections/{id}/share`. */
export const ShareState = Type.Object({ share_token: Nullable(PublicId) }, closed);
export type ShareState = Static<typeof ShareState>;

/** `POST /spa/collections/{id}/cart`. */
export const FillCartBody = Type.Object(
  {
    /** The vehicle that the lines are for; left out: the list's own. */
    vehicle_id: Type.Optional(Nullable(PublicId)),
  },
  closed,
);
export type FillCartBody = Static<typeof FillCartBody>;

/** Why something is not in the cart, in whole or in part. */
export const notAddedReasons = [
  "not_sold",
  "not_for_sale",
  "out_of_stock",
  "fit_unconfirmed",
  "too_many",
  "cart_full",
] as const;

/** What went into the cart and what did not, in the list's order. */
export const FilledCart = Type.Object(
  {
    cart: Cart,
    outcomes: Type.Array(
      Type.Object(
        {
          id: PublicId,
          wanted: Quantity,
          added: Type.Integer({ minimum: 0 }),
          /** Null: all of it is in the cart. */
          reason: Nullable(Type.Enum(notAddedReasons)),
        },
        closed,
      ),
    ),
  },
  closed,
);
export type FilledCart = Static<typeof FilledCart>;

import { type Static, Type } from "typebox";
import { Cart, CartTotals, maxQuantity } from "../cart/schemas.ts";
import { Picture, ProductCard } from "../catalogue/card.ts";
import { KitCard } from "../catalogue/kits.ts";
import { closed, Nullable, PublicId } from "../http.ts";
import { filledLine } from "../text-patterns.ts";
import { VehicleSummary } from "../vehicles/schemas.ts";

/** Maximum collections of a person. */
export const maxCollections = 200;
/** Maximum items of a collection. */
export const maxCollectionItems = 200;
/** Maximum length of a name in characters. */
export const maxCollectionName = 80;

/** One line with at least one visible character. */
const Name = Type.String({
  minLength: 1,
  maxLength: maxCollectionName,
  pattern: filledLine,
});
const Quantity = Type.Integer({ minimum: 1, maximum: maxQuantity });
const Moment = Type.String({ format: "date-time" });

/** `GET /spa/collections`: the caller's, most recently changed first. */
export const CollectionsQuery = Type.Object(
  {
    /** A product or a kit whose quantity in each collection is included. */
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
    /** Pictures of the first items. */
    pictures: Type.Array(Picture, { maxItems: 4 }),
    vehicle: Nullable(VehicleSummary),
    is_shared: Type.Boolean(),
    /** Quantity of the requested purchasable; null when none was requested. */
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
    /** Vehicle of the collection. */
    vehicle_id: Type.Optional(Nullable(PublicId)),
    /** Initial items; quantities of duplicates add up. */
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

/** `PUT /spa/collections/{id}`: missing fields stay as they are. */
export const ChangeCollectionBody = Type.Object(
  { name: Type.Optional(Name), vehicle_id: Type.Optional(Nullable(PublicId)) },
  { ...closed, minProperties: 1 },
);
export type ChangeCollectionBody = Static<typeof ChangeCollectionBody>;

const itemProperties = {
  quantity: Quantity,
  added_at: Moment,
  /** False when it is no longer sold: it has no page, cannot be bought and is not in the totals. */
  is_sold: Type.Boolean(),
};

/** An item of a collection with its card in the caller's language; its id is the card's. */
export const CollectionItem = Type.Union([
  Type.Object({ kind: Type.Literal("product"), ...itemProperties, card: ProductCard }, closed),
  Type.Object({ kind: Type.Literal("kit"), ...itemProperties, card: KitCard }, closed),
]);
export type CollectionItem = Static<typeof CollectionItem>;

const contents = {
  name: Type.String(),
  /** In the order of adding. */
  items: Type.Array(CollectionItem),
  /** Current price of all available items. */
  totals: CartTotals,
  /** Vehicle that the fit is for. */
  fit_vehicle: Nullable(VehicleSummary),
  /** Whether the requested vehicle is unknown to the catalogue. */
  is_vehicle_unknown: Type.Boolean(),
};

/** `GET /spa/collections/{id}`. */
export const Collection = Type.Object(
  {
    id: PublicId,
    ...contents,
    /** Vehicle of the collection. */
    vehicle: Nullable(VehicleSummary),
    /** Token of the read-only link; null if not shared. */
    share_token: Nullable(PublicId),
    created_at: Moment,
    updated_at: Moment,
  },
  closed,
);
export type Collection = Static<typeof Collection>;

/** `GET /spa/collections/shared/{token}`: public, without data of the owner except the list's name. */
export const SharedCollection = Type.Object(contents, closed);
export type SharedCollection = Static<typeof SharedCollection>;

/** `PUT /spa/collections/{id}/items/{purchasableId}`. */
export const PutItemBody = Type.Object(
  {
    /** Default: 1 for a new item, unchanged for an existing one. */
    quantity: Type.Optional(Quantity),
  },
  closed,
);
export type PutItemBody = Static<typeof PutItemBody>;

/** State of an item after the change. */
export const ItemState = Type.Object(
  { id: PublicId, quantity: Type.Integer({ minimum: 0 }), item_count: Type.Integer({ minimum: 0 }) },
  closed,
);
export type ItemState = Static<typeof ItemState>;

/** Response of `POST` and `DELETE /spa/collections/{id}/share`. */
export const ShareState = Type.Object({ share_token: Nullable(PublicId) }, closed);
export type ShareState = Static<typeof ShareState>;

/** `POST /spa/collections/{id}/cart`. */
export const FillCartBody = Type.Object(
  {
    /** Vehicle of the lines; by default the collection's. */
    vehicle_id: Type.Optional(Nullable(PublicId)),
    /** Names this addition: sent again, after a lost response, it adds nothing twice. */
    addition_id: Type.Optional(PublicId),
  },
  closed,
);
export type FillCartBody = Static<typeof FillCartBody>;

/** Why an item was not added in full. */
export const notAddedReasons = [
  "not_sold",
  "not_for_sale",
  "out_of_stock",
  "fit_unconfirmed",
  "too_many",
  "cart_full",
] as const;

/** Outcome of each item, in the list's order. */
export const FilledCart = Type.Object(
  {
    cart: Cart,
    outcomes: Type.Array(
      Type.Object(
        {
          id: PublicId,
          wanted: Quantity,
          added: Type.Integer({ minimum: 0 }),
          /** Null when it was added in full. */
          reason: Nullable(Type.Enum(notAddedReasons)),
        },
        closed,
      ),
    ),
  },
  closed,
);
export type FilledCart = Static<typeof FilledCart>;

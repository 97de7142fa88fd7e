import type { VehicleQuery } from "../catalogue/navigation.ts";
import { type Data, endpoint } from "../endpoint.ts";
import type {
  ChangeCollectionBody,
  Collection,
  CollectionSummary,
  CollectionsQuery,
  CreateCollectionBody,
  FillCartBody,
  FilledCart,
  ItemState,
  PutItemBody,
  SharedCollection,
  ShareState,
} from "./schemas.ts";

// Endpoints of a person's lists.

export const putItem = endpoint("PUT", "/spa/collections/:id/items/:purchasableId").of<{
  body: PutItemBody;
  reply: Data<ItemState>;
}>();
export const removeItem = endpoint("DELETE", "/spa/collections/:id/items/:purchasableId").of<{
  reply: Data<ItemState>;
}>();
export const listCollections = endpoint("GET", "/spa/collections").of<{
  query: CollectionsQuery;
  reply: Data<CollectionSummary[]>;
}>();
export const getCollection = endpoint("GET", "/spa/collections/:id").of<{
  query: VehicleQuery;
  reply: Data<Collection>;
}>();
export const getSharedCollection = endpoint("GET", "/spa/collections/shared/:token").of<{
  query: VehicleQuery;
  reply: Data<SharedCollection>;
}>();
export const createCollection = endpoint("POST", "/spa/collections").of<{
  body: CreateCollectionBody;
  reply: Data<CollectionSummary>;
}>();
export const changeCollection = endpoint("PUT", "/spa/collections/:id").of<{
  body: ChangeCollectionBody;
  reply: Data<CollectionSummary>;
}>();
export const deleteCollection = endpoint("DELETE", "/spa/collections/:id").of<{ reply: null }>();
export const shareCollection = endpoint("POST", "/spa/collections/:id/share").of<{
  reply: Data<ShareState>;
}>();
export const stopSharing = endpoint("DELETE", "/spa/collections/:id/share").of<{ reply: Data<ShareState> }>();
export const fillCart = endpoint("POST", "/spa/collections/:id/cart").of<{
  body: FillCartBody;
  reply: Data<FilledCart>;
}>();

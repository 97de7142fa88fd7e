import { type Data, endpoint, type List } from "../endpoint.ts";
import type {
  Favorite,
  FavoriteListMeta,
  FavoriteQuery,
  FavoriteState,
  MergeFavoritesBody,
  MergeFavoritesResponse,
} from "./schemas.ts";

// Endpoints of a person's favorites.

export const listFavorites = endpoint("GET", "/spa/me/favorites").of<{
  query: FavoriteQuery;
  reply: List<Favorite, FavoriteListMeta>;
}>();
export const listFavoriteIds = endpoint("GET", "/spa/me/favorites/ids").of<{ reply: Data<string[]> }>();
export const markFavorite = endpoint("PUT", "/spa/me/favorites/:purchasableId").of<{
  reply: Data<FavoriteState>;
}>();
export const unmarkFavorite = endpoint("DELETE", "/spa/me/favorites/:purchasableId").of<{
  reply: Data<FavoriteState>;
}>();
export const mergeFavorites = endpoint("POST", "/spa/me/favorites/join").of<{
  body: MergeFavoritesBody;
  reply: Data<MergeFavoritesResponse>;
}>();

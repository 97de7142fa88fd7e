import * as endpoints from "@recambia/contract/favorites/endpoints";
import { queryOptions } from "@tanstack/react-query";
import { apiListQuery } from "../lib/http/query-client.ts";
import type { FavoriteActions } from "./favorite-actions.ts";
import { favoritesStore } from "./store.ts";

/** A page of the person's favorites, refetched whenever the screen is opened. */
export const favoritesQuery = (page: string, vehicleId: string | null) => ({
  ...apiListQuery(endpoints.listFavorites, {
    query: {
      page,
      vehicle: vehicleId ?? undefined,
    },
  }),
  refetchOnMount: "always" as const,
});

/**
 * Query of whether the hearts in this browser are those of the person who is signed in. Asks for them until they are: a
 * visitor's hearts join first.
 */
export const ownFavoritesQuery = ({ sync }: Pick<FavoriteActions, "sync">, personId: string | undefined) =>
  queryOptions({
    queryKey: ["own-favorites", personId],
    queryFn: async () => {
      await sync();
      if (favoritesStore.getState().ownerId !== personId) throw new Error("The favorites could not be read");
      return true;
    },
    staleTime: 0,
    gcTime: 0,
  });

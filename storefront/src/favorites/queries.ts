import type { Favorite, FavoriteListMeta } from "@recambia/contract/favorites/schemas";
import { apiListQuery } from "../lib/http/query-client.ts";

/** A page of the person's favorites, asked for anew whenever the screen is opened. */
export const favoritesQuery = (page: string | null, vehicleId: string | null) => ({
  ...apiListQuery<Favorite, FavoriteListMeta>("/spa/me/favorites", {
    page: page ?? undefined,
    vehicle: vehicleId ?? undefined,
  }),
  refetchOnMount: "always" as const,
});

import * as endpoints from "@recambia/contract/favorites/endpoints";
import { apiListQuery } from "../lib/http/query-client.ts";

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

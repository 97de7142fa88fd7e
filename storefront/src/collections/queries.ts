import * as endpoints from "@recambia/contract/collections/endpoints";
import { pathOf } from "@recambia/contract/endpoint";
import { apiQuery } from "../lib/http/query-client.ts";

/** First part of the keys of my lists' queries. */
export const listsPath = pathOf(endpoints.listCollections, {});
export const listPath = (id: string) => pathOf(endpoints.getCollection, { id });

/** My lists; asked about a product or kit, they tell how many of it they hold. Anew whenever they are shown. */
export const listsQuery = (purchasableId?: string) => ({
  ...apiQuery(endpoints.listCollections, { query: { purchasable: purchasableId } }),
  refetchOnMount: "always" as const,
});

export const listQuery = (id: string, vehicleId: string | null) => ({
  ...apiQuery(endpoints.getCollection, { params: { id }, query: { vehicle: vehicleId ?? undefined } }),
  refetchOnMount: "always" as const,
});

export const sharedListQuery = (token: string, vehicleId: string | null) =>
  apiQuery(endpoints.getSharedCollection, { params: { token }, query: { vehicle: vehicleId ?? undefined } });

import type { Collection, CollectionSummary, SharedCollection } from "@recambia/contract/collections/schemas";
import { apiQuery } from "../lib/http/query-client.ts";

export const listsPath = "/spa/collections";
export const listPath = (id: string) => `${listsPath}/${id}`;

/** My lists; asked about a product or kit, they tell how many of it they hold. Anew whenever they are shown. */
export const listsQuery = (purchasableId?: string) => ({
  ...apiQuery<CollectionSummary[]>(listsPath, { purchasable: purchasableId }),
  refetchOnMount: "always" as const,
});

export const listQuery = (id: string, vehicleId: string | null) => ({
  ...apiQuery<Collection>(listPath(id), vehicleId ? { vehicle: vehicleId } : {}),
  refetchOnMount: "always" as const,
});

export const sharedListQuery = (token: string, vehicleId: string | null) =>
  apiQuery<SharedCollection>(`${listsPath}/shared/${token}`, vehicleId ? { vehicle: vehicleId } : {});

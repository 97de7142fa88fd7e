import type { Address, Province } from "@recambia/contract/addresses/schemas";
import { apiQuery } from "../lib/http/query-client.ts";

/** My addresses, the default first. */
export const addressesQuery = () => apiQuery<Address[]>("/spa/me/addresses");

/** One of them. */
export const addressQuery = (id: string) => apiQuery<Address>(`/spa/me/addresses/${encodeURIComponent(id)}`);

/** Provinces of Spain and Cuba; they do not change while a page is open. */
export const provincesQuery = () => ({
  ...apiQuery<Province[]>("/spa/gazetteer/provinces"),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Municipalities to suggest for a province. */
export const municipalitiesQuery = (province: string) => ({
  ...apiQuery<string[]>("/spa/gazetteer/municipalities", { province }),
  staleTime: Number.POSITIVE_INFINITY,
});

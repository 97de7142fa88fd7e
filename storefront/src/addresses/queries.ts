import * as endpoints from "@recambia/contract/addresses/endpoints";
import { apiQuery } from "../lib/http/query-client.ts";

/** My addresses, the default first. */
export const addressesQuery = () => apiQuery(endpoints.listAddresses);

/** One of them. */
export const addressQuery = (id: string) => apiQuery(endpoints.getAddress, { params: { id } });

/** Provinces of Spain and Cuba; they do not change while a page is open. */
export const provincesQuery = () => ({
  ...apiQuery(endpoints.listProvinces),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Municipalities to suggest for a province. */
export const municipalitiesQuery = (province: string) => ({
  ...apiQuery(endpoints.listMunicipalities, { query: { province } }),
  staleTime: Number.POSITIVE_INFINITY,
});

import * as accountEndpoints from "@recambia/contract/account/endpoints";
import * as sessionEndpoints from "@recambia/contract/session/endpoints";
import { useQuery } from "@tanstack/react-query";
import { apiQuery } from "../lib/http/query-client.ts";
import { useIsAuthenticated } from "../session/index.ts";

/** The signed-in person's profile; its key takes what a change answers. */
export const profileQuery = apiQuery(accountEndpoints.getProfile);

/** Query of the account's security: sessions, passkeys, second factor. */
export const securityQuery = apiQuery(sessionEndpoints.getSecurity);

/** The profile; not asked for while someone is leaving. */
export function useProfile() {
  return useQuery({ ...profileQuery, enabled: useIsAuthenticated() });
}

/** The account's security; not fetched while the person is signing out. */
export function useSecurity() {
  return useQuery({ ...securityQuery, enabled: useIsAuthenticated(), refetchOnMount: "always" });
}

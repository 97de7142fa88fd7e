import type { Profile } from "@recambia/contract/account/schemas";
import type { Security } from "@recambia/contract/session/schemas";
import { useQuery } from "@tanstack/react-query";
import { apiQuery } from "../lib/http/query-client.ts";
import { useIsAuthenticated } from "../session/index.ts";

/** The signed-in person's profile; its key takes what a change answers. */
export const profileQuery = apiQuery<Profile>("/spa/me/profile");

/** What guards the account: sessions, passkeys, second factor. */
export const securityQuery = apiQuery<Security>("/spa/me/security");

/** The profile; not asked for while someone is leaving. */
export function useProfile() {
  return useQuery({ ...profileQuery, enabled: useIsAuthenticated() });
}

/** What guards the account; not asked for while someone is leaving. */
export function useSecurity() {
  return useQuery({ ...securityQuery, enabled: useIsAuthenticated(), refetchOnMount: "always" });
}

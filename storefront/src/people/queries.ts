import * as endpoints from "@recambia/contract/people/endpoints";
import { queryOptions } from "@tanstack/react-query";
import { unwrap } from "../lib/http/api-error.ts";
import type { HttpClient } from "../lib/http/http-client.ts";
import { apiQuery } from "../lib/http/query-client.ts";

/** Query of the account's people and invitations; refetched whenever a screen is opened. */
export const peopleQuery = { ...apiQuery(endpoints.listPeople), refetchOnMount: "always" as const };

export const personQuery = (id: string) => apiQuery(endpoints.getPerson, { params: { personId: id } });

/**
 * Reads the invitation of a link, for the person who is signed in now. The token is sent in the body, so that it is not
 * logged.
 */
export function receivedInvitationQuery(http: HttpClient, token: string, personId: string | null) {
  return queryOptions({
    queryKey: [endpoints.readInvitation.path, token, personId],
    queryFn: async () => {
      const answer = await http.call(endpoints.readInvitation, { body: { token } });
      return unwrap(answer).data;
    },
    staleTime: 0,
  });
}

import * as endpoints from "@recambia/contract/support/endpoints";
import { apiListQuery, apiQuery } from "../lib/http/query-client.ts";

/** A page of my conversations; always refetched on mount, because the shop answers in them. */
export const conversationsQuery = (page: number) => ({
  ...apiListQuery(endpoints.listConversations, { query: { page: page > 1 ? page : undefined } }),
  refetchOnMount: "always" as const,
});

export const conversationQuery = (id: string) => ({
  ...apiQuery(endpoints.getConversation, { params: { conversationId: id } }),
  refetchOnMount: "always" as const,
});

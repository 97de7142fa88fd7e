import * as endpoints from "@recambia/contract/support/endpoints";
import { useQueryClient } from "@tanstack/react-query";
import { unwrap } from "../../lib/http/api-error.ts";
import { useHttp } from "../../lib/http/http-context.ts";
import { useAccessKey } from "../../lib/page/use-access-key.ts";
import { conversationQuery } from "../queries.ts";

/** Opens a conversation without an account with the key in the URL fragment, which its mails contain. */
export function useConversationKey(conversationId: string) {
  const http = useHttp();
  const queryClient = useQueryClient();
  return useAccessKey([endpoints.accessConversation.path, conversationId], async (key) => {
    const call = http.call(endpoints.accessConversation, { params: { conversationId }, body: { key } });
    queryClient.setQueryData(conversationQuery(conversationId).queryKey, unwrap(await call));
  });
}

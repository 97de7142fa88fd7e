import * as endpoints from "@recambia/contract/support/endpoints";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { isSuccess } from "../../lib/http/http-client.ts";
import { useHttp } from "../../lib/http/http-context.ts";
import { conversationQuery } from "../queries.ts";

const prefix = "#key=";

/** `none`: the URL has no key; `wrong`: the server does not know it. */
export type ConversationKeyState = "none" | "opening" | "opened" | "wrong";

/**
 * Opens a conversation without an account with the key in the URL fragment, which its mails contain. Removes the key from
 * the address bar, so that it is not copied or kept in the history.
 */
export function useConversationKey(conversationId: string): ConversationKeyState {
  const http = useHttp();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { hash, pathname, search } = useLocation();
  const key = hash.startsWith(prefix) ? hash.slice(prefix.length) : "";
  const [state, setState] = useState<ConversationKeyState>(key ? "opening" : "none");

  useEffect(() => {
    if (!key) return;
    const call = http.call(endpoints.accessConversation, { params: { conversationId }, body: { key } });
    call.then(async (answer) => {
      if (isSuccess(answer)) {
        queryClient.setQueryData(conversationQuery(conversationId).queryKey, answer.data);
      }
      setState(isSuccess(answer) ? "opened" : "wrong");
      await navigate({ pathname, search }, { replace: true, state: { keepsPlace: true, keepsAlert: true } });
    });
  }, [http, key, navigate, conversationId, pathname, queryClient, search]);
  return state;
}

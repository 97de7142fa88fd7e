import * as endpoints from "@recambia/contract/orders/endpoints";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { isSuccess } from "../../lib/http/http-client.ts";
import { useHttp } from "../../lib/http/http-context.ts";
import { decodePart } from "../../lib/page/decode-part.ts";
import { orderQuery } from "../queries.ts";

const prefix = "#key=";

/** `none`: the URL has no key; `wrong`: the server does not know it. */
export type OrderKeyState = "none" | "opening" | "opened" | "wrong";

/**
 * Opens a guest's order with the key in the URL fragment, which mails contain. Removes the key from the
 * address bar, so that it is not copied or kept in the history.
 */
export function useOrderKey(orderId: string): OrderKeyState {
  const http = useHttp();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { hash, pathname, search } = useLocation();
  const key = hash.startsWith(prefix) ? decodePart(hash.slice(prefix.length)) : "";
  const [state, setState] = useState<OrderKeyState>(key ? "opening" : "none");

  useEffect(() => {
    if (!key) return;
    http.call(endpoints.openGuestOrder, { params: { orderId }, body: { key } }).then(async (answer) => {
      if (isSuccess(answer)) queryClient.setQueryData(orderQuery(orderId).queryKey, answer.data);
      setState(isSuccess(answer) ? "opened" : "wrong");
      await navigate({ pathname, search }, { replace: true, state: { keepsPlace: true, keepsAlert: true } });
    });
  }, [http, key, navigate, orderId, pathname, queryClient, search]);
  return state;
}

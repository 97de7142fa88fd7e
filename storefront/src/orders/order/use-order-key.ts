import * as endpoints from "@recambia/contract/orders/endpoints";
import { useQueryClient } from "@tanstack/react-query";
import { unwrap } from "../../lib/http/api-error.ts";
import { useHttp } from "../../lib/http/http-context.ts";
import { useAccessKey } from "../../lib/page/use-access-key.ts";
import { orderQuery } from "../queries.ts";

/** Opens a guest's order with the key in the URL fragment, which mails contain. */
export function useOrderKey(orderId: string) {
  const http = useHttp();
  const queryClient = useQueryClient();
  return useAccessKey([endpoints.openGuestOrder.path, orderId], async (key) => {
    const opened = await http.call(endpoints.openGuestOrder, { params: { orderId }, body: { key } });
    queryClient.setQueryData(orderQuery(orderId).queryKey, unwrap(opened));
  });
}

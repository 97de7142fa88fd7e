import { getOrder } from "@recambia/contract/orders/endpoints";
import type { Order } from "@recambia/contract/orders/schemas";
import { useState } from "react";
import { isSuccess } from "../../lib/http/http-client.ts";
import { useHttp } from "../../lib/http/http-context.ts";
import { createOnceSender } from "../../lib/http/send-once.ts";

/**
 * Sends a change of an order so that it is made once, even if an answer is lost.
 *
 * @param recorded reads the change's reply from the order as it was and as it is now; null where it has not been made.
 */
export function useOrderSender<Reply>(order: Order, recorded: (before: Order, now: Order) => Reply | null) {
  const http = useHttp();
  const [send] = useState(() =>
    createOnceSender(async () => {
      const answer = await http.call(getOrder, { params: { orderId: order.id } });
      if (!isSuccess(answer)) return { status: answer.status, data: null };
      const reply = recorded(order, answer.data.data);
      return { status: 200, data: reply && { data: reply } };
    }),
  );
  return send;
}

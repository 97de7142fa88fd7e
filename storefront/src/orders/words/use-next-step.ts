import { useLingui } from "@lingui/react/macro";
import type { OrderSummary } from "@recambia/contract/orders/schemas";
import { formatDateTime } from "../../account/index.ts";
import { useLocale } from "../../lib/page/page-frame.tsx";
import { formatDay } from "../../lib/texts/format.ts";
import { formatTermEnd } from "./order-dates.ts";

/** Returns the next step of an order in a list, as one sentence. */
export function useNextStep(): (order: OrderSummary) => string {
  const { t } = useLingui();
  const locale = useLocale();
  return (order) => {
    const day = formatDay(order.promised_by, locale);
    const isPickup = order.shipping_method === "pickup";
    switch (order.state) {
      case "pending_payment": {
        if (!order.pay_until) return t`Falta tu pago.`;
        const end = formatTermEnd(order.pay_until, locale);
        return t`Falta tu pago: te lo reservamos hasta el ${end}.`;
      }
      case "paid":
      case "preparing":
        return isPickup
          ? t`Listo para recoger como muy tarde el ${day}.`
          : t`Llega como muy tarde el ${day}.`;
      case "shipped":
        return isPickup ? t`Ya puedes pasar a por él.` : t`En camino: llega como muy tarde el ${day}.`;
      case "delivered": {
        if (!order.delivered_at) return "";
        const moment = formatDateTime(order.delivered_at, locale);
        return isPickup ? t`Recogido el ${moment}.` : t`Entregado el ${moment}.`;
      }
      case "withdrawal_requested":
        return t`Pendiente de recibir tu devolución.`;
      case "returned":
        return t`Hemos recibido tu devolución: ahora te reembolsamos.`;
      case "refunded":
        return t`Te lo hemos reembolsado.`;
      case "cancelled":
        return t`Este pedido está cancelado.`;
    }
  };
}

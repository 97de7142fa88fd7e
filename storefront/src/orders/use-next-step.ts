import { useLingui } from "@lingui/react/macro";
import type { OrderSummary } from "@recambia/contract/orders";
import { formatMoment } from "../account/index.ts";
import { useLocale } from "../lib/page-frame.tsx";
import { formatCalendarDay } from "./order-dates.ts";

/** What happens next with an order of a list, in one sentence. */
export function useNextStep(): (order: OrderSummary) => string {
  const { t } = useLingui();
  const locale = useLocale();
  return (order) => {
    const day = formatCalendarDay(order.promised_by, locale);
    const isPickup = order.shipping_method === "pickup";
    switch (order.state) {
      case "pending_payment": {
        if (!order.pay_until) return t`Esperamos tu pago.`;
        const moment = formatMoment(order.pay_until, locale);
        return t`Falta tu pago: te lo guardamos hasta el ${moment}.`;
      }
      case "paid":
      case "preparing":
        return isPickup ? t`Lo tendrás listo el ${day} como muy tarde.` : t`Llega el ${day} como muy tarde.`;
      case "shipped":
        return isPickup ? t`Ya puedes pasar a por él.` : t`Va de camino: llega el ${day} como muy tarde.`;
      case "delivered": {
        if (!order.delivered_at) return "";
        const moment = formatMoment(order.delivered_at, locale);
        return isPickup ? t`Recogido el ${moment}.` : t`Entregado el ${moment}.`;
      }
      case "withdrawal_requested":
        return t`Esperamos lo que nos devuelves.`;
      case "returned":
        return t`Ya lo tenemos: ahora te devolvemos el dinero.`;
      case "refunded":
        return t`Te hemos devuelto el dinero.`;
      case "cancelled":
        return t`Este pedido ya no sigue adelante.`;
    }
  };
}

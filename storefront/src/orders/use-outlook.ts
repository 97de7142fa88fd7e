import { useLingui } from "@lingui/react/macro";
import type { Order } from "@recambia/contract/orders";
import { formatMoment } from "../account/index.ts";
import { useLocale } from "../lib/page-frame.tsx";
import { formatCalendarDay, formatLastDay } from "./order-dates.ts";

/** What happens next with an order, in one sentence: the first thing that its customer wants to know. */
export function useOutlook(order: Order): string {
  const { t } = useLingui();
  const locale = useLocale();
  const returning = useReturnOutlook(order);
  const day = formatCalendarDay(order.promised_by, locale);
  const isPickup = order.shipping_method === "pickup";
  switch (order.state) {
    case "pending_payment": {
      const transfer = order.payment.transfer;
      if (!transfer) return t`Cuando llegue tu pago, lo preparamos.`;
      const moment = formatMoment(transfer.pay_until, locale);
      return t`Haz la transferencia antes del ${moment}: hasta entonces te guardamos las piezas.`;
    }
    case "paid":
      return isPickup
        ? t`Lo preparamos y te escribimos cuando puedas recogerlo: el ${day} como muy tarde.`
        : t`Lo preparamos y te llega el ${day} como muy tarde.`;
    case "preparing":
      return isPickup
        ? t`Lo estamos preparando. Te escribimos cuando puedas recogerlo: el ${day} como muy tarde.`
        : t`Lo estamos preparando. Te llega el ${day} como muy tarde.`;
    case "shipped":
      return isPickup
        ? t`Ya puedes pasar a por él con tu número de pedido.`
        : t`Va de camino y te llega el ${day} como muy tarde.`;
    case "delivered": {
      if (!order.actions.can_withdraw || !order.withdrawable_until) {
        return t`Que lo disfrutes. Guardamos tus facturas y la garantía aquí.`;
      }
      const last = formatLastDay(order.withdrawable_until, locale);
      return t`¿No te sirve? Puedes desistir hasta el ${last}, sin dar explicaciones.`;
    }
    default:
      return returning;
  }
}

/** The same once it goes back, or not on. */
function useReturnOutlook({ state, withdrawals, payment }: Order): string {
  const { t } = useLingui();
  const locale = useLocale();
  const open = withdrawals.find((withdrawal) => withdrawal.state === "requested");
  if (state === "withdrawal_requested" && open) {
    const day = formatCalendarDay(open.send_back_by, locale);
    return t`Envíanos las piezas o tráelas a la tienda, el ${day} como muy tarde.`;
  }
  if (state === "withdrawal_requested") return t`Esperamos lo que nos devuelves.`;
  if (state === "returned")
    return t`Ya lo tenemos. Te devolvemos el dinero por el mismo medio con que pagaste.`;
  if (state === "refunded") return t`Te hemos devuelto el dinero por el mismo medio con que pagaste.`;
  return payment.paid_at && payment.state !== "refunded"
    ? t`No sigue adelante. Te devolvemos lo que pagaste por el mismo medio.`
    : t`No sigue adelante y no tienes que pagar nada.`;
}

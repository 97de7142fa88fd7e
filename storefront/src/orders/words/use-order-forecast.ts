import { useLingui } from "@lingui/react/macro";
import { formatCents } from "@recambia/contract/money";
import type { Order } from "@recambia/contract/orders/schemas";
import { useLocale } from "../../lib/page/page-frame.tsx";
import { formatDay } from "../../lib/texts/format.ts";
import { formatLastDay, formatTermEnd } from "./order-dates.ts";

/** Returns the order's forecast: one sentence on what happens next. */
export function useOrderForecast(order: Order): string {
  const { t } = useLingui();
  const locale = useLocale();
  const returning = useReturnOutlook(order);
  const day = formatDay(order.promised_by, locale);
  const isPickup = order.shipping_method === "pickup";
  switch (order.state) {
    case "pending_payment": {
      const { transfer, pay_until: payUntil } = order.payment;
      if (!payUntil) return "";
      const end = formatTermEnd(payUntil, locale);
      if (!transfer) return t`Te reservamos los artículos hasta el ${end}.`;
      const amount = formatCents(transfer.cents);
      return t`Haz una transferencia de ${amount}: te reservamos los artículos hasta el ${end}.`;
    }
    case "paid":
      return isPickup
        ? t`Lo preparamos y te avisamos cuando puedas recogerlo, como muy tarde el ${day}.`
        : t`Lo preparamos y te llega como muy tarde el ${day}.`;
    case "preparing":
      return isPickup
        ? t`Lo estamos preparando. Te avisamos cuando puedas recogerlo, como muy tarde el ${day}.`
        : t`Lo estamos preparando. Te llega como muy tarde el ${day}.`;
    case "shipped":
      return isPickup
        ? t`Ya puedes pasar a por él con tu número de pedido.`
        : t`Está en camino y te llega como muy tarde el ${day}.`;
    case "delivered": {
      if (!order.actions.can_withdraw || !order.withdrawable_until) {
        return t`Aquí tienes siempre tus facturas y la garantía.`;
      }
      const last = formatLastDay(order.withdrawable_until, locale);
      return t`Si no te sirve, puedes desistir hasta el ${last}, sin dar explicaciones.`;
    }
    default:
      return returning;
  }
}

type ReturningOrder = {
  state: Order["state"];
  withdrawals: Pick<Order["withdrawals"][number], "state" | "send_back_by">[];
  payment: Pick<Order["payment"], "state" | "paid_at">;
  refunds: Pick<Order["refunds"][number], "is_other_way">[];
};

/** Forecast of an order that goes back or does not continue; what the bank refused goes another way than the payment came. */
export function useReturnOutlook({ state, withdrawals, payment, refunds }: ReturningOrder): string {
  const { t } = useLingui();
  const locale = useLocale();
  const isSameWay = !refunds.some(({ is_other_way: isOtherWay }) => isOtherWay);
  const open = withdrawals.find((withdrawal) => withdrawal.state === "requested");
  if (state === "withdrawal_requested" && open) {
    const day = formatDay(open.send_back_by, locale);
    return t`Envíanos los artículos o tráelos a la tienda, como muy tarde el ${day}.`;
  }
  if (state === "withdrawal_requested") return t`Pendiente de recibir tu devolución.`;
  if (state === "returned") {
    return isSameWay
      ? t`Hemos recibido tu devolución. Te reembolsamos con la misma forma de pago.`
      : t`Hemos recibido tu devolución. Ahora te reembolsamos.`;
  }
  if (state === "refunded") {
    return isSameWay ? t`Te lo hemos reembolsado con la misma forma de pago.` : t`Te lo hemos reembolsado.`;
  }
  if (payment.state === "refunded") {
    return isSameWay
      ? t`Está cancelado y te lo hemos reembolsado con la misma forma de pago.`
      : t`Está cancelado y te lo hemos reembolsado.`;
  }
  if (!payment.paid_at) return t`Está cancelado: no tienes que pagar nada.`;
  return isSameWay
    ? t`Está cancelado. Te reembolsamos lo que pagaste, con la misma forma de pago.`
    : t`Está cancelado. Te reembolsamos lo que pagaste.`;
}

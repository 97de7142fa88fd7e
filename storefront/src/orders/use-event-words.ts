import { useLingui } from "@lingui/react/macro";
import type { ShippingMethod } from "@recambia/contract/checkout";
import { formatCents } from "@recambia/contract/money";
import type { OrderEvent, OrderEventKind } from "@recambia/contract/orders";

/** What happened, in the customer's words. */
export function useEventWords(method: ShippingMethod): (event: OrderEvent) => string {
  const { t } = useLingui();
  return ({ kind, cents, text }) => {
    const money = cents === null ? "" : formatCents(cents);
    const isPickup = method === "pickup";
    const words: Record<OrderEventKind, string> = {
      placed: t`Hiciste el pedido.`,
      payment_received: money ? t`Recibimos tu pago de ${money}.` : t`Recibimos tu pago.`,
      payment_refused: t`El banco no autorizó el pago.`,
      preparing: t`Empezamos a prepararlo.`,
      parcel_shipped: isPickup ? t`Listo para recoger en la tienda.` : t`Salió un paquete.`,
      parcel_delivered: isPickup ? t`Lo recogiste.` : t`Entregamos un paquete.`,
      cancelled: t`El pedido se anuló.`,
      expired: t`No llegó el pago a tiempo: el pedido se anuló.`,
      withdrawal_requested: t`Desististe y lo recibimos.`,
      goods_returned: t`Recibimos lo que nos devolviste.`,
      refund_made: money ? t`Te devolvimos ${money}.` : t`Te devolvimos el dinero.`,
      refund_failed: t`La devolución del dinero falló: la repetimos nosotros.`,
      core_received: t`Recibimos tu pieza vieja.`,
      core_settled: money ? t`Casco resuelto: ${money}.` : t`Casco resuelto.`,
      invoice_issued: t`Emitimos una factura.`,
    };
    return text ? `${words[kind]} ${text}` : words[kind];
  };
}

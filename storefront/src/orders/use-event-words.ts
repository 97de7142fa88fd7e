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
      payment_late: t`Tu pago de ${money} llegó tarde: te lo devolvemos.`,
      preparing: t`Empezamos a prepararlo.`,
      parcel_shipped: isPickup ? t`Listo para recoger en la tienda.` : t`Salió un paquete.`,
      parcel_delivered: isPickup ? t`Lo recogiste.` : t`Entregamos un paquete.`,
      parcel_lost: t`Se perdió un paquete.`,
      parcel_came_back: t`Un paquete volvió a la tienda sin entregar.`,
      pieces_cancelled: money ? t`Se canceló una parte: te devolvemos ${money}.` : t`Se canceló una parte.`,
      cancelled: t`El pedido se anuló.`,
      expired: t`No llegó el pago a tiempo: el pedido se anuló.`,
      withdrawal_requested: t`Desististe y lo recibimos.`,
      withdrawal_voided: t`No nos llegó lo que ibas a devolver: la devolución queda sin efecto.`,
      withdrawal_settled: t`Cerramos la devolución: no queda nada por reembolsar.`,
      goods_returned: t`Recibimos lo que nos devolviste.`,
      refund_due: t`Te vamos a reembolsar ${money}.`,
      refund_made: money ? t`Te devolvimos ${money}.` : t`Te devolvimos el dinero.`,
      refund_failed: t`La devolución del dinero falló: la repetimos nosotros.`,
      core_received: t`Recibimos tu pieza vieja.`,
      core_refused: t`No pudimos aceptar tu pieza vieja: el casco no se devuelve.`,
      core_settled: money ? t`Casco resuelto: ${money}.` : t`Casco resuelto.`,
      invoice_issued: t`Emitimos una factura.`,
    };
    return text ? `${words[kind]} ${text}` : words[kind];
  };
}

import { useLingui } from "@lingui/react/macro";
import type { ShippingMethod } from "@recambia/contract/checkout/schemas";
import { formatCents } from "@recambia/contract/money";
import type { OrderEvent, OrderEventKind } from "@recambia/contract/orders/schemas";

/** Events whose text is the shop's reason; in other events it is a number or a name. */
const withReason: ReadonlySet<OrderEventKind> = new Set([
  "cancelled",
  "pieces_cancelled",
  "withdrawal_voided",
  "withdrawal_settled",
  "refund_due",
  "refund_made",
]);

/** Returns the text of an order event. */
export function useEventText(method: ShippingMethod): (event: OrderEvent) => string {
  const { t } = useLingui();
  return ({ kind, cents, text }) => {
    const money = cents === null ? "" : formatCents(cents);
    const isPickup = method === "pickup";
    const words: Record<OrderEventKind, string> = {
      placed: t`Pedido realizado.`,
      payment_received: money ? t`Pago recibido: ${money}.` : t`Pago recibido.`,
      payment_refused: t`Pago no autorizado por el banco.`,
      payment_late: t`Pago tardío o repetido de ${money}: te lo reembolsamos.`,
      preparing: t`Pedido en preparación.`,
      parcel_shipped: isPickup ? t`Listo para recoger en tienda.` : t`Paquete enviado.`,
      parcel_delivered: isPickup ? t`Recogido en tienda.` : t`Paquete entregado.`,
      parcel_lost: t`Paquete perdido por el transportista.`,
      parcel_came_back: t`Paquete devuelto a la tienda sin entregar.`,
      pieces_cancelled: money
        ? t`Parte del pedido cancelada: te reembolsamos ${money}.`
        : t`Parte del pedido cancelada.`,
      cancelled: t`Pedido cancelado.`,
      expired: t`Pedido cancelado: el pago no llegó a tiempo.`,
      withdrawal_requested: t`Desistimiento recibido.`,
      withdrawal_voided: t`Desistimiento sin efecto: tu devolución no nos ha llegado.`,
      withdrawal_settled: t`Devolución cerrada: no queda nada por reembolsar.`,
      goods_returned: t`Devolución recibida.`,
      refund_due: t`Te vamos a reembolsar ${money}.`,
      refund_made: money ? t`Reembolso hecho: ${money}.` : t`Reembolso hecho.`,
      refund_failed: t`Tu banco no ha aceptado el reembolso: te lo enviamos de otra manera.`,
      core_received: t`Pieza vieja recibida.`,
      core_refused: t`Pieza vieja no aceptada: el casco no se devuelve.`,
      core_settled: money ? t`Casco resuelto: ${money}.` : t`Casco resuelto.`,
      invoice_issued: t`Factura emitida.`,
      claim_opened: t`Reclamación de garantía recibida.`,
      claim_accepted: t`Reclamación de garantía aceptada.`,
      claim_received: t`Artículo de la reclamación de garantía recibido.`,
      claim_repaired: t`Garantía: artículo reparado.`,
      claim_replaced: t`Garantía: artículo cambiado por otro.`,
      claim_price_reduced: t`Garantía: precio rebajado.`,
      claim_refunded: t`Garantía: artículo reembolsado.`,
      claim_refused: t`Reclamación de garantía no aceptada.`,
    };
    if (!text) return words[kind];
    if (kind === "invoice_issued") return t`Factura emitida: ${text}.`;
    return withReason.has(kind) ? `${words[kind]} ${t`Motivo: ${text}`}` : `${words[kind]} ${text}`;
  };
}

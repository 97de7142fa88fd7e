import { useLingui } from "@lingui/react/macro";
import type { ShippingMethod } from "@recambia/contract/checkout/schemas";
import type { OrderState } from "@recambia/contract/orders/order-states";

/** Returns the label of an order's state; pick-ups are not sent, so they have labels of their own. */
export function useStateLabel(): (state: OrderState, method: ShippingMethod) => string {
  const { t } = useLingui();
  const words: Record<OrderState, string> = {
    pending_payment: t`Pendiente de pago`,
    paid: t`Pagado`,
    preparing: t`En preparación`,
    shipped: t`En camino`,
    delivered: t`Entregado`,
    withdrawal_requested: t`Devolución en marcha`,
    returned: t`Devolución recibida`,
    refunded: t`Reembolsado`,
    cancelled: t`Cancelado`,
  };
  const pickup: Partial<Record<OrderState, string>> = {
    shipped: t`Listo para recoger`,
    delivered: t`Recogido`,
  };
  return (state, method) => (method === "pickup" ? pickup[state] : undefined) ?? words[state];
}

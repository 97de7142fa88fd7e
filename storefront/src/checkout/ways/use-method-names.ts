import { useLingui } from "@lingui/react/macro";
import type { ShippingMethod } from "@recambia/contract/checkout/schemas";
import type { PaymentMeans } from "@recambia/contract/shop/schemas";

/** Names of the shipping methods. */
export function useShippingNames(): Record<ShippingMethod, string> {
  const { t } = useLingui();
  return { standard: t`Envío estándar`, express: t`Envío urgente`, pickup: t`Recogida en tienda` };
}

/** Names of the payment methods. */
export function usePaymentNames(): Record<PaymentMeans, string> {
  const { t } = useLingui();
  return { transfer: t`Transferencia bancaria`, card: t`Tarjeta`, bizum: t`Bizum` };
}

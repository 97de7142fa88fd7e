import { useLingui } from "@lingui/react/macro";
import type { ShippingMethod } from "@recambia/contract/checkout/schemas";
import type { PaymentMeans } from "@recambia/contract/shop/schemas";

/** What the ways of the parcel are called. */
export function useShippingNames(): Record<ShippingMethod, string> {
  const { t } = useLingui();
  return { standard: t`Envío estándar`, express: t`Envío urgente`, pickup: t`Recogida en tienda` };
}

/** What the means of payment are called. */
export function usePaymentNames(): Record<PaymentMeans, string> {
  const { t } = useLingui();
  return { transfer: t`Transferencia bancaria`, card: t`Tarjeta`, bizum: t`Bizum` };
}

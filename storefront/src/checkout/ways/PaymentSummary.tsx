import { useLingui } from "@lingui/react/macro";
import type { Quote } from "@recambia/contract/checkout/schemas";
import { usePaymentNames } from "./use-method-names.ts";

/** Shows the payment method, and the invoice's recipient or where a full invoice is asked for. */
export function PaymentSummary({ quote }: { quote: Quote }) {
  const { t } = useLingui();
  const names = usePaymentNames();
  const { billing } = quote;
  const invoiced = billing ? `${billing.name} (${billing.tax_id})` : "";
  return (
    <>
      <p>{names[quote.payment_method]}</p>
      {billing ? (
        <p>{t`Factura completa a nombre de ${invoiced}`}</p>
      ) : (
        <p>{t`Factura simplificada. Si la necesitas completa o compras como empresa, pulsa «Cambiar».`}</p>
      )}
    </>
  );
}

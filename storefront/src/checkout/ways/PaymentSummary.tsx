import { useLingui } from "@lingui/react/macro";
import type { Quote } from "@recambia/contract/checkout/schemas";
import { usePaymentNames } from "./use-method-names.ts";

/** Shows the payment method and the invoice's recipient. */
export function PaymentSummary({ quote }: { quote: Quote }) {
  const { t } = useLingui();
  const names = usePaymentNames();
  const { billing } = quote;
  const invoiced = billing ? `${billing.name} (${billing.tax_id})` : "";
  return (
    <>
      <p>{names[quote.payment_method]}</p>
      {billing ? <p>{t`Factura completa a nombre de ${invoiced}`}</p> : null}
    </>
  );
}

import { useLingui } from "@lingui/react/macro";
import type { Quote } from "@recambia/contract/checkout/schemas";
import type { PaymentMeans } from "@recambia/contract/shop/schemas";
import { useState } from "react";
import { useOnDemand } from "../../lib/loading/use-on-demand.ts";
import { useLocale } from "../../lib/page/page-frame.tsx";
import { formatTermEnd } from "../../orders/index.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { Callout } from "../../ui/feedback/Callout.tsx";
import { Checkbox } from "../../ui/forms/Checkbox.tsx";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import styles from "../address/AddressStep.module.css";
import { setChoices, useChoices } from "../choices.ts";
import { ChoiceCard } from "../frame/ChoiceCard.tsx";
import { FormSkeleton } from "../frame/FormSkeleton.tsx";
import { StepAction } from "../frame/StepAction.tsx";
import { problemsOfStep } from "../frame/steps.ts";
import { usePaymentNames } from "./use-method-names.ts";

const loadForm = () => import("../address/BillingForm.tsx");

type Props = { quote: Quote; isMoving: boolean; onDone(): void };

/** Payment method and invoice details. */
export function PaymentStep({ quote, isMoving, onDone }: Props) {
  const { t } = useLingui();
  const { billing, paymentMethod } = useChoices();
  const chosen = paymentMethod ?? quote.payment_method;
  const [isInvoiced, setIsInvoiced] = useState(billing !== null);
  const filling = useOnDemand(isInvoiced, loadForm, () => setIsInvoiced(false));
  const isRefused = problemsOfStep("payment", quote).length > 0;

  function finish() {
    setChoices({ paymentMethod: chosen, ...(isInvoiced ? {} : { billing: null }) });
    onDone();
  }
  return (
    <>
      <PaymentChoices quote={quote} chosen={chosen} />
      {isRefused ? (
        <Callout type="warning" title={t`Esta forma de pago no se puede usar ahora: elige otra.`} />
      ) : null}
      <p className={styles.note}>{t`Ninguna forma de pago lleva recargo.`}</p>
      <Checkbox
        label={t`Necesito factura completa, con mi nombre y NIF`}
        checked={isInvoiced}
        onChange={(event) => {
          setIsInvoiced(event.target.checked);
          if (!event.target.checked) setChoices({ billing: null });
        }}
      />
      {isInvoiced && !filling ? <FormSkeleton /> : null}
      {isInvoiced && filling ? (
        <filling.BillingForm quote={quote} isMoving={isMoving} onSaved={finish} />
      ) : null}
      {isInvoiced ? null : (
        <StepAction>
          <Button className={styles.next} isLoading={isMoving} onClick={finish}>
            {t`Continuar`}
          </Button>
        </StepAction>
      )}
    </>
  );
}

function PaymentChoices({ quote, chosen }: { quote: Quote; chosen: PaymentMeans }) {
  const { t } = useLingui();
  const names = usePaymentNames();
  const locale = useLocale();
  const byTransfer = quote.payment_options.find(({ method }) => method === "transfer");
  const lastDay = byTransfer ? formatTermEnd(byTransfer.pay_until, locale) : "";
  const details: Record<PaymentMeans, string> = {
    transfer: t`Al confirmar verás el IBAN y el concepto. Te reservamos los artículos hasta el ${lastDay}.`,
    card: t`En la página segura del banco: no vemos ni guardamos los datos de tu tarjeta.`,
    bizum: t`Con tu móvil, en la página segura del banco.`,
  };
  return (
    <fieldset className={styles.choices}>
      <VisuallyHidden>
        <legend>{t`¿Cómo quieres pagar?`}</legend>
      </VisuallyHidden>
      {quote.payment_options.map(({ method, is_available: isAvailable }) => (
        <ChoiceCard
          key={method}
          name="payment"
          isChosen={method === chosen}
          onChoose={() => setChoices({ paymentMethod: method })}
          title={names[method]}
          detail={isAvailable ? details[method] : t`Ahora no se puede pagar así.`}
          isDisabled={!isAvailable}
        />
      ))}
    </fieldset>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import type { Quote } from "@recambia/contract/checkout/schemas";
import { Link } from "react-router";
import { contactFormPath } from "../../support/index.ts";
import { Button, buttonClass } from "../../ui/actions/Button.tsx";
import { Callout } from "../../ui/feedback/Callout.tsx";
import { QuoteSums } from "../frame/QuoteSums.tsx";
import { StepAction } from "../frame/StepAction.tsx";
import { headingIdOf } from "../frame/StepPanel.tsx";
import type { QuoteState } from "../use-quote.ts";
import { ConditionsNote } from "./ConditionsNote.tsx";
import { PromiseNote } from "./PromiseNote.tsx";
import type { RequestedQuote } from "./quote-changes.ts";
import { ReviewLine } from "./ReviewLine.tsx";
import styles from "./ReviewStep.module.css";
import type { OrderPlacement } from "./use-place-order.ts";

type Props = { state: QuoteState; quoted: RequestedQuote; placing: OrderPlacement };

/**
 * The contract's content, then one button: goods, price, delivery and conditions (consumer code art. 97,
 * 98.2). No control follows the button, which stays in view with the total.
 */
export function ReviewStep({ state, quoted: { quote }, placing }: Props) {
  const { t } = useLingui();
  const { email } = quote;
  function putRight() {
    state.expectChange();
    // The pressed control is about to disappear.
    document.getElementById(headingIdOf("review"))?.focus({ preventScroll: true });
  }
  const cannotOrder = state.isAsking || state.error !== null || quote.problems.length > 0;
  return (
    <>
      <div className={styles.heading}>
        <h3>{t`Artículos`}</h3>
        <Link to="/shopping-cart">{t`Cambiar el carrito`}</Link>
      </div>
      <ul className={styles.lines} aria-label={t`Artículos del pedido`}>
        {quote.lines.map((line) => (
          <li key={line.cart_line_id}>
            <ReviewLine line={line} quote={quote} onPutRight={putRight} />
          </li>
        ))}
      </ul>
      <QuoteSums quote={quote} isAsking={state.isAsking} />
      <PromiseNote quote={quote} />
      <p>
        <Trans>
          Te enviamos la confirmación a <strong>{email}</strong>.
        </Trans>
      </p>
      <ConditionsNote quote={quote} />
      <UnpaidLimitNote quote={quote} />
      <StepAction>
        <div className={styles.order} data-order>
          <Button
            isWide
            className={styles.button}
            isLoading={placing.isPlacing}
            aria-disabled={cannotOrder || undefined}
            aria-describedby="order-note"
            onClick={() => {
              if (!cannotOrder) placing.place();
            }}
          >
            {t`Pedido con obligación de pago`}
          </Button>
          <OrderNote quote={quote} />
        </div>
      </StepAction>
    </>
  );
}

/** Explains the limit on unpaid reservations. */
function UnpaidLimitNote({ quote }: { quote: Quote }) {
  const { t } = useLingui();
  if (!quote.problems.some(({ problem }) => problem === "unpaid_orders_limit")) return null;
  return (
    <Callout
      type="warning"
      title={t`Tienes demasiado reservado sin pagar`}
      actions={<Link to={contactFormPath()} className={buttonClass("quiet")}>{t`Escribir a la tienda`}</Link>}
    >
      {t`Hasta tu primer pedido pagado reservamos un número limitado de artículos. Paga o cancela un pedido pendiente, pide menos, o escríbenos y lo arreglamos.`}
    </Callout>
  );
}

/** States what the order button does, or why it is disabled. */
function OrderNote({ quote }: { quote: Quote }) {
  const { t } = useLingui();
  return (
    <p id="order-note" className={styles.note}>
      {quote.problems.length > 0
        ? t`Antes de pedir, arregla lo que está marcado arriba.`
        : quote.payment_method === "transfer"
          ? t`Después verás el IBAN y el concepto para la transferencia.`
          : t`Después te llevamos a la página segura del banco.`}
    </p>
  );
}

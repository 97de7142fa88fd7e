import { useLingui } from "@lingui/react/macro";
import type { Order } from "@recambia/contract/orders";
import { Check } from "lucide-react";
import { formatShortDay } from "../lib/format.ts";
import { useLocale } from "../lib/page-frame.tsx";
import { VisuallyHidden } from "../ui/VisuallyHidden.tsx";
import { OrderStateIcon } from "./OrderStateMark.tsx";
import styles from "./OrderStepLine.module.css";
import { type OrderStep, orderSteps } from "./order-steps.ts";
import { useStateWords } from "./use-state-words.ts";

/** An order's way as a line of stations: passed, here, still to come. */
export function OrderStepLine({ order }: { order: Order }) {
  const { t } = useLingui();
  return (
    <ol className={styles.line} aria-label={t`Por dónde va`}>
      {orderSteps(order).map((step) => (
        <Step key={step.state} step={step} order={order} />
      ))}
    </ol>
  );
}

function Step({ step, order }: { step: OrderStep; order: Order }) {
  const { t } = useLingui();
  const locale = useLocale();
  const wordsFor = useStateWords();
  const method = order.shipping_method;
  const isCurrent = step.standing === "current";
  // The order was placed with the first station, whatever became of the payment.
  const isPast = step.state === "pending_payment" && !isCurrent;
  return (
    <li className={`${styles.step} ${styles[step.standing]}`} aria-current={isCurrent ? "step" : undefined}>
      <span className={styles.dot} aria-hidden="true">
        {step.standing === "done" ? (
          <Check size={18} />
        ) : (
          <OrderStateIcon state={step.state} method={method} />
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{isPast ? t`Pedido realizado` : wordsFor(step.state, method)}</span>
        {step.at ? (
          <time className={styles.time} dateTime={step.at}>
            {formatShortDay(step.at, locale)}
          </time>
        ) : null}
        {step.standing === "ahead" ? <VisuallyHidden>{t`, aún no`}</VisuallyHidden> : null}
      </span>
    </li>
  );
}

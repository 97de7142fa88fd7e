import { useLingui } from "@lingui/react/macro";
import type { Order } from "@recambia/contract/orders/schemas";
import { Check } from "lucide-react";
import { useLocale } from "../lib/page/page-frame.tsx";
import { formatShortDay } from "../lib/texts/format.ts";
import { VisuallyHidden } from "../ui/layout/VisuallyHidden.tsx";
import { OrderStateIcon } from "./OrderStateBadge.tsx";
import styles from "./OrderStepper.module.css";
import { type OrderStep, orderSteps } from "./words/order-steps.ts";
import { useStateLabel } from "./words/use-state-label.ts";

/** An order's progress as steps: done, current and ahead. */
export function OrderStepper({ order }: { order: Order }) {
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
  const wordsFor = useStateLabel();
  const method = order.shipping_method;
  const isCurrent = step.status === "current";
  // The order was placed at the first step, whatever became of the payment.
  const isPast = step.state === "pending_payment" && !isCurrent;
  return (
    <li className={`${styles.step} ${styles[step.status]}`} aria-current={isCurrent ? "step" : undefined}>
      <span className={styles.dot} aria-hidden="true">
        {step.status === "done" ? <Check size={18} /> : <OrderStateIcon state={step.state} method={method} />}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{isPast ? t`Pedido realizado` : wordsFor(step.state, method)}</span>
        {step.at ? (
          <time className={styles.time} dateTime={step.at}>
            {formatShortDay(step.at, locale)}
          </time>
        ) : null}
        {step.status === "ahead" ? <VisuallyHidden>{t`, aún no`}</VisuallyHidden> : null}
      </span>
    </li>
  );
}

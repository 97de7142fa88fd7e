import { useLingui } from "@lingui/react/macro";
import type { Order } from "@recambia/contract/orders";
import { CopyText, formatMoment } from "../account/index.ts";
import { useLocale } from "../lib/page-frame.tsx";
import styles from "./OrderHeading.module.css";
import { OrderStateMark } from "./OrderStateMark.tsx";
import { useOutlook } from "./use-outlook.ts";

/** Which order, since when, how far, and what happens next. */
export function OrderHeading({ order }: { order: Order }) {
  const { t } = useLingui();
  const locale = useLocale();
  const outlook = useOutlook(order);
  const placed = formatMoment(order.placed_at, locale);
  return (
    <header className={styles.header}>
      <div className={styles.title}>
        <h1>{t`Pedido ${order.number}`}</h1>
        <OrderStateMark state={order.state} method={order.shipping_method} />
      </div>
      <div className={styles.facts}>
        <p className={styles.detail}>{t`Realizado el ${placed}`}</p>
        <CopyText text={order.number} label={t`Copiar el número`} />
      </div>
      <p className={styles.outlook} role="status">
        {outlook}
      </p>
    </header>
  );
}

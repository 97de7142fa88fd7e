import { useLingui } from "@lingui/react/macro";
import { orderProgress } from "@recambia/contract/orders/order-progress";
import type { Order } from "@recambia/contract/orders/schemas";
import { formatDateTime } from "../../account/index.ts";
import { useLocale } from "../../lib/page/page-frame.tsx";
import { CopyButton } from "../../ui/copy/CopyButton.tsx";
import { OrderStateBadge } from "../OrderStateBadge.tsx";
import { useOrderForecast } from "../words/use-order-forecast.ts";
import { useProgressText } from "../words/use-progress-text.ts";
import styles from "./OrderHeading.module.css";

/** Order number, date, state and next step. */
export function OrderHeading({ order }: { order: Order }) {
  const { t } = useLingui();
  const locale = useLocale();
  const forecast = useOrderForecast(order);
  const progress = useProgressText()(orderProgress(order), order.shipping_method);
  const placed = formatDateTime(order.placed_at, locale);
  return (
    <header className={styles.header}>
      <div className={styles.title}>
        <h1>{t`Pedido ${order.number}`}</h1>
        <CopyButton text={order.number} label={t`Copiar el número`} />
        <OrderStateBadge state={order.state} method={order.shipping_method} />
      </div>
      <div className={styles.forecast} role="status">
        <p>{forecast}</p>
        {progress ? <p className={styles.progress}>{progress}</p> : null}
      </div>
      <p className={styles.detail}>{t`Realizado el ${placed}`}</p>
    </header>
  );
}

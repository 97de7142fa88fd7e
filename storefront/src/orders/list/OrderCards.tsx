import type { OrderSummary } from "@recambia/contract/orders/schemas";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { OrderCard } from "./OrderCard.tsx";
import styles from "./OrderCards.module.css";

/** List of orders, newest first. */
export function OrderCards({
  orders,
  isStale = false,
}: {
  orders: readonly OrderSummary[];
  isStale?: boolean;
}) {
  return (
    <ul className={styles.cards} aria-busy={isStale}>
      {orders.map((order) => (
        <li key={order.id}>
          <OrderCard order={order} />
        </li>
      ))}
    </ul>
  );
}

/** Placeholder for order cards. */
export function OrderCardSkeletons() {
  return (
    <div className={styles.cards} aria-busy="true">
      <Skeleton className={styles.place} />
      <Skeleton className={styles.place} />
      <Skeleton className={styles.place} />
    </div>
  );
}

import type { Order } from "@recambia/contract/orders/schemas";
import { LoadInView } from "../../lib/loading/LoadInView.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import styles from "./LazyClaims.module.css";

const loadPanel = () => import("./ClaimsPanel.tsx");

/** Guarantee claims of an order, which few orders have: loaded when their place comes near the window. */
export function LazyClaims({ order }: { order: Order }) {
  if (!order.guarantee_claims?.length) return null;
  return (
    <LoadInView placeholder={<Skeleton className={styles.waiting} />} load={loadPanel}>
      {({ ClaimsPanel }) => <ClaimsPanel order={order} />}
    </LoadInView>
  );
}

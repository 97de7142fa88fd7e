import { LoadInView } from "../../lib/loading/LoadInView.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import styles from "./GuestReviewsPanel.module.css";

const loadPanel = () => import("./GuestReviewsPanel.tsx");

type Props = { orderId: string; email: string };

/** A guest's reviews of an order: loaded when their place comes near the window. */
export function LazyGuestReviews({ orderId, email }: Props) {
  return (
    <LoadInView placeholder={<Skeleton className={styles.waiting} />} load={loadPanel}>
      {({ GuestReviewsPanel }) => <GuestReviewsPanel orderId={orderId} email={email} />}
    </LoadInView>
  );
}

import type { Order } from "@recambia/contract/orders/schemas";
import { useState } from "react";
import { LoadInView } from "../../lib/loading/LoadInView.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import styles from "./LazyGuestOrder.module.css";

const loadPanel = () => import("./GuestOrderPanel.tsx");

/** How guests return to an order: loaded when its place comes near the window, kept when the order moves to an account. */
export function LazyGuestOrder({ order }: { order: Order }) {
  const [wasGuest, setWasGuest] = useState(order.is_guest);
  if (order.is_guest && !wasGuest) setWasGuest(true);
  if (!order.is_guest && !wasGuest) return null;
  return (
    <LoadInView
      className={styles.place}
      placeholder={<Skeleton className={styles.waiting} />}
      load={loadPanel}
    >
      {({ GuestOrderPanel }) => <GuestOrderPanel order={order} />}
    </LoadInView>
  );
}

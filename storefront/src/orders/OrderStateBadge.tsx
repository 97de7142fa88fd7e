import type { ShippingMethod } from "@recambia/contract/checkout/schemas";
import type { OrderState } from "@recambia/contract/orders/order-states";
import {
  Ban,
  BanknoteArrowUp,
  CircleCheck,
  Hourglass,
  PackageCheck,
  PackageOpen,
  Store,
  Truck,
  Undo2,
} from "lucide-react";
import type { ComponentType } from "react";
import styles from "./OrderStateBadge.module.css";
import { useStateLabel } from "./words/use-state-label.ts";

type Tone = "wait" | "go" | "good" | "back" | "end";

const looks: Record<OrderState, { icon: ComponentType<{ size?: number }>; tone: Tone }> = {
  pending_payment: { icon: Hourglass, tone: "wait" },
  paid: { icon: CircleCheck, tone: "go" },
  preparing: { icon: PackageOpen, tone: "go" },
  shipped: { icon: Truck, tone: "go" },
  delivered: { icon: PackageCheck, tone: "good" },
  withdrawal_requested: { icon: Undo2, tone: "back" },
  returned: { icon: Undo2, tone: "back" },
  refunded: { icon: BanknoteArrowUp, tone: "good" },
  cancelled: { icon: Ban, tone: "end" },
};

/** An order's state as icon, text and colour. */
export function OrderStateBadge({ state, method }: { state: OrderState; method: ShippingMethod }) {
  const wordsFor = useStateLabel();
  const { tone } = looks[state];
  return (
    <span className={`${styles.mark} ${styles[tone]}`}>
      <span className={styles.icon} aria-hidden="true">
        <OrderStateIcon state={state} method={method} />
      </span>
      {wordsFor(state, method)}
    </span>
  );
}

/** A state's icon, for use beside its text. */
export function OrderStateIcon({ state, method }: { state: OrderState; method: ShippingMethod }) {
  const Icon = state === "shipped" && method === "pickup" ? Store : looks[state].icon;
  return <Icon size={18} />;
}

import { Trans, useLingui } from "@lingui/react/macro";
import type { Order } from "@recambia/contract/orders/schemas";
import { CircleCheck } from "lucide-react";
import styles from "./OrderThanks.module.css";

/**
 * Shown right after ordering: the order was received, and where its confirmation was sent (LSSI art. 28). Not for an order
 * that has been cancelled since, which the same address shows. A business cannot withdraw, so its mail has no form for that.
 */
export function OrderThanks({ order }: { order: Pick<Order, "state" | "email" | "billing"> }) {
  const { t } = useLingui();
  if (order.state === "cancelled") return null;
  const isUnpaid = order.state === "pending_payment";
  return (
    <section className={styles.thanks} aria-labelledby="thanks">
      <span className={styles.icon} aria-hidden="true">
        <CircleCheck size={32} />
      </span>
      <div>
        <h2 id="thanks">
          {isUnpaid ? t`Gracias: ya tenemos tu pedido` : t`Gracias: pedido realizado y pagado`}
        </h2>
        <p>
          {order.billing?.is_business ? (
            <Trans>
              Te hemos enviado la confirmación a <strong>{order.email}</strong>, con las condiciones.
            </Trans>
          ) : (
            <Trans>
              Te hemos enviado la confirmación a <strong>{order.email}</strong>, con las condiciones y el
              formulario de desistimiento.
            </Trans>
          )}
        </p>
      </div>
    </section>
  );
}

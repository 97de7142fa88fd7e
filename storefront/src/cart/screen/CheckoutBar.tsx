import { useLingui } from "@lingui/react/macro";
import type { Cart } from "@recambia/contract/cart/schemas";
import { formatCents } from "@recambia/contract/money";
import styles from "./CheckoutBar.module.css";
import { useConditionTexts } from "./CheckoutConditions.tsx";
import { CheckoutLink } from "./CheckoutLink.tsx";

type Props = { cart: Cart; isChanging: boolean; isOffline: boolean };

/** On phones and tablets: total, checkout button and conditions, fixed within reach of the thumb. */
export function CheckoutBar({ cart, isChanging, isOffline }: Props) {
  const { t } = useLingui();
  const { served, means } = useConditionTexts();
  return (
    <div className={styles.bar}>
      <p className={styles.conditions}>{t`Envío a ${served}. Pago con ${means}.`}</p>
      <div className={styles.row}>
        <p className={styles.total} aria-busy={isChanging}>
          <span>{t`Total sin envío`}</span>
          <strong>{formatCents(cart.totals.total_cents)}</strong>
        </p>
        <CheckoutLink cart={cart} isOffline={isOffline} />
      </div>
    </div>
  );
}

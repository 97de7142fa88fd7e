import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import { useCachedCart } from "../queries.ts";
import styles from "./CartBadge.module.css";

const highestShown = 99;

/**
 * Shows on the cart icon how full the cart is, as a number (`count`) or a red dot (`dot`); nothing for an
 * empty cart.
 */
export function CartBadge({ shape }: { shape: "count" | "dot" }) {
  const { t } = useLingui();
  const count = useCachedCart((cart) => cart?.totals.item_count ?? 0);
  if (count === 0) return null;
  return (
    <>
      <span className={`${styles.badge} ${styles[shape]}`} aria-hidden="true">
        {shape === "dot" ? null : count > highestShown ? `${highestShown}+` : count}
      </span>
      <VisuallyHidden>{t`${plural(count, { one: "# artículo", other: "# artículos" })}`}</VisuallyHidden>
    </>
  );
}

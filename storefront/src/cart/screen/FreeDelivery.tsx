import { Trans } from "@lingui/react/macro";
import { formatCents } from "@recambia/contract/money";
import { findRate, missingForFreeDelivery } from "@recambia/contract/shop/shipping";
import { useShop } from "../../lib/page/page-frame.tsx";
import styles from "./CartSummary.module.css";

/** Tells how much is missing for free standard delivery to the peninsula, or that it is free. */
export function FreeDelivery({ goodsCents }: { goodsCents: number }) {
  const { shipping } = useShop();
  const rate = findRate(shipping, "peninsula", "standard");
  const missingCents = rate ? missingForFreeDelivery(rate, goodsCents) : null;
  if (missingCents === null) return null;
  const missing = formatCents(missingCents);
  return (
    <p className={styles.note} role="status">
      {missingCents > 0 ? (
        <Trans>
          Te faltan <strong>{missing}</strong> para el envío gratis a la Península.
        </Trans>
      ) : (
        <Trans>Tienes el envío estándar gratis a la Península.</Trans>
      )}
    </p>
  );
}

import { useLingui } from "@lingui/react/macro";
import { WifiOff } from "lucide-react";
import { useLocale } from "../../lib/page/page-frame.tsx";
import { formatShortDateTime } from "../../lib/texts/format-short-date-time.ts";
import styles from "./CartScreen.module.css";

/** Tells that the cart is shown as it was last seen, and from when that is. */
export function OfflineNote({ from }: { from: number }) {
  const { t } = useLingui();
  const date = formatShortDateTime(from, useLocale());
  return (
    <p className={styles.offline} role="status">
      <WifiOff size={20} aria-hidden="true" />
      {t`Sin conexión. Este es tu carrito como estaba el ${date}. Lo que cambies se envía cuando vuelvas a tenerla.`}
    </p>
  );
}

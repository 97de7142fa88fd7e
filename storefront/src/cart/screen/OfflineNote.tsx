import { useLingui } from "@lingui/react/macro";
import { WifiOff } from "lucide-react";
import { useLocale } from "../../lib/page/page-frame.tsx";
import { formatShortDateTime } from "../../lib/texts/format-short-date-time.ts";
import styles from "./CartScreen.module.css";

type Props = {
  /** When the shop sent the cart, in milliseconds since 1970; null without one. */
  seenAt: number | null;
};

/** Says that there is no network, and when the cart was last seen. */
export function OfflineNote({ seenAt }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const date = seenAt === null ? "" : formatShortDateTime(seenAt, locale);
  return (
    <p className={styles.offline} role="status">
      <WifiOff size={20} aria-hidden="true" />
      {seenAt === null
        ? t`Sin conexión. Lo que añadas entra en tu carrito cuando vuelvas a tenerla.`
        : t`Sin conexión. Este es tu carrito como estaba el ${date}. Lo que cambies se envía cuando vuelvas a tenerla.`}
    </p>
  );
}

import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { type Alert, type AlertTexts, useAlert } from "../../lib/alert-store.ts";
import { useLoaded } from "../../lib/loading/use-loaded.ts";
import styles from "./AlertHost.module.css";

const loadCard = () => import("./AlertCard.tsx");

/** How long after the start the card is fetched, in milliseconds: a lost connection is told with it. */
const idleDelayMs = 3000;

/** Where the shop's one alert appears; read out at once when it is an error. */
export function AlertHost() {
  const alert = useTexted(useAlert());
  const [isCardMissing, setIsCardMissing] = useState(false);
  const card = useLoaded(alert.isOpen, loadCard, () => setIsCardMissing(true));
  useEffect(() => {
    const timer = setTimeout(() => loadCard().catch(() => undefined), idleDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.host} role={alert.type === "error" ? "alert" : "status"} aria-atomic="true">
      {alert.isOpen && card ? <card.AlertCard alert={alert} /> : null}
      {alert.isOpen && !card && isCardMissing ? <AlertWords alert={alert} /> : null}
    </div>
  );
}

/** The alert with its texts: those of a load failure are said here, for all rooms. */
function useTexted(alert: Alert): Alert {
  const { t } = useLingui();
  if (!alert.isLoadFailure) return alert;
  return {
    ...alert,
    title: t`No hemos podido abrirlo`,
    text: t`Comprueba la conexión y vuelve a intentarlo.`,
  };
}

/** In place of the card where its code could not be fetched. */
function AlertWords({ alert }: { alert: AlertTexts }) {
  return (
    <p className={styles.words}>
      {alert.title}. {alert.text}
    </p>
  );
}

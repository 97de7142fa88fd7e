import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { type Alert, type AlertTexts, useAlert } from "../../lib/alert-store.ts";
import { useLoaded } from "../../lib/loading/use-loaded.ts";
import styles from "./AlertHost.module.css";

const loadCard = () => import("./AlertCard.tsx");

/**
 * Delay after the start before the card's code is fetched, in milliseconds. It must be there before the
 * connection is lost, because the card reports that.
 */
const idleDelayMs = 3000;

/** Shows the shop's one alert. Screen readers announce errors at once. */
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

/** Adds the texts of load failures to an alert; they are the same in all features. */
function useTexted(alert: Alert): Alert {
  const { t } = useLingui();
  if (!alert.isLoadFailure) return alert;
  return {
    ...alert,
    title: t`No hemos podido abrirlo`,
    text: t`Comprueba la conexión y vuelve a intentarlo.`,
  };
}

/** Stands in for the card when its code could not be loaded. */
function AlertWords({ alert }: { alert: AlertTexts }) {
  return (
    <p className={styles.words}>
      {alert.title}. {alert.text}
    </p>
  );
}

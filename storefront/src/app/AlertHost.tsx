import { lazy, Suspense, useEffect } from "react";
import { type Alert, useAlert } from "../lib/alert-store.ts";
import styles from "./AlertHost.module.css";

const loadCard = () => import("./AlertCard.tsx");
const AlertCard = lazy(() =>
  loadCard().then(
    (part) => ({ default: part.AlertCard }),
    () => ({ default: AlertWords }),
  ),
);

/** How long after the start the card is fetched, in milliseconds: a lost connection is told with it. */
const calmMs = 3000;

/** Where the shop's one alert appears; read out at once when it is an error. */
export function AlertHost() {
  const alert = useAlert();
  useEffect(() => {
    const timer = setTimeout(() => loadCard().catch(() => undefined), calmMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.host} role={alert.type === "error" ? "alert" : "status"} aria-atomic="true">
      <Suspense>{alert.isOpen ? <AlertCard alert={alert} /> : null}</Suspense>
    </div>
  );
}

/** In place of the card where its code could not be fetched. */
function AlertWords({ alert }: { alert: Alert }) {
  return (
    <p className={styles.words}>
      {alert.title}. {alert.text}
    </p>
  );
}

import { lazy, Suspense } from "react";
import { useAlert } from "../lib/alert-store.ts";
import styles from "./AlertHost.module.css";

const AlertCard = lazy(() => import("./AlertCard.tsx").then((part) => ({ default: part.AlertCard })));

/** Where the shop's one alert appears; read out at once when it is an error. */
export function AlertHost() {
  const alert = useAlert();
  return (
    <div className={styles.host} role={alert.type === "error" ? "alert" : "status"} aria-atomic="true">
      <Suspense>{alert.isOpen ? <AlertCard alert={alert} /> : null}</Suspense>
    </div>
  );
}

import { useEffect } from "react";
import { Outlet, useNavigation } from "react-router";
import { CartConfirmationHost } from "../cart/index.ts";
import { AnalyticsTag } from "../legal/index.ts";
import { AlertHost } from "./AlertHost.tsx";
import styles from "./AppRoot.module.css";
import { RouteAnnouncer } from "./RouteAnnouncer.tsx";
import { ScrollKeeper } from "./ScrollKeeper.tsx";

/**
 * Around every layout: confirmation, alert, scroll position, progress of a navigation. The browser's timeline
 * gets a mark, "taken-over", when what the server drew answers to presses and keys.
 */
export function AppRoot() {
  const isLeaving = useNavigation().state !== "idle";
  useEffect(() => {
    performance.mark("taken-over");
  }, []);
  return (
    <>
      <div className={styles.progress} data-active={isLeaving || undefined} aria-hidden="true" />
      <Outlet />
      <CartConfirmationHost />
      <AlertHost />
      <RouteAnnouncer />
      <ScrollKeeper />
      <AnalyticsTag />
    </>
  );
}

import { useEffect } from "react";
import { Outlet, useNavigation } from "react-router";
import { CartConfirmationHost } from "../cart/index.ts";
import { AnalyticsTag } from "../legal/index.ts";
import { HydrationBoundary } from "../lib/loading/HydrationBoundary.tsx";
import styles from "./AppRoot.module.css";
import { AlertHost } from "./frame/AlertHost.tsx";
import { RouteAnnouncer } from "./frame/RouteAnnouncer.tsx";
import { ScrollRestorer } from "./frame/ScrollRestorer.tsx";

/** Wraps every layout: cart confirmation, alert, scroll restoration and navigation progress. */
export function AppRoot() {
  const isLeaving = useNavigation().state !== "idle";
  return (
    <>
      <div className={styles.progress} data-active={isLeaving || undefined} aria-hidden="true" />
      <HydrationBoundary>
        <Outlet />
        <TakenOver />
      </HydrationBoundary>
      <CartConfirmationHost />
      <AlertHost />
      <RouteAnnouncer />
      <ScrollRestorer />
      <AnalyticsTag />
    </>
  );
}

/**
 * Adds a "taken-over" mark to the browser's performance timeline once hydration is complete and the page
 * responds to input.
 */
function TakenOver() {
  useEffect(() => {
    performance.mark("taken-over");
  }, []);
  return null;
}

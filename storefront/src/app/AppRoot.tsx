import { useEffect } from "react";
import { Outlet, useNavigation } from "react-router";
import { CartConfirmationHost } from "../cart/index.ts";
import { AnalyticsTag } from "../legal/index.ts";
import { HydrationBoundary } from "../lib/loading/HydrationBoundary.tsx";
import styles from "./AppRoot.module.css";
import { AlertHost } from "./frame/AlertHost.tsx";
import { RouteAnnouncer } from "./frame/RouteAnnouncer.tsx";
import { ScrollRestorer } from "./frame/ScrollRestorer.tsx";

/** Around every layout: confirmation, alert, scroll position, progress of a navigation. */
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

/** Marks in the browser's timeline, as "taken-over", when what the server drew answers to presses and keys. */
function TakenOver() {
  useEffect(() => {
    performance.mark("taken-over");
  }, []);
  return null;
}

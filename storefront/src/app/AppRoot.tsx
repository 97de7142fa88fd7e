import { type ComponentType, useEffect, useState } from "react";
import { Outlet, useNavigation } from "react-router";
import { CartConfirmationHost } from "../cart/index.ts";
import { HydrationBoundary } from "../lib/loading/HydrationBoundary.tsx";
import { loadPersistently } from "../lib/loading/load-persistently.ts";
import styles from "./AppRoot.module.css";
import { AlertHost } from "./frame/AlertHost.tsx";
import { ScrollRestorer } from "./frame/ScrollRestorer.tsx";

/** Wraps every layout: cart confirmation, alert, scroll restoration, navigation progress and
 * what is loaded late. */
export function AppRoot() {
  const isLeaving = useNavigation().state !== "idle";
  return (
    <>
      <div className={styles.progress} data-active={isLeaving || undefined} aria-hidden="true" />
      <HydrationBoundary>
        <Outlet />
        <TakenOver />
        <Late />
      </HydrationBoundary>
      <CartConfirmationHost />
      <AlertHost />
      <ScrollRestorer />
    </>
  );
}

const loadLate = () => import("./late/DeferredFrame.tsx");

/**
 * Loads the rest of the frame after hydration; without a connection, the page does without it until there is one. It forgets who
 * has left, so it does not wait for stylesheets of other parts.
 */
function Late() {
  const [part, setPart] = useState<{ DeferredFrame: ComponentType } | null>(null);
  useEffect(() => loadPersistently(loadLate, setPart, () => undefined), []);
  return part ? <part.DeferredFrame /> : null;
}

/**
 * Adds a "taken-over" mark to the browser's performance timeline once hydration is complete and the page
 * responds to input, and has the page's first script repeat what was pressed before.
 */
function TakenOver() {
  useEffect(() => {
    performance.mark("taken-over");
    document.dispatchEvent(new Event("taken-over"));
  }, []);
  return null;
}

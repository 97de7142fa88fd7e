import type { ReactNode } from "react";
import { Outlet, useMatch } from "react-router";
import { HydrationBoundary } from "../../lib/loading/HydrationBoundary.tsx";
import { BottomNavigation } from "../frame/BottomNavigation.tsx";
import { Footer } from "../frame/Footer.tsx";
import { SkipLink } from "../frame/SkipLink.tsx";
import { TopBar } from "../frame/TopBar.tsx";
import styles from "./layouts.module.css";

/** The layout of screens in the frame. */
export function DefaultLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/**
 * Top bar with the vehicle, content, footer; bottom navigation on phones. The checkout has neither search nor
 * vehicle nor tabs, so that nothing leads away from it by accident.
 */
export function Frame({ children }: { children: ReactNode }) {
  const isCheckout = useMatch("/orders/create") !== null;
  return (
    <>
      <SkipLink />
      <TopBar isBare={isCheckout} />
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <HydrationBoundary>
        <Footer />
      </HydrationBoundary>
      {isCheckout ? null : (
        <HydrationBoundary>
          <BottomNavigation />
        </HydrationBoundary>
      )}
    </>
  );
}

import { Outlet } from "react-router";
import { HydrationBoundary } from "../../lib/loading/HydrationBoundary.tsx";
import { BottomNavigation } from "../frame/BottomNavigation.tsx";
import { Footer } from "../frame/Footer.tsx";
import { SkipLink } from "../frame/SkipLink.tsx";
import { TopBar } from "../frame/TopBar.tsx";
import styles from "./layouts.module.css";

/** Top bar with the vehicle, content, footer; bottom navigation on phones. */
export function DefaultLayout() {
  return (
    <>
      <SkipLink />
      <TopBar />
      <main id="content" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <HydrationBoundary>
        <Footer />
      </HydrationBoundary>
      <HydrationBoundary>
        <BottomNavigation />
      </HydrationBoundary>
    </>
  );
}

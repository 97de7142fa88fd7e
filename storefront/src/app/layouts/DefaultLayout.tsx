import { Outlet } from "react-router";
import { Apart } from "../../lib/apart.tsx";
import { BottomNavigation } from "../BottomNavigation.tsx";
import { Footer } from "../Footer.tsx";
import { SkipLink } from "../SkipLink.tsx";
import { TopBar } from "../TopBar.tsx";
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
      <Apart>
        <Footer />
      </Apart>
      <Apart>
        <BottomNavigation />
      </Apart>
    </>
  );
}

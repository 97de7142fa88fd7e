import { Outlet } from "react-router";
import { Footer } from "../frame/Footer.tsx";
import styles from "./layouts.module.css";

/** Content and footer only, for signing in and related screens. */
export function SecurityLayout() {
  return (
    <>
      <main id="content" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer />
    </>
  );
}

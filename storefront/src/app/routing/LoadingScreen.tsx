import { LogoMark } from "../../ui/marks/LogoMark.tsx";
import styles from "./LoadingScreen.module.css";

/** Shown until routing is ready (specification §2). Needs no texts, data or router. */
export function LoadingScreen() {
  return (
    <div className={styles.screen} role="status">
      <span className={styles.mark}>
        <LogoMark size={88} />
      </span>
      <span className={styles.text} lang="en">
        Loading...
      </span>
    </div>
  );
}

/** Shown over the frame of a personal screen until the browser has drawn the screen (specification §2). */
export function LoadingBadge() {
  return (
    <div className={styles.badge} role="status">
      <LogoMark size={24} />
      <span className={styles.text} lang="en">
        Loading...
      </span>
    </div>
  );
}

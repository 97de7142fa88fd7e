import type { ReactNode } from "react";
import { usePageFrame } from "../../lib/page/page-frame.tsx";
import { useIsAuthenticated } from "../../session/index.ts";
import { mayHaveCart } from "../cart-hint.ts";
import { EmptyCart } from "./EmptyCart.tsx";
import styles from "./PendingCart.module.css";

/**
 * Placeholder of a cart that has not loaded: its skeleton, or the empty cart if the browser has none. The server, which
 * does not know, renders both; the page's first script decides which of them is shown.
 */
export function PendingCart({ skeleton }: { skeleton: ReactNode }) {
  const isServer = usePageFrame().collectHead !== null;
  const isSignedIn = useIsAuthenticated();
  if (!isServer) return isSignedIn || mayHaveCart() ? skeleton : <EmptyCart />;
  return (
    <>
      <div className={styles.kept}>{skeleton}</div>
      <div className={styles.none}>
        <EmptyCart />
      </div>
    </>
  );
}

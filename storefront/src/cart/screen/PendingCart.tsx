import type { ReactNode } from "react";
import { usePageFrame } from "../../lib/page/page-frame.tsx";
import { useIsAuthenticated } from "../../session/index.ts";
import { mayHaveCart } from "../cart-hint.ts";
import { EmptyCart } from "./EmptyCart.tsx";
import styles from "./PendingCart.module.css";

/**
 * What stands in for a cart that is not there yet: its skeleton, or the empty cart for a visitor whose browser has none. The
 * server, which does not know, renders both, and the page's first script says which of them is shown.
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

import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useCartActions } from "../../cart-actions.ts";
import type { WantedQuantities } from "../../line-queue.ts";
import { expireRemovedLine } from "../../store.ts";
import { CartLineRow } from "./CartLineRow.tsx";
import styles from "./CartLines.module.css";
import { RemovedLineRow } from "./RemovedLineRow.tsx";
import type { CartRow } from "./rows.ts";

type Props = {
  rows: readonly CartRow[];
  /** Quantities that wait for the network, by line id. */
  waiting: WantedQuantities;
  isOffline: boolean;
  /** Called when the focused row is removed for good. */
  onFocusLost(): void;
};

/** The cart's lines. A removed line keeps its row for undo. */
export function CartLines({ rows, waiting, isOffline, onFocusLost }: Props) {
  const { t } = useLingui();
  const { restore } = useCartActions();
  const [restoredKey, setRestoredKey] = useState<string | null>(null);
  if (rows.length === 0) return null;
  return (
    <ul className={styles.lines} aria-label={t`Artículos del carrito`}>
      {rows.map(({ key, line, isRemoved }) => (
        <li key={key}>
          {isRemoved ? (
            <RemovedLineRow
              line={line}
              onRestore={() => {
                setRestoredKey(key);
                return restore(line);
              }}
              onExpire={(hadFocus) => {
                expireRemovedLine(line);
                if (hadFocus) onFocusLost();
              }}
            />
          ) : (
            <CartLineRow
              line={line}
              waiting={waiting[line.id] ?? null}
              isOffline={isOffline}
              takesFocus={key === restoredKey}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

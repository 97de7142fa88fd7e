import { useLingui } from "@lingui/react/macro";
import type { CartLine } from "@recambia/contract/cart/schemas";
import { Undo2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../../ui/actions/Button.tsx";
import styles from "./RemovedLineRow.module.css";

/** Time during which a removal can be undone, in milliseconds. */
const undoMs = 8000;

type Props = {
  line: CartLine;
  onRestore(): Promise<void>;
  /** Called after the timeout, with whether the row had the focus. */
  onExpire(hadFocus: boolean): void;
};

/** Replaces a removed line and offers to restore it. The timer pauses while the pointer or the focus is inside. */
export function RemovedLineRow({ line, onRestore, onExpire }: Props) {
  const { t } = useLingui();
  const [isHeld, setIsHeld] = useState(false);
  const [isRestoring, setIsRestoring] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  const expire = useRef(onExpire);
  expire.current = onExpire;
  const { name } = line.product;

  useEffect(() => {
    if (document.activeElement === document.body) row.current?.querySelector("button")?.focus();
  }, []);

  useEffect(() => {
    if (isHeld || isRestoring) return;
    const timer = setTimeout(() => {
      expire.current(row.current?.contains(document.activeElement) ?? false);
    }, undoMs);
    return () => clearTimeout(timer);
  }, [isHeld, isRestoring]);

  async function restore() {
    setIsRestoring(true);
    await onRestore();
    setIsRestoring(false);
  }

  return (
    <div
      ref={row}
      role="status"
      className={styles.row}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={(event) => setIsHeld(event.target.matches(":focus-visible"))}
      onBlur={() => setIsHeld(false)}
    >
      <p className={styles.text}>{t`Has quitado «${name}».`}</p>
      <Button look="quiet" icon={<Undo2 aria-hidden="true" />} isLoading={isRestoring} onClick={restore}>
        {t`Deshacer`}
      </Button>
    </div>
  );
}

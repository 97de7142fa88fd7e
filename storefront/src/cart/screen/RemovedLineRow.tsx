import { useLingui } from "@lingui/react/macro";
import type { CartLine } from "@recambia/contract/cart/schemas";
import { Undo2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../ui/actions/Button.tsx";
import styles from "./RemovedLineRow.module.css";

/** How long a removal can be undone, in milliseconds. */
const undoMs = 8000;

type Props = {
  line: CartLine;
  onRestore(): Promise<void>;
  /** The time is over; whether the focus was here. */
  onExpire(hadFocus: boolean): void;
};

/**
 * In the place of a line that was just taken out: says so and offers to put it back. The time stands
 * still while someone points at it or is in it with the keyboard.
 */
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

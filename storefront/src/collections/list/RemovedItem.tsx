import { useLingui } from "@lingui/react/macro";
import { Undo2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "../../ui/actions/Button.tsx";
import styles from "./ListItems.module.css";

type Props = {
  name: string;
  onRestore(): void;
  /** The pressed button is gone, so the focus moves here. */
  onFocusLost(): void;
};

/** In the place of an item that was just taken out, as long as the screen is open. */
export function RemovedItem({ name, onRestore, onFocusLost }: Props) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (document.activeElement === document.body) place.current?.querySelector("button")?.focus();
  }, []);
  function restore() {
    const row = place.current?.parentElement;
    onRestore();
    requestAnimationFrame(() => {
      const link = row?.querySelector<HTMLElement>("a, button");
      if (link) link.focus();
      else onFocusLost();
    });
  }
  return (
    <div ref={place} role="status" className={styles.removed}>
      <p>{t`Has quitado «${name}».`}</p>
      <Button look="quiet" icon={<Undo2 aria-hidden="true" />} onClick={restore}>
        {t`Deshacer`}
      </Button>
    </div>
  );
}

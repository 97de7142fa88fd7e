import { useLingui } from "@lingui/react/macro";
import { Undo2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "../ui/actions/Button.tsx";
import styles from "./FavoriteCards.module.css";

/** In the place of a card whose heart was just taken off, as long as the screen is open. */
export function RemovedFavorite({ name, onRestore }: { name: string; onRestore(): void }) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The heart that had the focus is gone.
    if (document.activeElement === document.body) place.current?.querySelector("button")?.focus();
  }, []);
  function restore() {
    const row = place.current?.parentElement;
    onRestore();
    // The card comes back in this place, and its heart takes the focus over.
    requestAnimationFrame(() => row?.querySelector<HTMLElement>("[aria-pressed]")?.focus());
  }

  return (
    <div ref={place} role="status" className={styles.removed}>
      <p>{t`Has quitado «${name}» de favoritos.`}</p>
      <Button look="quiet" icon={<Undo2 aria-hidden="true" />} onClick={restore}>
        {t`Deshacer`}
      </Button>
    </div>
  );
}

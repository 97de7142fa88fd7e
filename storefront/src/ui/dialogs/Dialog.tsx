import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import { useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { iconButtonClass } from "../actions/IconButton.tsx";
import { FailureRow } from "../feedback/FailureRow.tsx";
import styles from "./Dialog.module.css";

type Focus = BaseDialog.Popup.Props["initialFocus"];

type Props = {
  isOpen: boolean;
  /** Called for Escape, the close icon, or a press outside (`closesOutside`). */
  onClose(): void;
  title: string;
  /** `fullscreen`: the whole window; `centred`: 320–650 px; `sheet`: from below on phones, else centred. */
  shape?: "fullscreen" | "centred" | "sheet";
  /** Whether a press outside closes it (specification §2: selecting does, adding does not). */
  closesOutside?: boolean;
  /** Initial focus; the first control by default. */
  initialFocus?: Focus;
  /**
   * Focus after closing. A ref names what takes the place of the previously focused element once that is gone, such as the button
   * of what has been done.
   */
  finalFocus?: Focus;
  /** Buttons at the bottom, always in view. */
  actions?: ReactNode;
  /** Why the last press of a button was refused; null keeps its row free, undefined shows no row. */
  failure?: string | null;
  children: ReactNode;
};

/**
 * A modal dialog: traps and restores the focus, closes on Escape. Load it with `useOnDemand`, so that its
 * code comes with the first dialog instead of the page.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  shape = "centred",
  closesOutside = true,
  initialFocus,
  finalFocus,
  actions,
  failure,
  children,
}: Props) {
  const { t } = useLingui();
  const [opener] = useState(() => document.activeElement);
  const isThere = () => opener !== document.body && (opener?.isConnected ?? false);
  const isRef = typeof finalFocus === "object" && finalFocus !== null;
  return (
    <BaseDialog.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      disablePointerDismissal={!closesOutside}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={styles.scrim} />
        <BaseDialog.Popup
          className={`${styles.popup} ${styles[shape]}`}
          initialFocus={initialFocus}
          finalFocus={isRef ? () => isThere() || (finalFocus.current ?? true) : finalFocus}
        >
          <header className={styles.header}>
            <BaseDialog.Title className={styles.title}>{title}</BaseDialog.Title>
            <BaseDialog.Close className={iconButtonClass} aria-label={t`Cerrar`} title={t`Cerrar`}>
              <X aria-hidden="true" />
            </BaseDialog.Close>
          </header>
          <div className={styles.content}>{children}</div>
          {actions ? (
            <footer className={styles.actions}>
              {failure === undefined ? null : (
                <div className={styles.failure}>
                  <FailureRow>{failure}</FailureRow>
                </div>
              )}
              {actions}
            </footer>
          ) : null}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

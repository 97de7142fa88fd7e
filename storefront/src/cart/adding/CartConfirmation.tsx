import { useLingui } from "@lingui/react/macro";
import { pictureUrl } from "@recambia/contract/catalogue/card";
import { formatCents } from "@recambia/contract/money";
import { CircleCheck, Undo2, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { Button, buttonClass } from "../../ui/actions/Button.tsx";
import { IconButton } from "../../ui/actions/IconButton.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import { useCartActions } from "../cart-actions.ts";
import { type Confirmation, cartStore, closeConfirmation, useCartStore } from "../store.ts";
import styles from "./CartConfirmation.module.css";

/** Time until it closes, in milliseconds; paused while the pointer or the focus is inside. */
const stayMs = 6000;

/**
 * Confirms an addition: picture, cart total, link to the cart, undo. Never moves the focus; as a popover it
 * follows the pressed button in the tab order. Escape, a press outside and a timeout close it.
 */
export function CartConfirmation() {
  const { t } = useLingui();
  const confirmation = useCartStore((state) => state.confirmation);
  const panel = useRef<HTMLDivElement>(null);
  const [isHeld, setIsHeld] = useState(false);
  const source = confirmation?.source;
  const isAnswered = Boolean(confirmation?.added);

  useEffect(() => {
    if (!source) return panel.current?.hidePopover();
    panel.current?.hidePopover();
    panel.current?.showPopover({ source });
  }, [source]);

  useEffect(() => {
    if (!isAnswered || isHeld) return;
    const timer = setTimeout(closeConfirmation, stayMs);
    return () => clearTimeout(timer);
  }, [isAnswered, isHeld]);

  function noteClosing() {
    if (!panel.current?.matches(":popover-open") && cartStore.getState().confirmation?.added)
      closeConfirmation();
  }

  return (
    <>
      <section
        ref={panel}
        popover="auto"
        aria-label={t`Carrito`}
        className={styles.panel}
        onToggle={noteClosing}
        onPointerEnter={() => setIsHeld(true)}
        onPointerLeave={() => setIsHeld(false)}
        onFocus={() => setIsHeld(true)}
        onBlur={() => setIsHeld(false)}
      >
        {confirmation ? <Content confirmation={confirmation} /> : null}
      </section>
      <Announcement confirmation={confirmation} />
    </>
  );
}

function Content({ confirmation }: { confirmation: Confirmation }) {
  const { t } = useLingui();
  const { undoAdding } = useCartActions();
  const { picture, added } = confirmation;
  return (
    <>
      <img
        src={pictureUrl(picture, "thumb")}
        alt=""
        width={80}
        height={80}
        className={styles.picture}
        data-added={added ? "" : undefined}
      />
      <div className={styles.words}>
        <p className={styles.title}>
          {added ? <CircleCheck size={20} className={styles.check} aria-hidden="true" /> : null}
          {added ? t`Añadido al carrito` : t`Añadiendo…`}
        </p>
        <p className={styles.name}>{addedText(confirmation)}</p>
        <p className={styles.total}>
          {t`Total`}{" "}
          {added ? <strong>{formatCents(added.totalCents)}</strong> : <Skeleton className={styles.money} />}
        </p>
      </div>
      <IconButton label={t`Cerrar`} icon={<X aria-hidden="true" />} onClick={closeConfirmation} />
      <div className={styles.actions}>
        <Link to="/shopping-cart" className={buttonClass()} onClick={closeConfirmation}>
          {t`Ver el carrito`}
        </Link>
        <Button
          look="quiet"
          icon={<Undo2 aria-hidden="true" />}
          aria-disabled={!added}
          onClick={added ? undoAdding : undefined}
        >
          {t`Deshacer`}
        </Button>
      </div>
    </>
  );
}

/** The name of what was added, and how many if more than one. */
function addedText({ name, quantity }: Confirmation): string {
  return quantity > 1 ? `${quantity} × ${name}` : name;
}

/** Announces the confirmation to screen readers once the server has answered. */
function Announcement({ confirmation }: { confirmation: Confirmation | null }) {
  const { t } = useLingui();
  const total = confirmation?.added ? formatCents(confirmation.added.totalCents) : "";
  const name = confirmation ? addedText(confirmation) : "";
  return (
    <div role="status" aria-atomic="true">
      <VisuallyHidden>{total ? t`Añadido al carrito: ${name}. Total: ${total}.` : null}</VisuallyHidden>
    </div>
  );
}

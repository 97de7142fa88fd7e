import { useLingui } from "@lingui/react/macro";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";

/** Asks before a review is left with what has been written. */
export function LeaveDialog({ onLeave, onStay }: { onLeave(): void; onStay(): void }) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen
      onClose={onStay}
      title={t`¿Salir sin guardar?`}
      actions={
        <>
          <Button look="danger" onClick={onLeave}>
            {t`Salir sin guardar`}
          </Button>
          <Button onClick={onStay}>{t`Seguir editando`}</Button>
        </>
      }
    >
      <p>{t`Lo que has escrito en esta opinión se perderá.`}</p>
    </Dialog>
  );
}

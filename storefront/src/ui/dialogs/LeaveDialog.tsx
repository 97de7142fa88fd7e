import { useLingui } from "@lingui/react/macro";
import { Button } from "../actions/Button.tsx";
import { Dialog } from "./Dialog.tsx";

/** Asks before the user leaves a form; `loss` names what would be lost. */
export function LeaveDialog({ loss, onLeave, onStay }: { loss: string; onLeave(): void; onStay(): void }) {
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
      <p>{loss}</p>
    </Dialog>
  );
}

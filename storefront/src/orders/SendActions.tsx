import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Button } from "../ui/actions/Button.tsx";

type Props = { isSent: boolean; onClose(): void; children: ReactNode };

/** Actions of a dialog with a form: the button that sends it, in `children`, beside "not now"; "close" once it is sent. */
export function SendActions({ isSent, onClose, children }: Props) {
  const { t } = useLingui();
  if (isSent) return <Button onClick={onClose}>{t`Cerrar`}</Button>;
  return (
    <>
      <Button look="quiet" onClick={onClose}>
        {t`Ahora no`}
      </Button>
      {children}
    </>
  );
}

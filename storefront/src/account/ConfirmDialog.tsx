import { useLingui } from "@lingui/react/macro";
import { type RefObject, useState } from "react";
import { type ApiAnswer, isSuccess } from "../lib/http/http-client.ts";
import { Button } from "../ui/actions/Button.tsx";
import { Dialog } from "../ui/dialogs/Dialog.tsx";
import { useRefusalText } from "../ui/feedback/use-refusal-text.ts";
import styles from "./Form.module.css";

type Props = {
  title: string;
  text: string;
  /** Label of the confirming button. */
  action: string;
  call(): Promise<ApiAnswer<unknown>>;
  /** After a call that succeeded, or found that there was nothing left to do. */
  onDone(): Promise<unknown>;
  onClose(): void;
  /** Receives the focus afterwards, because the opener may be gone. */
  finalFocus: RefObject<HTMLElement | null>;
};

/** Asks once more before something that cannot be undone. */
export function ConfirmDialog({ title, text, action, call, onDone, onClose, finalFocus }: Props) {
  const { t } = useLingui();
  const wordsFor = useRefusalText();
  const [isCalling, setIsCalling] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function confirm() {
    setIsCalling(true);
    const answer = await call();
    setIsCalling(false);
    if (!isSuccess(answer) && answer.status !== 404) return setFailure(wordsFor(answer));
    await onDone();
    onClose();
  }

  return (
    <Dialog
      failure={failure}
      isOpen
      onClose={onClose}
      title={title}
      finalFocus={finalFocus}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {t`Cancelar`}
          </Button>
          <Button look="danger" isLoading={isCalling} onClick={confirm}>
            {action}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>{text}</p>
      </div>
    </Dialog>
  );
}

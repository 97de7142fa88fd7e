import { useLingui } from "@lingui/react/macro";
import type { Order } from "@recambia/contract/orders";
import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useState } from "react";
import { useRefusalWords } from "../account/index.ts";
import { showAlert } from "../lib/alert-store.ts";
import { isSuccess } from "../lib/http-client.ts";
import { useHttp } from "../lib/http-context.ts";
import { Button } from "../ui/Button.tsx";
import { Callout } from "../ui/Callout.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import styles from "./Dialogs.module.css";
import { refreshOrders } from "./refresh-orders.ts";

type Props = { order: Order; onClose(): void; finalFocus: RefObject<HTMLElement | null> };

/** Asks once more before an order that has not left is cancelled (specification §1). */
export function CancelDialog({ order, onClose, finalFocus }: Props) {
  const { t } = useLingui();
  const http = useHttp();
  const queryClient = useQueryClient();
  const wordsFor = useRefusalWords();
  const [isCalling, setIsCalling] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isPaid = order.payment.paid_at !== null;

  async function cancel() {
    setIsCalling(true);
    setFailure(null);
    const answer = await http.post(`/spa/orders/${order.id}/cancel`);
    await refreshOrders(queryClient, order.id);
    setIsCalling(false);
    if (!isSuccess(answer)) return setFailure(wordsFor(answer));
    showAlert({ type: "success", title: t`Pedido ${order.number} cancelado` });
    onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t`¿Cancelar el pedido ${order.number}?`}
      finalFocus={finalFocus}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {t`No, conservarlo`}
          </Button>
          <Button look="danger" isLoading={isCalling} onClick={cancel}>
            {t`Sí, cancelarlo`}
          </Button>
        </>
      }
    >
      <div className={styles.parts}>
        {failure ? <Callout type="error" title={failure} /> : null}
        <p>
          {isPaid
            ? t`Te reembolsamos todo lo que pagaste, con la misma forma de pago.`
            : t`No tendrás que pagar nada.`}
        </p>
      </div>
    </Dialog>
  );
}

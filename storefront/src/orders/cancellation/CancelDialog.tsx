import { useLingui } from "@lingui/react/macro";
import * as endpoints from "@recambia/contract/orders/endpoints";
import type { Order } from "@recambia/contract/orders/schemas";
import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useState } from "react";
import { showAlert } from "../../lib/alert-store.ts";
import { isSuccess } from "../../lib/http/http-client.ts";
import { useHttp } from "../../lib/http/http-context.ts";
import { useKeptState } from "../../session/index.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { Dialog } from "../../ui/dialogs/Dialog.tsx";
import { useRefusalText } from "../../ui/feedback/use-refusal-text.ts";
import styles from "../Dialogs.module.css";
import { keptCancellations } from "../kept-dialogs.ts";
import { recordedCancellation } from "../recorded/recorded.ts";
import { useOrderSender } from "../recorded/use-order-sender.ts";
import { refreshOrders } from "../refresh-orders.ts";
import { allPieces, chosenLines, PieceChoice, stillPossible } from "./PieceChoice.tsx";
import { useCancellableChoice } from "./use-cancellable-choice.ts";

type Props = { order: Order; onClose(): void; finalFocus: RefObject<HTMLElement | null> };

/** Chooses unsent pieces to cancel (specification §1); an unpaid order is cancelled whole. */
export function CancelDialog({ order, onClose, finalFocus }: Props) {
  const { t } = useLingui();
  const http = useHttp();
  const queryClient = useQueryClient();
  const wordsFor = useRefusalText();
  const lines = useCancellableChoice()(order.lines);
  const [chosen, setChosen] = useKeptState(
    keptCancellations,
    order.id,
    // An unpaid order is cancelled whole, whatever was chosen before.
    (kept) => (kept && !order.actions.only_as_a_whole ? stillPossible(kept, lines) : allPieces(lines)),
    () => true,
  );
  const sendOnce = useOrderSender(order, recordedCancellation);
  const [isCalling, setIsCalling] = useState(false);
  const [problem, setProblem] = useState<{ failure?: string; choice?: string }>({});

  async function cancel() {
    const pieces = chosenLines(chosen);
    if (pieces.length === 0) return setProblem({ choice: t`Elige al menos un artículo.` });
    setIsCalling(true);
    setProblem({});
    const wish = { params: { orderId: order.id }, body: { lines: pieces } };
    const answer = await sendOnce(() => http.call(endpoints.cancelOrder, wish));
    await refreshOrders(queryClient, order.id);
    setIsCalling(false);
    if (!isSuccess(answer)) return setProblem({ failure: wordsFor(answer) });
    const isWhole = answer.data.data.state === "cancelled";
    const title = isWhole
      ? t`Pedido ${order.number} cancelado`
      : t`Parte del pedido ${order.number} cancelada`;
    showAlert({ type: "success", title });
    onClose();
  }

  return (
    <Dialog
      failure={problem.failure ?? null}
      isOpen
      onClose={onClose}
      title={t`Cancelar el pedido ${order.number}`}
      shape="sheet"
      finalFocus={finalFocus}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {t`No cancelar`}
          </Button>
          <Button look="danger" isLoading={isCalling} onClick={cancel}>
            {t`Confirmar cancelación`}
          </Button>
        </>
      }
    >
      <div className={styles.parts}>
        <PieceChoice
          legend={t`¿Qué artículos cancelas?`}
          lines={lines}
          isWhole={order.actions.only_as_a_whole}
          chosen={chosen}
          onChange={(next) => {
            setProblem({});
            setChosen(next);
          }}
          error={problem.choice ?? null}
        />
        <Consequence order={order} />
      </div>
    </Dialog>
  );
}

/** Tells what happens to the money. */
function Consequence({ order }: { order: Order }) {
  const { t } = useLingui();
  if (order.actions.only_as_a_whole) {
    return <p>{t`Aún no está pagado: se cancela entero y no tendrás que pagar nada.`}</p>;
  }
  return (
    <p>
      {t`Te reembolsamos lo que pagaste por ellos, con la misma forma de pago. El envío también, si no te queda nada del pedido.`}
    </p>
  );
}

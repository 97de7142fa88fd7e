import { useLingui } from "@lingui/react/macro";
import * as endpoints from "@recambia/contract/orders/endpoints";
import type { Order } from "@recambia/contract/orders/schemas";
import type { WithdrawalReceipt } from "@recambia/contract/orders/withdrawals";
import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useState } from "react";
import { isSuccess } from "../../lib/http/http-client.ts";
import { useHttp } from "../../lib/http/http-context.ts";
import { useIsAuthenticated, useKeptState } from "../../session/index.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { Dialog } from "../../ui/dialogs/Dialog.tsx";
import { useRefusalText } from "../../ui/feedback/use-refusal-text.ts";
import { useFileChoice } from "../../uploads/index.ts";
import { allPieces, chosenLines, PieceChoice, stillPossible } from "../cancellation/PieceChoice.tsx";
import styles from "../Dialogs.module.css";
import { keptWithdrawals } from "../kept-dialogs.ts";
import { recordedWithdrawal } from "../recorded/recorded.ts";
import { useOrderSender } from "../recorded/use-order-sender.ts";
import { refreshOrders } from "../refresh-orders.ts";
import { SendActions } from "../SendActions.tsx";
import { useWithdrawableChoice } from "./use-withdrawable-choice.ts";
import { WithdrawalConditions } from "./WithdrawalConditions.tsx";
import { WithdrawalFiles } from "./WithdrawalFiles.tsx";
import { WithdrawalReceiptView } from "./WithdrawalReceiptView.tsx";
import { withdrawableLines } from "./withdrawable-lines.ts";

type Props = { order: Order; onClose(): void; finalFocus: RefObject<HTMLElement | null> };

/** Withdrawal from an order: choice of pieces, one confirmation, then the receipt. */
export function WithdrawDialog({ order, onClose, finalFocus }: Props) {
  const { t } = useLingui();
  const http = useHttp();
  const queryClient = useQueryClient();
  const wordsFor = useRefusalText();
  // The receipt names pieces that the refreshed order no longer offers.
  const [lines] = useState(() => withdrawableLines(order));
  const choosable = useWithdrawableChoice()(lines);
  const [receipt, setReceipt] = useState<WithdrawalReceipt | null>(null);
  const [chosen, setChosen] = useKeptState(
    keptWithdrawals,
    order.id,
    (kept) =>
      kept && !order.actions.only_as_a_whole ? stillPossible(kept, choosable) : allPieces(choosable),
    () => receipt === null,
  );
  const sendOnce = useOrderSender(order, recordedWithdrawal);
  const [isCalling, setIsCalling] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [nothing, setNothing] = useState<string | null>(null);
  const files = useFileChoice(`withdrawal ${order.id}`);
  // Guests have no files; a signed-in person may withdraw from an order that was placed without the account.
  const hasFiles = useIsAuthenticated() || !order.is_guest;

  async function confirm() {
    const pieces = chosenLines(chosen);
    if (pieces.length === 0) return setNothing(t`Elige al menos un artículo.`);
    if (!files.isReady()) return;
    setIsCalling(true);
    setFailure(null);
    const attached = files.ids.length > 0 ? { files: [...files.ids] } : {};
    const body = { lines: pieces, ...attached };
    const answer = await files.showErrors(
      sendOnce(() => http.call(endpoints.withdrawFromOrder, { params: { orderId: order.id }, body })),
    );
    await refreshOrders(queryClient, order.id);
    setIsCalling(false);
    if (isSuccess(answer)) setReceipt(answer.data.data);
    else setFailure(wordsFor(answer));
  }

  return (
    <Dialog
      failure={failure}
      isOpen
      onClose={onClose}
      title={t`Desistir del pedido ${order.number}`}
      shape="sheet"
      closesOutside={receipt !== null}
      finalFocus={finalFocus}
      actions={
        <SendActions isSent={receipt !== null} onClose={onClose}>
          <Button isLoading={isCalling} onClick={confirm}>
            {t`Confirmar desistimiento`}
          </Button>
        </SendActions>
      }
    >
      {receipt ? (
        <WithdrawalReceiptView receipt={receipt} lines={lines} />
      ) : (
        <div className={styles.parts}>
          <PieceChoice
            legend={t`¿De qué artículos desistes?`}
            lines={choosable}
            isWhole={order.actions.only_as_a_whole}
            chosen={chosen}
            onChange={(next) => {
              setNothing(null);
              setChosen(next);
            }}
            error={nothing}
          />
          {hasFiles ? <WithdrawalFiles choice={files} /> : null}
          <WithdrawalConditions lines={lines} />
        </div>
      )}
    </Dialog>
  );
}

import { useLingui } from "@lingui/react/macro";
import * as endpoints from "@recambia/contract/orders/endpoints";
import type { WithdrawableOrder, WithdrawalReceipt } from "@recambia/contract/orders/withdrawals";
import { useState } from "react";
import { isSuccess } from "../../lib/http/http-client.ts";
import { useHttp } from "../../lib/http/http-context.ts";
import { createOnceSender } from "../../lib/http/send-once.ts";
import { useLocale } from "../../lib/page/page-frame.tsx";
import { formatDay } from "../../lib/texts/format.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { FailureRow } from "../../ui/feedback/FailureRow.tsx";
import { useRefusalText } from "../../ui/feedback/use-refusal-text.ts";
import { allPieces, type ChosenPieces, chosenLines, PieceChoice } from "../cancellation/PieceChoice.tsx";
import { useFocusOnArrival } from "../order/use-focus-on-arrival.ts";
import { hasFewerPieces } from "../recorded/recorded.ts";
import { formatLastDay } from "../words/order-dates.ts";
import { useWithdrawableChoice } from "./use-withdrawable-choice.ts";
import { WithdrawalConditions } from "./WithdrawalConditions.tsx";
import { WithdrawalObjectionNote } from "./WithdrawalObjectionNote.tsx";
import styles from "./WithdrawalScreen.module.css";
import type { Withdrawer } from "./withdrawer.ts";

type Props = {
  who: Withdrawer;
  order: WithdrawableOrder;
  onBack(): void;
  /** Called with null for a withdrawal that has been made, but whose receipt has come by mail only. */
  onDone(receipt: WithdrawalReceipt | null): void;
};

/** Second step: the pieces to withdraw from and one confirmation button. */
export function ConfirmWithdrawal({ who, order, onBack, onDone }: Props) {
  const { t } = useLingui();
  const http = useHttp();
  const wordsFor = useRefusalText();
  const heading = useFocusOnArrival();
  const choosable = useWithdrawableChoice()(order.lines);
  const [chosen, setChosen] = useState<ChosenPieces>(() => allPieces(choosable));
  const sendOnce = useGuestSender(who, order);
  const [isCalling, setIsCalling] = useState(false);
  const [problem, setProblem] = useState<{ failure?: string; choice?: string }>({});
  const canWithdraw = order.objection === null;

  async function confirm() {
    const lines = chosenLines(chosen);
    if (lines.length === 0) return setProblem({ choice: t`Elige al menos un artículo.` });
    setIsCalling(true);
    setProblem({});
    const answer = await sendOnce(() => http.call(endpoints.withdrawAsGuest, { body: { ...who, lines } }));
    setIsCalling(false);
    if (isSuccess(answer)) onDone(answer.data.data);
    else setProblem({ failure: wordsFor(answer) });
  }

  return (
    <div className={styles.form}>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {t`Pedido ${order.number}`}
        </h2>
        <Facts order={order} />
      </header>
      {canWithdraw ? (
        <>
          <PieceChoice
            legend={t`¿De qué artículos desistes?`}
            lines={choosable}
            isWhole={order.only_as_a_whole}
            chosen={chosen}
            onChange={(next) => {
              setProblem({});
              setChosen(next);
            }}
            error={problem.choice ?? null}
          />
          <WithdrawalConditions lines={order.lines} />
        </>
      ) : (
        <WithdrawalObjectionNote objection={order.objection} />
      )}
      <FailureRow>{problem.failure}</FailureRow>
      <div className={styles.actions}>
        <Button look="quiet" onClick={onBack}>
          {t`Volver`}
        </Button>
        {canWithdraw ? (
          <Button isLoading={isCalling} onClick={confirm}>
            {t`Confirmar desistimiento`}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** Sends a withdrawal so that it is made once, even if an answer is lost. */
function useGuestSender({ number, email }: Withdrawer, order: WithdrawableOrder) {
  const http = useHttp();
  const [send] = useState(() =>
    createOnceSender<{ data: WithdrawalReceipt | null }>(async () => {
      const answer = await http.call(endpoints.findWithdrawableOrder, { body: { number, email } });
      if (!isSuccess(answer)) return { status: answer.status, data: null };
      return { status: 200, data: hasFewerPieces(order, answer.data.data) ? { data: null } : null };
    }),
  );
  return send;
}

function Facts({ order }: { order: WithdrawableOrder }) {
  const { t } = useLingui();
  const locale = useLocale();
  const placed = formatDay(order.placed_at, locale);
  const last = order.withdrawable_until ? formatLastDay(order.withdrawable_until, locale) : "";
  return (
    <p className={styles.facts}>
      {t`Realizado el ${placed}.`} {last ? t`Puedes desistir hasta el ${last}.` : null}
    </p>
  );
}

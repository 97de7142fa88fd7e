import { useLingui } from "@lingui/react/macro";
import { formatCents } from "@recambia/contract/money";
import type { Order } from "@recambia/contract/orders/schemas";
import type { Withdrawal } from "@recambia/contract/orders/withdrawals";
import { Undo2 } from "lucide-react";
import { formatDateTime } from "../../account/index.ts";
import { useLocale } from "../../lib/page/page-frame.tsx";
import { formatDay } from "../../lib/texts/format.ts";
import { Panel } from "../../ui/layout/Panel.tsx";
import { PieceList } from "../cancellation/PieceList.tsx";
import styles from "./WithdrawalPanel.module.css";

/** Withdrawals and the state of each. */
export function WithdrawalPanel({ order }: { order: Order }) {
  const { t } = useLingui();
  if (order.withdrawals.length === 0) return null;
  return (
    <Panel title={t`Desistimiento`} icon={<Undo2 />} isPrinted>
      <ul className={styles.withdrawals}>
        {order.withdrawals.map((withdrawal) => (
          <WithdrawalRow key={withdrawal.id} withdrawal={withdrawal} order={order} />
        ))}
      </ul>
    </Panel>
  );
}

function WithdrawalRow({ withdrawal, order }: { withdrawal: Withdrawal; order: Order }) {
  const { t } = useLingui();
  const locale = useLocale();
  const moment = formatDateTime(withdrawal.received_at, locale);
  const deduction = formatCents(withdrawal.deduction_cents);
  return (
    <li className={styles.withdrawal}>
      <p className={styles.name}>{useStandingWords(withdrawal)}</p>
      <PieceList pieces={withdrawal.lines} order={order} />
      {withdrawal.deduction_cents > 0 ? (
        <p>{t`Descontamos ${deduction}: ${withdrawal.deduction_reason ?? ""}`}</p>
      ) : null}
      <p className={styles.detail}>{t`Desististe el ${moment}.`}</p>
    </li>
  );
}

function useStandingWords({ state, send_back_by, refund_cents }: Withdrawal): string {
  const { t } = useLingui();
  const locale = useLocale();
  const day = formatDay(send_back_by, locale);
  const money = refund_cents === null ? "" : formatCents(refund_cents);
  const words: Record<Withdrawal["state"], string> = {
    requested: t`Envíalo o tráelo a la tienda como muy tarde el ${day}.`,
    returned: t`Hemos recibido tu devolución. Ahora te reembolsamos.`,
    refunded: money ? t`Te hemos reembolsado ${money}.` : t`Te lo hemos reembolsado.`,
    void: t`Sin efecto: tu devolución no nos ha llegado, así que te quedas los artículos.`,
  };
  return words[state];
}

import { useLingui } from "@lingui/react/macro";
import { formatCents } from "@recambia/contract/money";
import type { Order } from "@recambia/contract/orders/schemas";
import type { Cancellation } from "@recambia/contract/orders/withdrawals";
import { Ban } from "lucide-react";
import { formatDateTime } from "../../account/index.ts";
import { useLocale } from "../../lib/page/page-frame.tsx";
import { Panel } from "../../ui/layout/Panel.tsx";
import styles from "../withdrawal/WithdrawalPanel.module.css";
import { PieceList } from "./PieceList.tsx";

type CancelledOrder = Pick<Order, "cancellations" | "lines" | "refunds">;

/** Cancelled pieces: the party that cancelled them, the reason, and the refund. */
export function CancellationPanel({ order }: { order: CancelledOrder }) {
  const { t } = useLingui();
  if (order.cancellations.length === 0) return null;
  return (
    <Panel title={t`Artículos cancelados`} icon={<Ban />} isPrinted>
      <ul className={styles.withdrawals}>
        {order.cancellations.map((cancellation) => (
          <CancellationRow key={cancellation.id} cancellation={cancellation} order={order} />
        ))}
      </ul>
    </Panel>
  );
}

function CancellationRow({ cancellation, order }: { cancellation: Cancellation; order: CancelledOrder }) {
  const { t } = useLingui();
  const { reason, refund_cents } = cancellation;
  const refund = formatCents(refund_cents);
  // A payment that came after the cancellation goes back by a refund of its own.
  const isNothingOwed = refund_cents === 0 && order.refunds.length === 0;
  return (
    <li className={styles.withdrawal}>
      <p className={styles.name}>{useCauseWords(cancellation)}</p>
      <PieceList pieces={cancellation.lines} order={order} />
      {reason ? <p>{t`Motivo: ${reason}`}</p> : null}
      {refund_cents > 0 ? <p className={styles.detail}>{t`Reembolso: ${refund}`}</p> : null}
      {isNothingOwed ? <p className={styles.detail}>{t`No hay nada que reembolsar.`}</p> : null}
    </li>
  );
}

function useCauseWords({ cause, by, at }: Cancellation): string {
  const { t } = useLingui();
  const moment = formatDateTime(at, useLocale());
  if (cause === "withdrawal")
    return t`Desististe el ${moment}, antes de que saliera: no tienes que devolver nada.`;
  if (cause === "lost") return t`El transportista lo perdió: no te lo podemos enviar otra vez.`;
  return by === "customer" ? t`Lo cancelaste el ${moment}.` : t`Lo canceló la tienda el ${moment}.`;
}

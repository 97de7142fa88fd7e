import { useLingui } from "@lingui/react/macro";
import { formatCents } from "@recambia/contract/money";
import type { Order, Refund } from "@recambia/contract/orders/schemas";
import { BanknoteArrowUp } from "lucide-react";
import { formatDateTime } from "../../account/index.ts";
import { useLocale } from "../../lib/page/page-frame.tsx";
import { Panel } from "../../ui/layout/Panel.tsx";
import styles from "../withdrawal/WithdrawalPanel.module.css";

/** Refunds with amount, reason, method and state. */
export function RefundPanel({ order }: { order: Pick<Order, "refunds"> }) {
  const { t } = useLingui();
  if (order.refunds.length === 0) return null;
  return (
    <Panel title={t`Reembolsos`} icon={<BanknoteArrowUp />} isPrinted>
      <ul className={styles.withdrawals}>
        {order.refunds.map((refund) => (
          <RefundRow key={refund.id} refund={refund} />
        ))}
      </ul>
    </Panel>
  );
}

function RefundRow({ refund }: { refund: Refund }) {
  const { t } = useLingui();
  const causes: Record<Refund["cause"], string> = {
    cancelled: t`Cancelación`,
    withdrawal: t`Desistimiento`,
    core_deposit: t`Casco: hemos aceptado tu pieza vieja`,
    goodwill: t`Reducción de precio`,
    guarantee: t`Garantía legal`,
    late_payment: t`Pago tardío o repetido`,
  };
  const { reason } = refund;
  return (
    <li className={styles.withdrawal}>
      <p className={styles.name}>{`${formatCents(refund.cents)} · ${causes[refund.cause]}`}</p>
      {reason ? <p>{t`Motivo: ${reason}`}</p> : null}
      <p className={styles.detail}>{useStandingWords(refund)}</p>
    </li>
  );
}

function useStandingWords({
  state,
  method,
  is_other_way: isOtherWay,
  settled_at: settledAt,
}: Refund): string {
  const { t } = useLingui();
  const locale = useLocale();
  const ways = { transfer: t`por transferencia`, card: t`en tu tarjeta`, bizum: t`por Bizum` };
  const way = isOtherWay ? t`de otra manera` : ways[method];
  const moment = settledAt ? formatDateTime(settledAt, locale) : "";
  const words: Record<Refund["state"], string> = {
    due: t`Pendiente: te lo reembolsamos ${way}.`,
    sent: t`En camino: se lo hemos pedido al banco, ${way}.`,
    done: t`Hecho el ${moment} ${way}. Tu banco puede tardar unos días.`,
    failed: t`Tu banco no lo ha aceptado: te lo enviamos de otra manera.`,
  };
  return words[state];
}

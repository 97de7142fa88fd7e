import { useLingui } from "@lingui/react/macro";
import { formatCents } from "@recambia/contract/money";
import type { Order } from "@recambia/contract/orders/schemas";
import { Banknote, CreditCard } from "lucide-react";
import { formatDateTime } from "../../account/index.ts";
import { useLocale } from "../../lib/page/page-frame.tsx";
import { Callout } from "../../ui/feedback/Callout.tsx";
import { Panel } from "../../ui/layout/Panel.tsx";
import { PayNow } from "./PayNow.tsx";
import { TransferSlip } from "./TransferSlip.tsx";

type Props = {
  order: Order;
  /** The browser has returned from the bank, but the bank's notification is still missing. */
  isAwaited: boolean;
};

/** Payment method with instructions while the payment is open, and its state afterwards. */
export function PaymentPanel({ order, isAwaited }: Props) {
  const { t } = useLingui();
  const methods = { transfer: t`Transferencia bancaria`, card: t`Tarjeta`, bizum: t`Bizum` };
  const { method, transfer, state } = order.payment;
  const isAtBank = order.actions.can_pay && !transfer;
  const isWaiting = isAwaited && state === "open";
  return (
    <Panel
      title={t`Pago`}
      text={methods[method]}
      icon={method === "transfer" ? <Banknote /> : <CreditCard />}
      isPrinted
    >
      <PaymentStanding order={order} />
      {order.actions.can_pay && transfer ? <TransferSlip transfer={transfer} /> : null}
      {isAtBank && isWaiting ? (
        <Callout title={t`Esperamos la respuesta del banco`}>
          {t`Suele tardar unos segundos. No hace falta que recargues: esta página cambia sola.`}
        </Callout>
      ) : null}
      {isAtBank && !isWaiting ? <PayNow order={order} /> : null}
    </Panel>
  );
}

function PaymentStanding({ order }: { order: Order }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { state, paid_at, refunded_cents } = order.payment;
  const refunded = formatCents(refunded_cents);
  const moment = paid_at ? formatDateTime(paid_at, locale) : "";
  if (state === "paid") return <p>{moment ? t`Pagado el ${moment}.` : t`Pagado.`}</p>;
  if (state === "partly_refunded") return <p>{t`Pagado el ${moment}. Te hemos reembolsado ${refunded}.`}</p>;
  if (state === "refunded") return <p>{t`Pagado el ${moment} y reembolsado.`}</p>;
  if (state === "late") {
    return (
      <Callout type="warning" title={t`Tu pago llegó cuando el pedido ya estaba cancelado`}>
        {t`Te lo reembolsamos entero, con la misma forma de pago. No tienes que hacer nada.`}
      </Callout>
    );
  }
  if (state === "refused") {
    return (
      <Callout type="warning" title={t`El banco no ha autorizado el pago`}>
        {t`No se te ha cobrado nada. Puedes intentarlo otra vez mientras te reservamos los artículos.`}
      </Callout>
    );
  }
  return order.actions.can_pay ? null : <p>{t`Sin pagar.`}</p>;
}

import { Trans, useLingui } from "@lingui/react/macro";
import { formatCents } from "@recambia/contract/money";
import type { ChosenLines, Withdrawal, WithdrawalReceipt } from "@recambia/contract/orders/withdrawals";
import { CircleCheck } from "lucide-react";
import { formatDateTime } from "../../account/index.ts";
import { useLocale, useShop } from "../../lib/page/page-frame.tsx";
import { formatDay } from "../../lib/texts/format.ts";
import { Pieces } from "../cancellation/PieceList.tsx";
import { useFocusOnArrival } from "../order/use-focus-on-arrival.ts";
import styles from "./WithdrawalReceiptView.module.css";
import type { WithdrawableLine } from "./withdrawable-lines.ts";

type Props = { receipt: WithdrawalReceipt; lines: readonly WithdrawableLine[] };

/**
 * Receipt of a withdrawal: content, day and time, next steps. The same goes out by mail (art. 11a of
 * Directive 2011/83).
 */
export function WithdrawalReceiptView({ receipt, lines }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const { withdrawal, cancellation, number, email } = receipt;
  const heading = useFocusOnArrival();
  const moment = formatDateTime(receipt.received_at, locale);
  const refund = formatCents(cancellation?.refund_cents ?? 0);
  return (
    <section className={styles.receipt} aria-labelledby="withdrawal-receipt">
      <header className={styles.header}>
        <CircleCheck size={28} aria-hidden="true" className={styles.icon} />
        <h2 id="withdrawal-receipt" ref={heading} tabIndex={-1}>
          {t`Desistimiento recibido`}
        </h2>
      </header>
      <p>
        <Trans>
          Pedido <strong>{number}</strong>, el <time dateTime={receipt.received_at}>{moment}</time> (hora de
          Madrid). Te hemos enviado este justificante a <strong>{email}</strong>.
        </Trans>
      </p>
      {cancellation ? (
        <>
          <h3>{t`No había salido: no tienes que devolver nada`}</h3>
          <WithdrawnLines chosen={cancellation.lines} lines={lines} />
          {cancellation.refund_cents > 0 ? (
            <p>{t`Te reembolsamos ${refund} con la misma forma de pago.`}</p>
          ) : (
            <p>{t`Tampoco tienes que pagar nada.`}</p>
          )}
        </>
      ) : null}
      {withdrawal ? <SendBack withdrawal={withdrawal} lines={lines} number={number} /> : null}
    </section>
  );
}

/** Instructions for returning the goods. */
function SendBack({
  withdrawal,
  lines,
  number,
}: {
  withdrawal: Withdrawal;
  lines: readonly WithdrawableLine[];
  number: string;
}) {
  const { t } = useLingui();
  const day = formatDay(withdrawal.send_back_by, useLocale());
  return (
    <>
      <h3>{t`Para devolver`}</h3>
      <WithdrawnLines chosen={withdrawal.lines} lines={lines} />
      <ol className={styles.steps}>
        <li>{t`Mete los artículos, bien protegidos, en una caja con el número ${number} a la vista.`}</li>
        <li>
          {t`Envíanosla como muy tarde el ${day}, o tráela a la tienda:`} <ShopAddress />
        </li>
        <li>{t`Te avisamos cuando llegue y te reembolsamos con la misma forma de pago.`}</li>
      </ol>
    </>
  );
}

function WithdrawnLines({ chosen, lines }: { chosen: ChosenLines; lines: readonly WithdrawableLine[] }) {
  return (
    <ul className={styles.lines}>
      {chosen.map(({ line_id: id, quantity }) => (
        <li key={id}>
          <Pieces thing={lines.find((line) => line.id === id)} quantity={quantity} />
        </li>
      ))}
    </ul>
  );
}

function ShopAddress() {
  const { legal_name: legalName, name, address } = useShop();
  const { street, zip_code: zipCode, municipality } = address;
  return <strong>{`${legalName || name}, ${street}, ${zipCode} ${municipality}`}</strong>;
}

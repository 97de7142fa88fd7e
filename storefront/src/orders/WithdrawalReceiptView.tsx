import { Trans, useLingui } from "@lingui/react/macro";
import type { WithdrawalReceipt } from "@recambia/contract/orders/withdrawals";
import { CircleCheck } from "lucide-react";
import { formatMoment } from "../account/index.ts";
import { useLocale, useShop } from "../lib/page-frame.tsx";
import { formatCalendarDay } from "./order-dates.ts";
import { useFocusOnArrival } from "./use-focus-on-arrival.ts";
import styles from "./WithdrawalReceiptView.module.css";
import type { WithdrawableLine } from "./withdrawable-lines.ts";

type Props = { receipt: WithdrawalReceipt; lines: readonly WithdrawableLine[] };

/** The receipt: content, day and hour, and what to do now. The same has gone out by mail (art. 11a of Directive 2011/83). */
export function WithdrawalReceiptView({ receipt, lines }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const { withdrawal, number, email } = receipt;
  const heading = useFocusOnArrival();
  const moment = formatMoment(withdrawal.received_at, locale);
  const day = formatCalendarDay(withdrawal.send_back_by, locale);
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
          Pedido <strong>{number}</strong>, el <time dateTime={withdrawal.received_at}>{moment}</time> (hora
          de Madrid). Te hemos enviado este justificante a <strong>{email}</strong>.
        </Trans>
      </p>
      <ul className={styles.lines}>
        {withdrawal.lines.map(({ line_id: id, quantity }) => (
          <li key={id}>{`${quantity} × ${lines.find((line) => line.id === id)?.name ?? ""}`}</li>
        ))}
      </ul>
      <h3>{t`Y ahora`}</h3>
      <ol className={styles.steps}>
        <li>{t`Mete las piezas bien protegidas en una caja, con el número ${number} a la vista.`}</li>
        <li>
          {t`Envíanosla el ${day} como muy tarde, o tráela a la tienda:`} <ShopAddress />
        </li>
        <li>{t`Te escribimos cuando llegue y te devolvemos el dinero por el mismo medio con que pagaste.`}</li>
      </ol>
    </section>
  );
}

function ShopAddress() {
  const { legal_name: legalName, name, address } = useShop();
  const { street, zip_code: zipCode, municipality } = address;
  return <strong>{`${legalName || name}, ${street}, ${zipCode} ${municipality}`}</strong>;
}

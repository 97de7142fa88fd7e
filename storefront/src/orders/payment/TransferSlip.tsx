import { Trans, useLingui } from "@lingui/react/macro";
import { formatCents } from "@recambia/contract/money";
import type { TransferInstructions } from "@recambia/contract/orders/schemas";
import type { ReactNode } from "react";
import { useLocale } from "../../lib/page/page-frame.tsx";
import { CopyButton } from "../../ui/copy/CopyButton.tsx";
import { CopyText } from "../../ui/copy/CopyText.tsx";
import { formatTermEnd } from "../words/order-dates.ts";
import styles from "./PaymentPanel.module.css";
import { useTimeLeft } from "./use-time-left.ts";

/** Details of the bank transfer with deadline; each value can be copied. */
export function TransferSlip({ transfer }: { transfer: TransferInstructions }) {
  const { t } = useLingui();
  const locale = useLocale();
  const end = formatTermEnd(transfer.pay_until, locale);
  const timeLeft = useTimeLeft(transfer.pay_until);
  const amount = formatCents(transfer.cents);
  const iban = spacedIban(transfer.iban);
  const { reference, bic, holder } = transfer;
  const everything = [
    t`Importe: ${amount}`,
    `IBAN: ${iban}`,
    t`Concepto: ${reference}`,
    `BIC: ${bic}`,
    t`Beneficiario: ${holder}`,
  ].join("\n");
  return (
    <>
      <p>
        <Trans>
          Haz una transferencia desde tu banco con estos datos. Tiene que llegar como muy tarde el{" "}
          <strong>{end}</strong>.
        </Trans>
      </p>
      <dl className={styles.slip}>
        <Row term={t`Importe`}>
          <CopyText text={amount} label={t`Copiar el importe`} />
        </Row>
        <Row term="IBAN">
          <CopyText text={iban} label={t`Copiar el IBAN`} />
        </Row>
        <Row term={t`Concepto`}>
          <CopyText text={transfer.reference} label={t`Copiar el concepto`} />
        </Row>
        <Row term="BIC">
          <CopyText text={transfer.bic} label={t`Copiar el BIC`} />
        </Row>
        <Row term={t`Beneficiario`}>
          <CopyText text={transfer.holder} label={t`Copiar el beneficiario`} />
        </Row>
        <Row term={t`Banco`}>{transfer.bank}</Row>
      </dl>
      <div>
        <CopyButton text={everything} label={t`Copiar todo`} isWritten />
      </div>
      <p className={styles.left}>{timeLeft}</p>
      <p className={styles.note}>
        {t`Escribe el concepto tal cual: así sabemos que el pago es tuyo. Te avisamos por correo cuando llegue.`}
      </p>
    </>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Groups an IBAN by four digits, as printed. */
function spacedIban(iban: string): string {
  return iban.replace(/\s/g, "").replace(/(.{4})(?=.)/g, "$1 ");
}

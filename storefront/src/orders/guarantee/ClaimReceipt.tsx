import { Trans, useLingui } from "@lingui/react/macro";
import type { GuaranteeClaim } from "@recambia/contract/orders/guarantee-claims";
import { CircleCheck } from "lucide-react";
import { formatDateTime } from "../../account/index.ts";
import { useLocale } from "../../lib/page/page-frame.tsx";
import { formatDay } from "../../lib/texts/format.ts";
import { useFocusOnArrival } from "../order/use-focus-on-arrival.ts";
import styles from "../withdrawal/WithdrawalReceiptView.module.css";

/** Receipt of a guarantee claim: number, day and time, and when it is answered. The same goes out by mail. */
export function ClaimReceipt({ claim, email }: { claim: GuaranteeClaim; email: string }) {
  const { t } = useLingui();
  const locale = useLocale();
  const heading = useFocusOnArrival();
  const moment = formatDateTime(claim.opened_at, locale);
  const day = formatDay(claim.answer_by, locale);
  return (
    <section className={styles.receipt} aria-labelledby="claim-receipt">
      <header className={styles.header}>
        <CircleCheck size={28} aria-hidden="true" className={styles.icon} />
        <h2 id="claim-receipt" ref={heading} tabIndex={-1}>
          {t`Reclamación de garantía recibida`}
        </h2>
      </header>
      <p>
        <Trans>
          Número <strong>{claim.number}</strong>, el <time dateTime={claim.opened_at}>{moment}</time> (hora de
          Madrid). Te hemos enviado este justificante a <strong>{email}</strong>.
        </Trans>
      </p>
      <p>{t`Te contestamos como muy tarde el ${day}.`}</p>
      {claim.is_presumed ? (
        <p>{t`El fallo ha aparecido en los 2 primeros años: se presume que ya venía así, y no tienes que demostrarlo.`}</p>
      ) : null}
    </section>
  );
}

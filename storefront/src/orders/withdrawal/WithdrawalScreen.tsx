import { Trans, useLingui } from "@lingui/react/macro";
import type { WithdrawableOrder, WithdrawalReceipt } from "@recambia/contract/orders/withdrawals";
import { useState } from "react";
import { Link } from "react-router";
import type { Screen } from "../../lib/page/screen.ts";
import { useHead } from "../../lib/page/use-head.ts";
import { Page } from "../../ui/layout/Page.tsx";
import { useFocusOnArrival } from "../order/use-focus-on-arrival.ts";
import { ConfirmWithdrawal } from "./ConfirmWithdrawal.tsx";
import { FindOrderForm } from "./FindOrderForm.tsx";
import { WithdrawalConditions } from "./WithdrawalConditions.tsx";
import { WithdrawalReceiptView } from "./WithdrawalReceiptView.tsx";
import styles from "./WithdrawalScreen.module.css";
import type { Withdrawer } from "./withdrawer.ts";

type Step =
  | { at: "find" }
  | { at: "confirm"; who: Withdrawer; order: WithdrawableOrder }
  | { at: "done"; who: Withdrawer; order: WithdrawableOrder; receipt: WithdrawalReceipt | null };

/**
 * Withdrawal without signing in, in two steps with an immediate receipt (Directive 2011/83/EU art. 11a).
 * Every page's footer links to it.
 */
function WithdrawalScreen() {
  const { t } = useLingui();
  const [step, setStep] = useState<Step>({ at: "find" });
  const [known, setKnown] = useState<Withdrawer>({ name: "", number: "", email: "" });
  useHead({
    title: t`Desistir del contrato`,
    description: t`Desiste de una compra en línea, sin entrar en tu cuenta y sin dar explicaciones.`,
  });
  return (
    <Page width="narrow">
      <h1>{t`Desistir del contrato aquí`}</h1>
      <p className={styles.lead}>
        {t`Para desistir de lo que compraste, sin dar explicaciones y sin entrar en tu cuenta. Son dos pasos, y al terminar te enviamos un justificante con el día y la hora.`}
      </p>
      <div className={styles.panel}>
        {step.at === "find" ? (
          <FindOrderForm
            known={known}
            onFound={(who, order) => {
              setKnown(who);
              setStep({ at: "confirm", who, order });
            }}
          />
        ) : null}
        {step.at === "confirm" ? (
          <ConfirmWithdrawal
            who={step.who}
            order={step.order}
            onBack={() => setStep({ at: "find" })}
            onDone={(receipt) => setStep({ ...step, at: "done", receipt })}
          />
        ) : null}
        {step.at === "done" && step.receipt ? (
          <WithdrawalReceiptView receipt={step.receipt} lines={step.order.lines} />
        ) : null}
        {step.at === "done" && !step.receipt ? <MailedReceipt email={step.who.email} /> : null}
      </div>
      {step.at === "find" ? (
        <section className={styles.more}>
          <h2>{t`Qué pasa después`}</h2>
          <WithdrawalConditions />
          <p>
            <Trans>
              Si lo prefieres, también vale una carta, un correo o el{" "}
              <Link to="/returns-and-exchanges#form">formulario de papel</Link>. Si el artículo está roto o no
              es el que pediste, no desistas:{" "}
              <Link to="/terms-and-conditions#guarantee">reclama la garantía</Link>.
            </Trans>
          </p>
        </section>
      ) : null}
    </Page>
  );
}

/** Takes the receipt's place after a withdrawal whose answer was lost on the way. */
function MailedReceipt({ email }: { email: string }) {
  const { t } = useLingui();
  const heading = useFocusOnArrival();
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {t`Desistimiento recibido`}
      </h2>
      <p>{t`Te hemos enviado el justificante a ${email}.`}</p>
    </>
  );
}

export const screen: Screen = { Component: WithdrawalScreen };

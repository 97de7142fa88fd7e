import { Trans, useLingui } from "@lingui/react/macro";
import type { WithdrawableOrder, WithdrawalReceipt } from "@recambia/contract/orders/withdrawals";
import { useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
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

type Found = { who: Withdrawer; order: WithdrawableOrder };
type Step =
  | { at: "find" }
  | ({ at: "confirm" } & Found)
  | ({ at: "done"; receipt: WithdrawalReceipt | null } & Found);

/**
 * Keeps the current step in the browser's history, so that Back returns from the second step to the first with its form
 * filled in. What was typed stays out of the history, which outlives the page: it is personal data.
 */
function useSteps() {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const [known, setKnown] = useState<Withdrawer>({ name: "", number: "", email: "" });
  const [reached, setReached] = useState<Step>({ at: "find" });
  const step: Step = state === reached.at ? reached : { at: "find" };
  return {
    step,
    known,
    confirm(found: Found) {
      setKnown(found.who);
      setReached({ ...found, at: "confirm" });
      return navigate(pathname, { state: "confirm" });
    },
    finish(found: Found, receipt: WithdrawalReceipt | null) {
      setReached({ ...found, at: "done", receipt });
      return navigate(pathname, { state: "done", replace: true });
    },
    goBack: () => navigate(-1),
  };
}

/**
 * Withdrawal without signing in, in two steps with an immediate receipt (Directive 2011/83/EU art. 11a).
 * Every page's footer links to it.
 */
function WithdrawalScreen() {
  const { t } = useLingui();
  const { step, known, confirm, finish, goBack } = useSteps();
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
          <FindOrderForm known={known} onFound={(who, order) => confirm({ who, order })} />
        ) : null}
        {step.at === "confirm" ? (
          <ConfirmWithdrawal
            who={step.who}
            order={step.order}
            onBack={goBack}
            onDone={(receipt) => finish(step, receipt)}
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

import { useLingui } from "@lingui/react/macro";
import type { Address } from "@recambia/contract/addresses/schemas";
import { useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { AddressStep } from "../address/AddressStep.tsx";
import { AddressSummary } from "../address/AddressSummary.tsx";
import { currentChoices, useChoices } from "../choices.ts";
import { LazyGuestStep } from "../guest/LazyGuestStep.tsx";
import { ChangesNote } from "../review/ChangesNote.tsx";
import { LazyReviewStep, loadReviewStep } from "../review/LazyReviewStep.tsx";
import type { RequestedQuote } from "../review/quote-changes.ts";
import type { OrderPlacement } from "../review/use-place-order.ts";
import type { QuoteState } from "../use-quote.ts";
import { PaymentStep } from "../ways/PaymentStep.tsx";
import { PaymentSummary } from "../ways/PaymentSummary.tsx";
import { ShippingStep } from "../ways/ShippingStep.tsx";
import { ShippingSummary } from "../ways/ShippingSummary.tsx";
import styles from "./CheckoutSteps.module.css";
import { QuoteFailure } from "./QuoteFailure.tsx";
import { headingIdOf, StepPanel, showProblemOf } from "./StepPanel.tsx";
import { currentStep, isBefore, type Step, stepAfter } from "./steps.ts";

type Props = {
  state: QuoteState;
  quoted: RequestedQuote;
  placing: OrderPlacement;
  addresses: readonly Address[];
  /** Delivery address; null for none. */
  addressId: string | null;
};

/** The checkout's steps: one is open, the others show their choices with an edit button. */
export function CheckoutSteps({ state, quoted, placing, addresses, addressId }: Props) {
  const { t } = useLingui();
  const { quote } = quoted;
  const { step, isMoving, goTo } = useStep(state, quoted, placing.isPlacing);
  const goOn = () => goTo(stepAfter(step, quote, currentChoices()));
  useEffect(() => {
    loadReviewStep().catch(() => undefined);
  }, []);
  const panel = (name: Step) => ({
    step: name,
    isOpen: step === name,
    isReachable: isBefore(name, step),
    onEdit: () => goTo(name),
  });
  const next = { isMoving, onDone: goOn };
  return (
    <div className={styles.steps}>
      <ol className={styles.list}>
        <StepPanel
          {...panel("address")}
          title={quote.is_guest ? t`Tus datos` : t`Dirección`}
          editLabel={quote.is_guest ? t`Cambiar tus datos` : t`Cambiar la dirección`}
          summary={<AddressSummary quote={quote} />}
        >
          {quote.is_guest ? (
            <LazyGuestStep quote={quote} {...next} />
          ) : (
            <AddressStep quote={quote} addresses={addresses} addressId={addressId} {...next} />
          )}
        </StepPanel>
        <StepPanel
          {...panel("shipping")}
          title={t`Envío`}
          editLabel={t`Cambiar el envío`}
          summary={<ShippingSummary quote={quote} />}
        >
          <ShippingStep quote={quote} {...next} />
        </StepPanel>
        <StepPanel
          {...panel("payment")}
          title={t`Pago`}
          editLabel={t`Cambiar el pago o la factura`}
          summary={<PaymentSummary quote={quote} />}
        >
          <PaymentStep quote={quote} {...next} />
        </StepPanel>
        <StepPanel {...panel("review")} title={t`Revisa y confirma`}>
          <LazyReviewStep state={state} quoted={quoted} placing={placing} />
        </StepPanel>
      </ol>
      <div className={styles.failure}>
        <QuoteFailure state={state} />
      </div>
      <ChangesNote
        className={styles.changes}
        changes={state.changes}
        trouble={placing.trouble}
        hasProblems={quote.problems.length > 0}
      />
    </div>
  );
}

const stepParameter = "step";

/**
 * The open step, stored in the URL so that it survives going back, reloading and signing in. If an earlier
 * step is incomplete according to the quote, that step opens instead.
 */
function useStep(state: QuoteState, quoted: RequestedQuote, isPlacing: boolean) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const named = search.get(stepParameter);
  const target = currentStep(named, quoted.quote, useChoices());
  // While an order is being placed the step stays; afterwards the URL already belongs to another page.
  const isSettled = !state.isAsking && state.error === null && !isPlacing;
  const [step, setStep] = useState<Step>(target);
  if (isSettled && step !== target) setStep(target);
  useStepFocus(step);

  const isOff = !state.isAsking && !isPlacing && named !== step;
  /** The way on was pressed, and has not led anywhere yet. */
  const isGoingOn = useRef(false);
  useEffect(() => {
    if (isOff) {
      navigate(placeOf(step), { replace: true, state: { keepsPlace: true, keepsAlert: true } });
      if (isGoingOn.current) showProblemOf(step);
    }
    if (!state.isAsking) isGoingOn.current = false;
  }, [isOff, step, state.isAsking, navigate]);

  return {
    step,
    isMoving: state.isAsking && named !== null && named !== step,
    goTo: (next: Step) => {
      isGoingOn.current = isBefore(step, next);
      navigate(placeOf(next), { state: { keepsPlace: true } });
    },
  };
}

function placeOf(step: Step) {
  return { search: `?${new URLSearchParams({ [stepParameter]: step })}` };
}

/** Focuses and announces the heading after a change of step, but not on page load. */
function useStepFocus(step: Step) {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    const heading = document.getElementById(headingIdOf(step));
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: "start" });
  }, [step]);
}

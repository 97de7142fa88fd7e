import type { Quote, QuoteProblem, QuoteProblemKind } from "@recambia/contract/checkout/schemas";
import type { Choices } from "../choices.ts";

/** In the order in which they are gone through (product decisions §8). */
export const steps = ["address", "shipping", "payment", "review"] as const;
export type Step = (typeof steps)[number];

/** Where each problem is put right. Those of a line are told with the line, in the review. */
const stepOfProblem: Record<QuoteProblemKind, Step> = {
  no_address: "address",
  no_email: "address",
  no_name: "address",
  zone_unserved: "address",
  identification_missing: "address",
  too_heavy: "shipping",
  shipping_unavailable: "shipping",
  payment_unavailable: "payment",
  out_of_stock: "review",
  fit_unconfirmed: "review",
  restricted: "review",
  not_shippable: "review",
  unpaid_orders_limit: "review",
};

/** What stands against the order at a step. */
export function problemsOfStep(step: Step, quote: Quote): QuoteProblem[] {
  return quote.problems.filter(({ problem }) => stepOfProblem[problem] === step);
}

/** What stands against a line. */
export function problemsOfLine(lineId: string, quote: Quote): QuoteProblem[] {
  return quote.problems.filter((problem) => problem.line_id === lineId);
}

/** The first step that still wants something of the shopper; the review when none does. */
function firstOpenStep(quote: Quote, choices: Choices): Step {
  return steps.find((step) => !isDone(step, quote, choices)) ?? "review";
}

function isDone(step: Step, quote: Quote, { paymentMethod }: Choices): boolean {
  if (problemsOfStep(step, quote).length > 0) return false;
  const offered = quote.payment_options.filter(({ is_available }) => is_available);
  return step !== "payment" || paymentMethod !== null || offered.length === 1;
}

/**
 * The step to show: the one that the page's address names, as long as those before it are done; without
 * one, the first that is open.
 */
export function currentStep(named: string | null, quote: Quote, choices: Choices): Step {
  const open = firstOpenStep(quote, choices);
  const asked = steps.find((step) => step === named) ?? open;
  return isBefore(open, asked) ? open : asked;
}

/** Whether a step is gone through before another. */
export function isBefore(step: Step, other: Step): boolean {
  return steps.indexOf(step) < steps.indexOf(other);
}

/** The next step that wants a decision: what has a usual answer is shown in the review, with a way to change it. */
export function stepAfter(step: Step, quote: Quote, choices: Choices): Step {
  const later = steps.slice(steps.indexOf(step) + 1);
  return later.find((one) => !isDone(one, quote, choices)) ?? "review";
}

import type { Quote, QuoteProblem, QuoteProblemKind } from "@recambia/contract/checkout/schemas";
import type { Choices } from "../choices.ts";

/** Steps in their order (product decisions §8). */
export const steps = ["address", "shipping", "payment", "review"] as const;
export type Step = (typeof steps)[number];

/** Step at which each problem can be solved. The review shows problems of a line with the line. */
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

/** Problems of the quote that belong to a step. */
export function problemsOfStep(step: Step, quote: Quote): QuoteProblem[] {
  return quote.problems.filter(({ problem }) => stepOfProblem[problem] === step);
}

/** Problems of a line. */
export function problemsOfLine(lineId: string, quote: Quote): QuoteProblem[] {
  return quote.problems.filter((problem) => problem.line_id === lineId);
}

/** The first incomplete step, else the review. */
function firstOpenStep(quote: Quote, choices: Choices): Step {
  return steps.find((step) => !isDone(step, quote, choices)) ?? "review";
}

function isDone(step: Step, quote: Quote, { paymentMethod }: Choices): boolean {
  if (problemsOfStep(step, quote).length > 0) return false;
  const offered = quote.payment_options.filter(({ is_available }) => is_available);
  return step !== "payment" || paymentMethod !== null || offered.length === 1;
}

/**
 * Returns the step to show: the one that the URL names if all before it are complete, else the first
 * incomplete one.
 */
export function currentStep(named: string | null, quote: Quote, choices: Choices): Step {
  const open = firstOpenStep(quote, choices);
  const asked = steps.find((step) => step === named) ?? open;
  return isBefore(open, asked) ? open : asked;
}

/** Whether a step comes before another. */
export function isBefore(step: Step, other: Step): boolean {
  return steps.indexOf(step) < steps.indexOf(other);
}

/** Returns the next step that needs a decision. Steps with a usual choice appear in the review with an edit button. */
export function stepAfter(step: Step, quote: Quote, choices: Choices): Step {
  const later = steps.slice(steps.indexOf(step) + 1);
  return later.find((one) => !isDone(one, quote, choices)) ?? "review";
}

import { emptyAddressTexts } from "@recambia/contract/addresses/schemas";
import { type QuoteProblemKind, quoteProblems } from "@recambia/contract/checkout/schemas";
import { describe, expect, test } from "vitest";
import { sampleQuote } from "../../../test/sample-quote.ts";
import type { Choices } from "../choices.ts";
import { currentStep, problemsOfLine, problemsOfStep, stepAfter, steps } from "./steps.ts";

const undecided: Choices = {
  personId: null,
  addressId: null,
  shippingMethod: null,
  paymentMethod: null,
  billing: null,
  guest: null,
  draft: { ...emptyAddressTexts(), name: "" },
  asked: null,
};
const decided: Choices = { ...undecided, paymentMethod: "transfer" };

function quoteWith(...problems: QuoteProblemKind[]) {
  return sampleQuote({
    problems: problems.map((problem) => ({ problem, line_id: null, available: null })),
  });
}

test("the next step is the one that needs a decision", () => {
  expect(stepAfter("address", quoteWith("shipping_unavailable"), decided)).toBe("shipping");
  expect(stepAfter("address", sampleQuote(), undecided)).toBe("payment");
  expect(stepAfter("address", sampleQuote(), decided)).toBe("review");
  expect(stepAfter("review", sampleQuote(), decided)).toBe("review");
});

describe("the current step", () => {
  test("is never behind an incomplete one", () => {
    expect(currentStep("review", quoteWith("no_address"), decided)).toBe("address");
    expect(currentStep("review", quoteWith("shipping_unavailable"), decided)).toBe("shipping");
    expect(currentStep("review", quoteWith("payment_unavailable"), decided)).toBe("payment");
    expect(currentStep("payment", quoteWith("too_heavy", "zone_unserved"), decided)).toBe("address");
  });

  test("is the first incomplete one when the URL names none or an unknown one", () => {
    for (const named of [null, "", "nothing", "toString"]) {
      expect(currentStep(named, sampleQuote(), undecided)).toBe("payment");
      expect(currentStep(named, sampleQuote(), decided)).toBe("review");
    }
  });

  test("is the named one when all before it are complete, so that choices can be changed", () => {
    for (const step of steps) expect(currentStep(step, sampleQuote(), decided)).toBe(step);
  });

  test("skips payment when there is only one method", () => {
    const [transfer, card] = sampleQuote().payment_options;
    if (!transfer || !card) throw new Error("two ways to pay expected");
    const quote = sampleQuote({ payment_options: [transfer, { ...card, is_available: false }] });
    expect(currentStep(null, quote, undecided)).toBe("review");
  });

  test("is the review for problems of a line", () => {
    expect(currentStep(null, quoteWith("out_of_stock", "fit_unconfirmed"), decided)).toBe("review");
  });
});

test("every problem belongs to one step, and a line's problem to its line", () => {
  const quote = quoteWith(...quoteProblems);
  expect(steps.flatMap((step) => problemsOfStep(step, quote)).length).toBe(quoteProblems.length);
  const soldOut = { problem: "out_of_stock", line_id: "line000000000001", available: 0 } as const;
  const withLine = sampleQuote({ problems: [soldOut, { ...soldOut, line_id: "line000000000002" }] });
  expect(problemsOfLine("line000000000001", withLine)).toEqual([soldOut]);
});

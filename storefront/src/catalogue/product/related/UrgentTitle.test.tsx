import type { FitAnswer } from "@recambia/contract/vehicles/fit";
import { expect, test } from "vitest";
import { renderInPage } from "../../../../test/render-in-page.tsx";
import { UrgentTitle } from "./UrgentTitle.tsx";

const titleFor = (answer: FitAnswer) =>
  renderInPage(<UrgentTitle first={{ fit: { answer, alternatives: [] } }} />);

test("an equivalent part is said to fit only when it is known to", () => {
  const promise = titleFor("fits");
  expect(titleFor("universal")).toBe(promise);
  for (const answer of ["no_vehicle", "unknown", "fits_if"] as const) {
    expect(titleFor(answer), answer).not.toBe(promise);
  }
  expect(renderInPage(<UrgentTitle first={undefined} />)).not.toBe(promise);
});

import { fitAnswers } from "@recambia/contract/vehicles/fit";
import { expect, test } from "vitest";
import { asksBeforeAdding } from "./asks-before-adding.ts";

test("what fits, is universal or has no data goes into the cart unasked; a condition and a misfit ask", () => {
  const asked = fitAnswers.filter((answer) => asksBeforeAdding({ answer, alternatives: [] }));
  expect(asked).toEqual(["fits_if", "does_not_fit"]);
});

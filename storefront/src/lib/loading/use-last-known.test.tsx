import { useRef, useState } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { useLastKnown } from "./use-last-known.ts";

/** Goes through values with their subjects, each in a rendering of its own, and shows what was known in each. */
function Steps({ steps }: { steps: [string | undefined, string][] }) {
  const [step, setStep] = useState(0);
  const seen = useRef<(string | undefined)[]>([]);
  const [value, subject] = steps[step] ?? [undefined, ""];
  const known = useLastKnown(value, subject);
  seen.current[step] = known;
  if (step < steps.length - 1) setStep(step + 1);
  return seen.current.map((text) => text ?? "nothing").join(", ");
}

test("what was known of a list outlasts its failure, but not a move to another list", () => {
  const page = renderToStaticMarkup(
    <Steps
      steps={[
        [undefined, "brakes"],
        ["discs", "brakes"],
        [undefined, "brakes"],
        [undefined, "filters"],
        [undefined, "brakes"],
        ["pads", "brakes"],
        ["oil", "filters"],
        [undefined, "filters"],
      ]}
    />,
  );
  expect(page).toBe("nothing, discs, discs, nothing, nothing, pads, oil, oil");
});

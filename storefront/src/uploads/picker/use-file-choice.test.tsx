import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useRef } from "react";
import { expect, test } from "vitest";
import { renderInPage } from "../../../test/render-in-page.tsx";
import { type FileChoice, useFileChoice } from "./use-file-choice.ts";

/** Takes steps with a choice, each in a rendering of its own, and shows what is chosen in the end. */
function Steps({ steps }: { steps: ((choice: FileChoice) => void)[] }) {
  const choice = useFileChoice();
  const taken = useRef(0);
  const step = steps[taken.current];
  taken.current += 1;
  step?.(choice);
  return choice.ids.join(" ");
}

test("files that are chosen while a message is on its way stay for the next one", () => {
  let sending: FileChoice | undefined;
  const steps = [
    (choice: FileChoice) => choice.choose(["photo"]),
    (choice: FileChoice) => {
      sending = choice;
      choice.choose([...choice.ids, "invoice"]);
    },
    () => sending?.drop(sending.ids),
  ];
  const page = renderInPage(
    <QueryClientProvider client={new QueryClient()}>
      <Steps steps={steps} />
    </QueryClientProvider>,
  );
  expect(page).toBe("invoice");
});

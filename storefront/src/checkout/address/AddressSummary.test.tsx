import { expect, test } from "vitest";
import { renderInPage } from "../../../test/render-in-page.tsx";
import { sampleQuote } from "../../../test/sample-quote.ts";
import { messages } from "../locales/en.po";
import { AddressSummary } from "./AddressSummary.tsx";

test("a pick-up says who collects it, as soon as that is known", () => {
  const shown = (name: string) =>
    renderInPage(<AddressSummary quote={sampleQuote({ shipping_method: "pickup", name })} />, "en", messages);
  expect(shown("Berta Invitada")).toContain("In the name of Berta Invitada");
  expect(shown("")).not.toContain("In the name of");
});

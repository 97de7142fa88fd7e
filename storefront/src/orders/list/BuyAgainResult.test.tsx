import { expect, test } from "vitest";
import { renderInPage } from "../../../test/render-in-page.tsx";
import { sampleLine } from "../../../test/sample-quote.ts";
import { BuyAgainResult } from "./BuyAgainResult.tsx";

test("what could not be added again is told from another part of the same name", () => {
  const { product, vehicle } = sampleLine();
  const missed = [{ line: { id: "line000000000001", product, vehicle }, reason: "failed" as const }];
  expect(renderInPage(<BuyAgainResult outcome={{ addedCount: 0, missed }} />)).toContain(
    "Disco de freno DF-280",
  );
});

import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { renderInPage } from "../../../test/render-in-page.tsx";
import { sampleLine } from "../../../test/sample-quote.ts";
import { ReviewLink } from "./ReviewLink.tsx";

test("the links to review two parts of one name are told apart by their numbers", () => {
  const { product } = sampleLine();
  const drawn = renderInPage(
    <MemoryRouter>
      <ReviewLink product={product} />
    </MemoryRouter>,
  );
  expect(drawn).toContain(": Disco de freno DF-280<");
});

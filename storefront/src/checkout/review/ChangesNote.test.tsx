import { expect, test } from "vitest";
import { renderInPage } from "../../../test/render-in-page.tsx";
import { messages } from "../locales/en.po";
import { ChangesNote } from "./ChangesNote.tsx";

test("a delivery that costs nothing any more is called free, as in the sums", () => {
  const drawn = renderInPage(
    <ChangesNote
      className={undefined}
      changes={[{ kind: "shipping", fromCents: 495, toCents: 0 }]}
      trouble={null}
      hasProblems={false}
    />,
    "en",
    messages,
  );
  expect(drawn).toMatch(/Delivery: 4,95\s€ before, free now\./);
});

import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { renderInPage } from "../../test/render-in-page.tsx";
import { RecallNotice } from "./RecallNotice.tsx";

test("the notice of a recall leads to that recall, not to the first of the page", () => {
  const drawn = renderInPage(
    <MemoryRouter>
      <RecallNotice recalls={[{ number: "RT-1111-2222", hazard: "Puede romperse." }]} />
    </MemoryRouter>,
  );
  expect(drawn).toContain('href="/recalls#RT-1111-2222"');
});

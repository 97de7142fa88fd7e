import { expect, test } from "vitest";
import { renderInPage } from "../../../test/render-in-page.tsx";
import { Pieces } from "./PieceList.tsx";

test("a part number with spaces is not broken, and its separator goes with it only", () => {
  const drawn = (part_number: string | null) =>
    renderInPage(<Pieces thing={{ name: "Disco de freno", part_number }} quantity={2} />);
  expect(drawn("0 617 9820 0")).toMatch(
    /^2 × Disco de freno · <span class="[^"]*number[^"]*">0 617 9820 0<\/span>$/,
  );
  expect(drawn(null)).toBe("2 × Disco de freno");
});

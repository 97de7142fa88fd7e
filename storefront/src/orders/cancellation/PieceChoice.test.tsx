import { expect, test } from "vitest";
import { renderInPage } from "../../../test/render-in-page.tsx";
import { messages } from "../locales/en.po";
import { PieceChoice, stillPossible } from "./PieceChoice.tsx";

const line = (id: string, most: number) => ({
  id,
  most,
  name: id,
  part_number: null,
  picture: "",
  note: null,
});

test("an earlier choice comes back as far as the order still allows it", () => {
  const chosen = { disc: 2, pad: 2, hose: 1 };
  expect(stillPossible(chosen, [line("disc", 2), line("pad", 1), line("hose", 0), line("oil", 3)])).toEqual({
    disc: 2,
    pad: 1,
  });
});

test("the numbers of pieces of two parts of one name have different labels", () => {
  const named = (part_number: string) => ({ ...line(part_number, 3), name: "Brake disc", part_number });
  const drawn = renderInPage(
    <PieceChoice
      legend="Which?"
      lines={[named("BD-1"), named("BD-2")]}
      isWhole={false}
      chosen={{}}
      onChange={() => undefined}
      error={null}
    />,
    "en",
    messages,
  );
  expect(drawn).toContain("Units of Brake disc BD-1<");
  expect(drawn).toContain("Units of Brake disc BD-2<");
});

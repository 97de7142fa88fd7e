import { expect, test } from "vitest";
import { stillPossible } from "./PieceChoice.tsx";

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

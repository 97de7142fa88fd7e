import { expect, test } from "vitest";
import { renderInPage } from "../../../test/render-in-page.tsx";
import { SkippedItems } from "./SkippedItems.tsx";

test("two items of one name that were not added are told apart by their part numbers", () => {
  const itemOf = (id: string, part_number: string) => ({
    card: { id, name: "Disco de freno", part_number, fit: { answer: "fits" } },
  });
  const outcomeOf = (id: string) => ({ id, added: 0, wanted: 2, reason: "out_of_stock" as const });
  const list = { items: [itemOf("a", "BD-1"), itemOf("b", "BD-2"), itemOf("c", "BD-3")] };
  const drawn = renderInPage(<SkippedItems list={list} outcomes={["a", "c"].map(outcomeOf)} />);
  expect([...drawn.matchAll(/<strong>([^<]+)/g)].map(([, name]) => name)).toEqual([
    "Disco de freno BD-1",
    "Disco de freno BD-3",
  ]);
});

import { expect, test } from "vitest";
import { differentKinds } from "./different-kinds.ts";

const card = (kind: string, state = "in_stock") => ({ kind, stock: { state } });
const rowOf = (cards: ReturnType<typeof card>[]) =>
  differentKinds(cards, ({ kind }) => kind).map(({ kind }) => kind);

test("what is sold out is in no row", () => {
  expect(rowOf([card("pads", "out_of_stock"), card("discs", "few_left")])).toEqual(["discs"]);
});

test("one of each kind comes before others of the same kind", () => {
  const cards = ["pads", "pads", "pads", "discs", "filters", "pads", "pads"].map((kind) => card(kind));
  expect(rowOf(cards)).toEqual(["pads", "discs", "filters", "pads", "pads"]);
});

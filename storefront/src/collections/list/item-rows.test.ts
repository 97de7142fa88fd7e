import type { CollectionItem } from "@recambia/contract/collections/schemas";
import { expect, test } from "vitest";
import { itemRows } from "./item-rows.ts";

const price = {
  cents: 100,
  currency: "EUR",
  offer: null,
  unit_price: null,
  core_deposit_cents: null,
  sold_as: "set",
} as const;

function kit(id: string, quantity = 1): CollectionItem {
  return {
    kind: "kit",
    quantity,
    added_at: "2026-11-21T10:00:00Z",
    is_sold: true,
    card: {
      id,
      slug: id,
      name: id,
      picture: "brake-kit",
      parts: [],
      price,
      separate_cents: 100,
      stock: { state: "in_stock", left: null },
      fit: { answer: "universal", alternatives: [] },
    },
  };
}

const shown = (known: Partial<Parameters<typeof itemRows>[0]>) =>
  itemRows({ items: [], removed: [], quantities: {}, order: [], ...known }).map(({ item, isRemoved }) =>
    isRemoved ? `(${item.card.id})` : `${item.card.id} ${item.quantity}`,
  );

test("the wanted quantity is shown before the server knows of it", () => {
  expect(shown({ items: [kit("a"), kit("b")], quantities: { b: 3 } })).toEqual(["a 1", "b 3"]);
});

test("what is taken out keeps its place, before and after the server's answer", () => {
  const order = ["a", "b"];
  const removed = [kit("a", 3)];
  expect(shown({ items: [kit("a", 3), kit("b")], removed, quantities: { a: 0 }, order })).toEqual([
    "(a)",
    "b 1",
  ]);
  expect(shown({ items: [kit("b")], removed, order })).toEqual(["(a)", "b 1"]);
});

test("what is put back is in its place at once, and stays there when the server lists it last", () => {
  const order = ["a", "b"];
  const removed = [kit("a", 3)];
  expect(shown({ items: [kit("b")], removed, quantities: { a: 3 }, order })).toEqual(["a 3", "b 1"]);
  expect(shown({ items: [kit("b"), kit("a", 3)], removed, order })).toEqual(["a 3", "b 1"]);
});

test("what another device has added comes last, and what it has taken out is gone", () => {
  expect(shown({ items: [kit("c"), kit("b")], order: ["a", "b"] })).toEqual(["b 1", "c 1"]);
});

import { expect, test } from "vitest";
import { type Arrival, followArrivals } from "./arrivals.ts";

const sent: readonly Arrival[] = [{ id: "invoice", state: "sent" }];
const follow = (arrivals: readonly Arrival[], ...lists: Parameters<typeof followArrivals>[1][]) =>
  lists.reduce(followArrivals, arrivals);

test.each(["ready", "rejected"] as const)("an uploaded file is waited for until it is %s", (state) => {
  expect(follow(sent, [])).toEqual(sent);
  expect(follow(sent, [], [{ id: "invoice", state: "checking" }])).toEqual([
    { id: "invoice", state: "listed" },
  ]);
  expect(follow(sent, [{ id: "invoice", state: "checking" }], [{ id: "invoice", state }])).toEqual([
    { id: "invoice", state: "settled" },
  ]);
});

test("a file that is deleted while it is checked is waited for no longer", () => {
  expect(follow(sent, [{ id: "invoice", state: "checking" }], [])).toEqual([
    { id: "invoice", state: "settled" },
  ]);
});

test("arrivals that have not moved are the same value", () => {
  const listed = follow(sent, [{ id: "invoice", state: "checking" }]);
  expect(follow(listed, [{ id: "invoice", state: "checking" }])).toBe(listed);
});

import { expect, test } from "vitest";
import { sortSessions } from "./sort-sessions.ts";

const session = (id: string, last_used_at: string, is_current = false) => ({
  id,
  is_current,
  device: "",
  created_at: "2026-01-01T00:00:00.000Z",
  last_used_at,
});

test("without sessions there is no order", () => {
  expect(sortSessions([])).toEqual([]);
});

test("this browser stands first even when another was used later", () => {
  const order = sortSessions([
    session("older", "2026-11-01T08:00:00.000Z"),
    session("newer", "2026-11-21T08:00:00.000Z"),
    session("this", "2026-11-20T08:00:00.000Z", true),
  ]);
  expect(order.map(({ id }) => id)).toEqual(["this", "newer", "older"]);
});

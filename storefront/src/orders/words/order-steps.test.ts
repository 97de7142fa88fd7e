import type { OrderState } from "@recambia/contract/orders/order-states";
import type { OrderEvent } from "@recambia/contract/orders/schemas";
import { expect, test } from "vitest";
import { orderSteps } from "./order-steps.ts";

const placedAt = "2026-11-20T10:00:00.000Z";

function event(state: OrderState, day: number): OrderEvent {
  return { kind: "preparing", state, at: `2026-11-${day}T10:00:00.000Z`, cents: null, text: null };
}

test("steps ahead have no time", () => {
  const steps = orderSteps({ state: "pending_payment", placed_at: placedAt, timeline: [] });
  expect(steps.map(({ state, status }) => [state, status])).toEqual([
    ["pending_payment", "current"],
    ["paid", "ahead"],
    ["preparing", "ahead"],
    ["shipped", "ahead"],
    ["delivered", "ahead"],
  ]);
  expect(steps.map(({ at }) => at)).toEqual([placedAt, null, null, null, null]);
});

test("a step has the time at which it was first reached", () => {
  const timeline = [event("paid", 21), event("shipped", 22), event("shipped", 23)];
  const steps = orderSteps({ state: "shipped", placed_at: placedAt, timeline });
  expect(steps[3]).toEqual({ state: "shipped", at: "2026-11-22T10:00:00.000Z", status: "current" });
});

test("a cancelled order ends after the steps it reached", () => {
  const timeline = [event("paid", 21), event("cancelled", 22)];
  const steps = orderSteps({ state: "cancelled", placed_at: placedAt, timeline });
  expect(steps.map(({ state }) => state)).toEqual(["pending_payment", "paid", "cancelled"]);
  expect(steps.at(-1)?.status).toBe("current");
});

test("a withdrawal before delivery skips the steps that were not reached", () => {
  const timeline = [event("paid", 21), event("shipped", 22), event("withdrawal_requested", 23)];
  const steps = orderSteps({ state: "withdrawal_requested", placed_at: placedAt, timeline });
  expect(steps.map(({ state }) => state)).toEqual([
    "pending_payment",
    "paid",
    "shipped",
    "withdrawal_requested",
    "returned",
    "refunded",
  ]);
});

test("after a partial return the order is at delivered again", () => {
  const timeline = [event("delivered", 21), event("withdrawal_requested", 22), event("delivered", 25)];
  const steps = orderSteps({ state: "delivered", placed_at: placedAt, timeline });
  expect(steps.at(-1)).toMatchObject({ state: "delivered", status: "current" });
});

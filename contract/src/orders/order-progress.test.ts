import fc from "fast-check";
import { expect, test } from "vitest";
import { isUniform, orderProgress } from "./order-progress.ts";

const moment = "2026-11-23T10:00:00.000Z";
const nowhere = { delivered_at: null, lost_at: null, came_back_at: null };

test("two of five delivered, one on its way, one cancelled, one to send; one returned and refunded", () => {
  const progress = orderProgress({
    lines: [
      { quantity: 3, cancelled_quantity: 0, sent_quantity: 3 },
      { quantity: 2, cancelled_quantity: 1, sent_quantity: 0 },
    ],
    parcels: [
      { ...nowhere, delivered_at: moment, lines: [{ quantity: 2 }] },
      { ...nowhere, lines: [{ quantity: 1 }] },
    ],
    withdrawals: [
      { state: "refunded", lines: [{ quantity: 1 }] },
      { state: "void", lines: [{ quantity: 1 }] },
    ],
    refunds: [
      { state: "done", cents: 3490 },
      { state: "due", cents: 1200 },
      { state: "failed", cents: 700 },
    ],
    payment: { refunded_cents: 3490 },
  });
  expect(progress).toEqual({
    ...{ ordered: 5, waiting: 1, on_the_way: 1, delivered: 2, cancelled: 1 },
    ...{ to_return: 0, returned: 1, refund_due_cents: 1900, refunded_cents: 3490 },
  });
  expect(isUniform(progress)).toBe(false);
});

/** A line with pieces that are cancelled, or in parcels delivered, lost, returned or on their way. */
const drawnLine = fc.record({
  waiting: fc.nat(4),
  cancelled: fc.nat(4),
  parcels: fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 4 }),
      end: fc.constantFrom("delivered", "lost", "came_back", null),
    }),
    { maxLength: 4 },
  ),
});

test("every piece is counted once, after any shipping, loss and cancellation", () => {
  fc.assert(
    fc.property(fc.array(drawnLine, { minLength: 1, maxLength: 5 }), (drawn) => {
      const parcels = drawn.flatMap((line) =>
        line.parcels.map(({ quantity, end }) => ({
          delivered_at: end === "delivered" ? moment : null,
          lost_at: end === "lost" ? moment : null,
          came_back_at: end === "came_back" ? moment : null,
          lines: [{ quantity }],
        })),
      );
      const lines = drawn.map(({ waiting, cancelled, parcels: sent }) => {
        const counting = sent.filter(({ end }) => end === null || end === "delivered");
        const sent_quantity = counting.reduce((total, { quantity }) => total + quantity, 0);
        return {
          quantity: waiting + cancelled + sent_quantity,
          cancelled_quantity: cancelled,
          sent_quantity,
        };
      });
      const progress = orderProgress({
        lines,
        parcels,
        withdrawals: [],
        refunds: [],
        payment: { refunded_cents: 0 },
      });
      const { ordered, waiting, on_the_way, delivered, cancelled } = progress;
      expect(waiting + on_the_way + delivered + cancelled).toBe(ordered);
      expect(waiting).toBe(drawn.reduce((total, line) => total + line.waiting, 0));
      for (const count of Object.values(progress)) expect(count).toBeGreaterThanOrEqual(0);
      const places = [waiting, on_the_way, delivered, cancelled].filter((count) => count > 0);
      expect(isUniform(progress)).toBe(places.length <= 1);
    }),
  );
});

test("an order with any refund or return is not uniform", () => {
  const kept = { ordered: 2, waiting: 0, on_the_way: 0, delivered: 2, cancelled: 0 };
  const nothingBack = { to_return: 0, returned: 0, refund_due_cents: 0, refunded_cents: 0 };
  expect(isUniform({ ...kept, ...nothingBack })).toBe(true);
  for (const what of ["to_return", "returned", "refund_due_cents", "refunded_cents"])
    expect(isUniform({ ...kept, ...nothingBack, [what]: 1 })).toBe(false);
});

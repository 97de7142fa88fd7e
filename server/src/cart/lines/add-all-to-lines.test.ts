import fc from "fast-check";
import { expect, test } from "vitest";
import { isCovered, linesFrom, smallShops } from "../../../test/catalogue/arbitrary-lines.ts";
import type { KnownLine } from "../storage/held-cart.ts";
import { addAllToLines } from "./add-all-to-lines.ts";

/** A shop, a cart, and what is wished for. */
const wishings = smallShops.chain((shop) =>
  fc.record({
    shop: fc.constant(shop),
    own: linesFrom(shop, "own"),
    wishes: linesFrom(shop, "wish").map((lines) =>
      lines.map(({ line: { id: lineId, ...line }, thing }) => ({ ...line, lineId, thing, fitVehicle: null })),
    ),
  }),
);

test("nothing is added beyond what is there, nor more than ninety-nine of one thing", () => {
  fc.assert(
    fc.property(wishings, ({ shop, own, wishes }) => {
      const { lines } = addAllToLines(own, wishes);
      for (const { line } of lines) expect(line.quantity).toBeLessThanOrEqual(99);
      if (isCovered(shop, own)) expect(isCovered(shop, lines)).toBe(true);
    }),
  );
});

test("what was held stays in its place, and every added piece is told", () => {
  fc.assert(
    fc.property(wishings, ({ own, wishes }) => {
      const { lines, outcomes } = addAllToLines(own, wishes);
      expect(lines.slice(0, own.length).map(({ line }) => line.id)).toEqual(own.map(({ line }) => line.id));
      const pieces = (all: readonly KnownLine[]) => all.reduce((sum, { line }) => sum + line.quantity, 0);
      expect(pieces(lines) - pieces(own)).toBe(outcomes.reduce((sum, { added }) => sum + added, 0));
    }),
  );
});

test("a wish has a reason exactly when not all of it was added", () => {
  fc.assert(
    fc.property(wishings, ({ own, wishes }) => {
      const { outcomes } = addAllToLines(own, wishes);
      expect(outcomes.map(({ thingId, wanted }) => [thingId, wanted])).toEqual(
        wishes.map(({ thingId, quantity }) => [thingId, quantity]),
      );
      for (const { added, wanted, reason } of outcomes) expect(reason === null).toBe(added === wanted);
    }),
  );
});

test("adding what was left again adds nothing more", () => {
  fc.assert(
    fc.property(wishings, ({ own, wishes }) => {
      const first = addAllToLines(own, wishes);
      const left = wishes.flatMap((wish, index) => {
        const outcome = first.outcomes[index];
        const quantity = outcome ? outcome.wanted - outcome.added : 0;
        return quantity > 0 ? [{ ...wish, quantity }] : [];
      });
      expect(addAllToLines(first.lines, left).outcomes.every(({ added }) => added === 0)).toBe(true);
    }),
  );
});

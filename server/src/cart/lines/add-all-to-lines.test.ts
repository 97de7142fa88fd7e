import fc from "fast-check";
import { expect, test } from "vitest";
import { isCovered, linesFrom, smallShops } from "../../../test/catalogue/arbitrary-lines.ts";
import type { ResolvedLine } from "../storage/stored-cart.ts";
import { addAllToLines } from "./add-all-to-lines.ts";

/** A shop, a cart, and inputs to add. */
const wishings = smallShops.chain((shop) =>
  fc.record({
    shop: fc.constant(shop),
    own: linesFrom(shop, "own"),
    inputs: linesFrom(shop, "input").map((lines) =>
      lines.map(({ line: { id: lineId, ...line }, purchasable }) => ({
        ...line,
        lineId,
        purchasable,
      })),
    ),
  }),
);

test("nothing is added beyond stock or ninety-nine of one purchasable", () => {
  fc.assert(
    fc.property(wishings, ({ shop, own, inputs }) => {
      const { lines } = addAllToLines(own, inputs);
      for (const { line } of lines) expect(line.quantity).toBeLessThanOrEqual(99);
      if (isCovered(shop, own)) expect(isCovered(shop, lines)).toBe(true);
    }),
  );
});

test("existing lines keep their order, and all added pieces are reported", () => {
  fc.assert(
    fc.property(wishings, ({ own, inputs }) => {
      const { lines, outcomes } = addAllToLines(own, inputs);
      expect(lines.slice(0, own.length).map(({ line }) => line.id)).toEqual(own.map(({ line }) => line.id));
      const pieces = (all: readonly ResolvedLine[]) => all.reduce((sum, { line }) => sum + line.quantity, 0);
      expect(pieces(lines) - pieces(own)).toBe(outcomes.reduce((sum, { added }) => sum + added, 0));
    }),
  );
});

test("an input has a reason exactly if it was not added in full", () => {
  fc.assert(
    fc.property(wishings, ({ own, inputs }) => {
      const { outcomes } = addAllToLines(own, inputs);
      expect(outcomes.map(({ thingId, wanted }) => [thingId, wanted])).toEqual(
        inputs.map(({ thingId, quantity }) => [thingId, quantity]),
      );
      for (const { added, wanted, reason } of outcomes) expect(reason === null).toBe(added === wanted);
    }),
  );
});

test("adding the rest again adds nothing", () => {
  fc.assert(
    fc.property(wishings, ({ own, inputs }) => {
      const first = addAllToLines(own, inputs);
      const left = inputs.flatMap((input, index) => {
        const outcome = first.outcomes[index];
        const quantity = outcome ? outcome.wanted - outcome.added : 0;
        return quantity > 0 ? [{ ...input, quantity }] : [];
      });
      expect(addAllToLines(first.lines, left).outcomes.every(({ added }) => added === 0)).toBe(true);
    }),
  );
});

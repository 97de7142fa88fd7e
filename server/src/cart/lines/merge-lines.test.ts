import fc from "fast-check";
import { expect, test } from "vitest";
import { isCovered, linesFrom, smallShops } from "../../../test/catalogue/arbitrary-lines.ts";
import type { ResolvedLine } from "../storage/stored-cart.ts";
import { capacityFor, demandOf, isSamePurchasable } from "./line-rules.ts";
import { mergeLines } from "./merge-lines.ts";

/** A shop, a person's lines, and a visitor's. */
const meetings = smallShops.chain((shop) =>
  fc.record({ shop: fc.constant(shop), own: linesFrom(shop, "own"), others: linesFrom(shop, "guest") }),
);

const find = (lines: readonly ResolvedLine[], { line }: ResolvedLine) =>
  lines.find((known) => isSamePurchasable(known.line, line))?.line;

test("no line exceeds ninety-nine pieces or the stock", () => {
  fc.assert(
    fc.property(meetings, ({ shop, own, others }) => {
      const { lines } = mergeLines(own, others);
      for (const { line } of lines) expect(line.quantity).toBeLessThanOrEqual(99);
      if (isCovered(shop, own)) expect(isCovered(shop, lines)).toBe(true);
    }),
  );
});

test("lines are limited to a hundred, but existing ones can still grow", () => {
  const [known] = fc.sample(meetings, 1);
  const purchasable = known?.shop.purchasables[0];
  if (!purchasable) throw new Error("A shop has purchasables");
  const lineFor = (vehicleId: string) => ({
    line: { id: vehicleId, thingId: purchasable.id, vehicleId, quantity: 1, isFitConfirmed: false },
    purchasable: { ...purchasable, parts: purchasable.parts.map((part) => ({ ...part, available: 500 })) },
  });
  const full = Array.from({ length: 99 }, (_none, index) => lineFor(`car-${index}`));
  const joined = mergeLines(full, [lineFor("van"), lineFor("bike"), lineFor("car-5")]);
  expect(joined.lines).toHaveLength(100);
  expect([joined.mergedCount, joined.wholeCount]).toEqual([2, 2]);
});

test("the person's lines keep their order and quantities, the visitor's follow in order", () => {
  fc.assert(
    fc.property(meetings, ({ own, others }) => {
      const { lines } = mergeLines(own, others);
      const ids = lines.map(({ line }) => line.id);
      expect(ids.slice(0, own.length)).toEqual(own.map(({ line }) => line.id));
      const guests = others.map(({ line }) => line.id);
      expect(ids.slice(own.length)).toEqual(guests.filter((id) => ids.includes(id)));
      for (const known of own) {
        expect(find(lines, known)?.quantity).toBeGreaterThanOrEqual(known.line.quantity);
      }
    }),
  );
});

test("each of the visitor's lines is merged in full, or as far as possible", () => {
  fc.assert(
    fc.property(meetings, ({ own, others }) => {
      const { lines, mergedCount, wholeCount } = mergeLines(own, others);
      const demand = demandOf(lines);
      const pieces = others.map((known) => {
        const held = find(lines, known)?.quantity ?? 0;
        const joined = held - (find(own, known)?.quantity ?? 0);
        expect(joined).toBeGreaterThanOrEqual(0);
        expect(joined).toBeLessThanOrEqual(known.line.quantity);
        const isOneMoreGranted = held < 99 && capacityFor(known.purchasable, demand, held) > held;
        expect(joined < known.line.quantity && isOneMoreGranted).toBe(false);
        return joined;
      });
      expect(mergedCount).toBe(pieces.filter((joined) => joined > 0).length);
      expect(wholeCount).toBe(
        pieces.filter((joined, place) => joined === others[place]?.line.quantity).length,
      );
    }),
  );
});

test("a confirmation of either cart is kept, and none is made up", () => {
  fc.assert(
    fc.property(meetings, ({ own, others }) => {
      const { lines } = mergeLines(own, others);
      for (const known of [...own, ...others]) {
        const joined = find(lines, known);
        const isConfirmed = [own, others].some((either) => find(either, known)?.isFitConfirmed);
        if (joined && known.line.isFitConfirmed) expect(joined.isFitConfirmed).toBe(true);
        if (joined && !isConfirmed) expect(joined.isFitConfirmed).toBe(false);
      }
    }),
  );
});

test("merging nothing changes nothing", () => {
  fc.assert(
    fc.property(meetings, ({ own }) => {
      expect(mergeLines(own, [])).toEqual({ lines: own, mergedCount: 0, wholeCount: 0 });
    }),
  );
});

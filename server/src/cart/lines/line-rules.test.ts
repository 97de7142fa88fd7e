import fc from "fast-check";
import { expect, test } from "vitest";
import { isCovered, linesFrom, type SmallShop, smallShops } from "../../../test/catalogue/arbitrary-lines.ts";
import { isRefusal, type Refusal } from "../../platform/http/refusals/refusal.ts";
import type { KnownLine } from "../storage/held-cart.ts";
import { addToLines, isSame, type KnownWish, setLine, withoutLine } from "./line-rules.ts";

/** A shop, a cart in it, and something that is wanted. */
const situations = smallShops.chain((shop) =>
  fc.record({
    shop: fc.constant(shop),
    lines: linesFrom(shop),
    wish: fc.record({
      thing: fc.constantFrom(...shop.things),
      vehicleId: fc.constantFrom(null, "golf", "ibiza"),
      quantity: fc.oneof(fc.integer({ min: 1, max: 6 }), fc.constantFrom(40, 99)),
      isFitConfirmed: fc.boolean(),
    }),
    place: fc.nat(9),
    quantity: fc.integer({ min: 1, max: 99 }),
  }),
);

type Situation = { shop: SmallShop; lines: KnownLine[]; wish: Omit<KnownWish, "thingId" | "fitVehicle"> };

function add({ lines, wish }: Pick<Situation, "lines" | "wish">) {
  const thingId = wish.thing?.id ?? "";
  return addToLines(lines, { ...wish, thingId, fitVehicle: null }, "added");
}

const ownLine = ({ lines, wish }: Pick<Situation, "lines" | "wish">) =>
  lines.find(({ line }) => isSame(line, { thingId: wish.thing?.id ?? "", vehicleId: wish.vehicleId }))?.line;

const availableOf = (refusal: Refusal) => Number(refusal.values?.available);
const quantities = (lines: readonly KnownLine[]) => lines.map(({ line }) => [line.id, line.quantity]);

test("what is refused for want of stock is refused with exactly what the line could hold", () => {
  fc.assert(
    fc.property(situations, (situation) => {
      const { wish } = situation;
      const refusal = add(situation);
      if (!isRefusal(refusal) || refusal.refused !== "out_of_stock") return;
      const most = availableOf(refusal) - (ownLine(situation)?.quantity ?? 0);
      if (most > 0) expect(isRefusal(add({ ...situation, wish: { ...wish, quantity: most } }))).toBe(false);
      const oneMore = add({ ...situation, wish: { ...wish, quantity: Math.max(0, most) + 1 } });
      expect(isRefusal(oneMore) && oneMore.refused).toBe("out_of_stock");
    }),
  );
});

test("adding changes one line by what was added, or appends one, and never asks for more than there is", () => {
  fc.assert(
    fc.property(situations, (situation) => {
      const { shop, lines, wish } = situation;
      const after = add(situation);
      if (isRefusal(after)) return;
      const own = ownLine(situation);
      const expected = own
        ? lines.map(({ line }) => [line.id, line.quantity + (line === own ? wish.quantity : 0)])
        : [...quantities(lines), ["added", wish.quantity]];
      expect(quantities(after)).toEqual(expected);
      expect(Math.max(...after.map(({ line }) => line.quantity))).toBeLessThanOrEqual(99);
      if (isCovered(shop, lines)) expect(isCovered(shop, after)).toBe(true);
      expect(wish.thing?.isActive).toBe(true);
      expect(wish.thing?.parts.some(({ isRestricted }) => isRestricted)).toBe(false);
    }),
  );
});

test("a confirmation is never taken back by adding more", () => {
  fc.assert(
    fc.property(situations, (situation) => {
      const after = add(situation);
      if (isRefusal(after)) return;
      const wasConfirmed = ownLine(situation)?.isFitConfirmed ?? false;
      const changed = ownLine({ ...situation, lines: after });
      expect(changed?.isFitConfirmed).toBe(wasConfirmed || situation.wish.isFitConfirmed);
    }),
  );
});

test("fewer is always granted, more only as far as it is there, and no other line is touched", () => {
  fc.assert(
    fc.property(situations, ({ shop, lines, place, quantity, wish: { isFitConfirmed } }) => {
      const own = lines[place % Math.max(1, lines.length)];
      const after = setLine(lines, own?.line.id ?? "nobody's", { quantity, isFitConfirmed });
      if (!own) {
        expect(after).toEqual({ refused: "not_found" });
        return;
      }
      const isSaid = own.line.isFitConfirmed || isFitConfirmed;
      const wanted = lines.map((known) =>
        known === own ? { ...known, line: { ...known.line, quantity, isFitConfirmed: isSaid } } : known,
      );
      const isGranted = quantity <= own.line.quantity || isCoveredFor(shop, wanted, own);
      expect(after).toEqual(isGranted ? wanted : { refused: "out_of_stock", values: expect.anything() });
    }),
  );
});

/** Whether the stock covers all that the lines ask of the parts of one of them. */
function isCoveredFor({ stock }: SmallShop, lines: KnownLine[], { thing }: KnownLine): boolean {
  const own = new Map([...stock].filter(([key]) => thing.parts.some(({ productKey }) => productKey === key)));
  return isCovered({ things: [], stock: own }, lines);
}

test("a line that is taken out is gone and all others stay; one that is not there is not found", () => {
  fc.assert(
    fc.property(situations, ({ lines, place }) => {
      const own = lines[place];
      const after = withoutLine(lines, own?.line.id ?? "nobody's");
      expect(after).toEqual(own ? lines.filter((known) => known !== own) : { refused: "not_found" });
    }),
  );
});

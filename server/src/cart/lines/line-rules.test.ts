import fc from "fast-check";
import { expect, test } from "vitest";
import { isCovered, linesFrom, type SmallShop, smallShops } from "../../../test/catalogue/arbitrary-lines.ts";
import { isRefusal, type Refusal } from "../../platform/http/refusals/refusal.ts";
import type { ResolvedLine } from "../storage/stored-cart.ts";
import { confirmationOf } from "./fit-confirmation.ts";
import {
  addToLines,
  capacitiesOf,
  isSamePurchasable,
  type ResolvedLineInput,
  setLine,
  withoutLine,
} from "./line-rules.ts";

/** A shop, a cart, and an input. */
const situations = smallShops.chain((shop) =>
  fc.record({
    shop: fc.constant(shop),
    lines: linesFrom(shop),
    input: fc.record({
      purchasable: fc.constantFrom(...shop.purchasables),
      vehicleId: fc.constantFrom(null, "golf", "ibiza"),
      quantity: fc.oneof(fc.integer({ min: 1, max: 6 }), fc.constantFrom(40, 99)),
      isFitConfirmed: fc.boolean(),
    }),
    place: fc.nat(9),
    quantity: fc.integer({ min: 1, max: 99 }),
  }),
);

type Situation = {
  shop: SmallShop;
  lines: ResolvedLine[];
  input: Omit<ResolvedLineInput, "thingId">;
};

function add({ lines, input }: Pick<Situation, "lines" | "input">) {
  const thingId = input.purchasable?.id ?? "";
  return addToLines(lines, { ...input, thingId }, "added");
}

const ownLine = ({ lines, input }: Pick<Situation, "lines" | "input">) =>
  lines.find(({ line }) =>
    isSamePurchasable(line, { thingId: input.purchasable?.id ?? "", vehicleId: input.vehicleId }),
  )?.line;

const availableOf = (refusal: Refusal) => Number(refusal.values?.available);
const quantities = (lines: readonly ResolvedLine[]) => lines.map(({ line }) => [line.id, line.quantity]);

test("an out-of-stock refusal has exactly the largest possible quantity", () => {
  fc.assert(
    fc.property(situations, (situation) => {
      const { input } = situation;
      const refusal = add(situation);
      if (!isRefusal(refusal) || refusal.refused !== "out_of_stock") return;
      const most = availableOf(refusal) - (ownLine(situation)?.quantity ?? 0);
      if (most > 0) expect(isRefusal(add({ ...situation, input: { ...input, quantity: most } }))).toBe(false);
      const oneMore = add({ ...situation, input: { ...input, quantity: Math.max(0, most) + 1 } });
      expect(isRefusal(oneMore) && oneMore.refused).toBe("out_of_stock");
    }),
  );
});

test("adding changes or appends one line, and never exceeds the stock", () => {
  fc.assert(
    fc.property(situations, (situation) => {
      const { shop, lines, input } = situation;
      const after = add(situation);
      if (isRefusal(after)) return;
      const own = ownLine(situation);
      const expected = own
        ? lines.map(({ line }) => [line.id, line.quantity + (line === own ? input.quantity : 0)])
        : [...quantities(lines), ["added", input.quantity]];
      expect(quantities(after)).toEqual(expected);
      expect(Math.max(...after.map(({ line }) => line.quantity))).toBeLessThanOrEqual(99);
      if (isCovered(shop, lines)) expect(isCovered(shop, after)).toBe(true);
      expect(input.purchasable?.isActive).toBe(true);
      expect(input.purchasable?.parts.some(({ isRestricted }) => isRestricted)).toBe(false);
    }),
  );
});

test("adding never revokes a confirmation", () => {
  fc.assert(
    fc.property(situations, (situation) => {
      const after = add(situation);
      if (isRefusal(after)) return;
      const wasConfirmed = ownLine(situation)?.isFitConfirmed ?? false;
      const changed = ownLine({ ...situation, lines: after });
      expect(changed?.isFitConfirmed).toBe(wasConfirmed || situation.input.isFitConfirmed);
    }),
  );
});

test("a line that nobody has confirmed stays unconfirmed, whatever is added or changed", () => {
  const [shop] = fc.sample(smallShops, 1);
  const purchasable = shop?.purchasables[0];
  if (!purchasable) throw new Error("A shop has purchasables");
  const parts = purchasable.parts.map((part) => ({ ...part, available: 500, isRestricted: false }));
  const plenty = { ...purchasable, isActive: true, parts };
  const line = { id: "own", thingId: plenty.id, vehicleId: null, quantity: 1, isFitConfirmed: false };
  const lines = [{ line, purchasable: plenty }];
  const input = { purchasable: plenty, vehicleId: null, quantity: 1, isFitConfirmed: false };
  const more = [{ line: { ...line, quantity: 2 }, purchasable: plenty }];
  expect(add({ lines, input })).toEqual(more);
  expect(setLine(lines, "own", { quantity: 2 })).toEqual(more);
});

test("less is always accepted, more within stock, and other lines stay the same", () => {
  fc.assert(
    fc.property(situations, ({ shop, lines, place, quantity, input: { isFitConfirmed } }) => {
      const own = lines[place % Math.max(1, lines.length)];
      const after = setLine(lines, own?.line.id ?? "nobody's", { quantity, isFitConfirmed });
      if (!own) {
        expect(after).toEqual({ refused: "not_found" });
        return;
      }
      const said = isFitConfirmed ? confirmationOf(own.purchasable) : {};
      const wanted = lines.map((known) =>
        known === own ? { ...known, line: { ...known.line, quantity, ...said } } : known,
      );
      const isGranted = quantity <= own.line.quantity || isCoveredFor(shop, wanted, own);
      if (isGranted) expect(after).toEqual(wanted);
      else expectLargest(lines, own, after);
    }),
  );
});

/** A refusal for want of stock names the largest quantity that the line could have. */
function expectLargest(lines: ResolvedLine[], { line }: ResolvedLine, refusal: unknown) {
  if (!isRefusal(refusal)) throw new Error("Granted beyond the stock");
  expect(refusal.refused).toBe("out_of_stock");
  const quantity = availableOf(refusal);
  expect(isRefusal(setLine(lines, line.id, { quantity }))).toBe(false);
  const more = setLine(lines, line.id, { quantity: Math.max(quantity, line.quantity) + 1 });
  expect(isRefusal(more)).toBe(true);
}

/** Whether the stock is sufficient for the parts of a line. */
function isCoveredFor({ stock }: SmallShop, lines: ResolvedLine[], { purchasable }: ResolvedLine): boolean {
  const own = new Map(
    [...stock].filter(([key]) => purchasable.parts.some(({ productKey }) => productKey === key)),
  );
  return isCovered({ purchasables: [], stock: own }, lines);
}

/** The lines with what each of them can have, if that is less. */
function putRight(lines: ResolvedLine[]): ResolvedLine[] {
  const capacities = capacitiesOf(lines);
  return lines.map(({ line, purchasable }, place) => ({
    line: { ...line, quantity: Math.min(line.quantity, capacities[place] ?? 0) },
    purchasable,
  }));
}

test("when stock is short, lines that are put right as told are covered, and the first keep what they can", () => {
  fc.assert(
    fc.property(situations, ({ shop, lines }) => {
      const right = putRight(lines);
      expect(isCovered(shop, right)).toBe(true);
      if (isCovered(shop, lines)) expect(right).toEqual(lines);
      for (const [place, { line }] of lines.entries()) {
        const before = right.slice(0, place);
        const own = lines.slice(place, place + 1);
        if (isCovered(shop, [...before, ...own])) expect(right[place]?.line.quantity).toBe(line.quantity);
      }
    }),
  );
});

test("each line can have what the others leave, and no more", () => {
  fc.assert(
    fc.property(situations, ({ shop, lines }) => {
      if (!isCovered(shop, lines)) return;
      for (const [place, { line }] of lines.entries()) {
        const most = capacitiesOf(lines)[place] ?? 0;
        expect(isRefusal(setLine(lines, line.id, { quantity: most }))).toBe(false);
        expect(isRefusal(setLine(lines, line.id, { quantity: most + 1 }))).toBe(true);
      }
    }),
  );
});

test("removing a line keeps all others; an unknown line is not found", () => {
  fc.assert(
    fc.property(situations, ({ lines, place }) => {
      const own = lines[place];
      const after = withoutLine(lines, own?.line.id ?? "nobody's");
      expect(after).toEqual(own ? lines.filter((known) => known !== own) : { refused: "not_found" });
    }),
  );
});

import { cartTotals, maxQuantity } from "@recambia/contract/cart/schemas";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeKit, makeProduct } from "../../test/catalogue/factories.ts";
import { add, cartNow, shopper } from "../../test/orders/shopper.ts";
import { openTestShop, type TestShop, type Visitor } from "../../test/shop/test-shop.ts";
import { randomPublicId } from "../platform/public-id.ts";

/** A kit and a product that share a part. */
type Thing = { id: string; cents: number; depositCents: number; needs: Map<string, number> };
type ModelLine = { purchasable: Thing; quantity: number };

/** A plain model of the cart with the same rules. */
type Model = { lines: ModelLine[] };
type Real = { visitor: Visitor };

let shop: TestShop;
let purchasables: Thing[];
const stock = new Map<string, number>();

beforeAll(async () => {
  shop = await openTestShop();
  const disc = await makeProduct(shop.database, { available: 14, priceCents: 3490, coreDepositCents: 700 });
  const pad = await makeProduct(shop.database, { available: 6, priceCents: 1999 });
  const clip = await makeProduct(shop.database, { available: 500, priceCents: 7 });
  const kit = await makeKit(shop.database, {
    components: [{ productId: disc.id, quantity: 2 }, { productId: pad.id }],
    priceCents: 7900,
  });
  const idOf = { disc: disc.publicId, pad: pad.publicId, clip: clip.publicId };
  stock.set(idOf.disc, 14).set(idOf.pad, 6).set(idOf.clip, 500);
  purchasables = [
    { id: idOf.disc, cents: 3490, depositCents: 700, needs: new Map([[idOf.disc, 1]]) },
    { id: idOf.pad, cents: 1999, depositCents: 0, needs: new Map([[idOf.pad, 1]]) },
    { id: idOf.clip, cents: 7, depositCents: 0, needs: new Map([[idOf.clip, 1]]) },
    {
      id: kit.publicId,
      cents: 7900,
      depositCents: 1400,
      needs: new Map([
        [idOf.disc, 2],
        [idOf.pad, 1],
      ]),
    },
  ];
});
afterAll(() => shop.close());

/** Whether the stock is sufficient for all lines together. */
function isCovered(lines: ModelLine[]): boolean {
  return [...stock].every(([part, pieces]) => {
    const demand = lines.reduce(
      (sum, line) => sum + line.quantity * (line.purchasable.needs.get(part) ?? 0),
      0,
    );
    return demand <= pieces;
  });
}

async function expectSame(model: Model, { visitor }: Real) {
  const cart = await cartNow(visitor);
  expect(cart.lines.map((line) => [line.product.id, line.quantity, line.line_cents])).toEqual(
    model.lines.map((line) => [line.purchasable.id, line.quantity, line.quantity * line.purchasable.cents]),
  );
  const priced = model.lines.map(({ purchasable, quantity }) => ({
    quantity,
    unitCents: purchasable.cents,
    coreDepositCents: purchasable.depositCents,
  }));
  expect(cart.totals).toEqual(cartTotals(priced, 210));
  for (const line of cart.lines) expect(line.available).toBeGreaterThanOrEqual(line.quantity);
}

class Add implements fc.AsyncCommand<Model, Real> {
  readonly place: number;
  readonly quantity: number;
  /** Sent again, as after a lost response; without an id when null. */
  readonly repeats: number | null;
  constructor(place: number, quantity: number, repeats: number | null) {
    this.place = place;
    this.quantity = quantity;
    this.repeats = repeats;
  }
  check = () => true;
  async run(model: Model, real: Real) {
    const purchasable = purchasables[this.place % purchasables.length];
    if (!purchasable) return;
    const own = model.lines.find((line) => line.purchasable === purchasable);
    const quantity = (own?.quantity ?? 0) + this.quantity;
    const after = own
      ? model.lines.map((line) => (line === own ? { purchasable, quantity } : line))
      : [...model.lines, { purchasable, quantity }];
    const expected = quantity > maxQuantity ? 422 : isCovered(after) ? 200 : 409;
    const input = { purchasable_public_id: purchasable.id, quantity: this.quantity };
    const body = this.repeats === null ? input : { ...input, addition_id: randomPublicId() };
    for (let sent = 0; sent <= (this.repeats ?? 0); sent++) {
      expect((await add(real.visitor, body)).status).toBe(expected);
    }
    if (expected === 200) model.lines = after;
    await expectSame(model, real);
  }
  toString = () => `add(${this.place}, ${this.quantity}, ${this.repeats})`;
}

class Change implements fc.AsyncCommand<Model, Real> {
  readonly place: number;
  readonly quantity: number;
  constructor(place: number, quantity: number) {
    this.place = place;
    this.quantity = quantity;
  }
  check = (model: Readonly<Model>) => model.lines.length > 0;
  async run(model: Model, real: Real) {
    const index = this.place % model.lines.length;
    const { quantity } = this;
    const after = model.lines.map((line, at) => (at === index ? { ...line, quantity } : line));
    const isFewer = quantity <= (model.lines[index]?.quantity ?? 0);
    const expected = isFewer || isCovered(after) ? 200 : 409;
    const id = (await cartNow(real.visitor)).lines[index]?.id;
    expect((await real.visitor.put(`/spa/cart/lines/${id}`, { quantity })).status).toBe(expected);
    if (expected === 200) model.lines = after;
    await expectSame(model, real);
  }
  toString = () => `change(${this.place}, ${this.quantity})`;
}

class Remove implements fc.AsyncCommand<Model, Real> {
  readonly place: number;
  constructor(place: number) {
    this.place = place;
  }
  check = (model: Readonly<Model>) => model.lines.length > 0;
  async run(model: Model, real: Real) {
    const index = this.place % model.lines.length;
    const id = (await cartNow(real.visitor)).lines[index]?.id;
    expect((await real.visitor.remove(`/spa/cart/lines/${id}`)).status).toBe(200);
    model.lines = model.lines.filter((_line, at) => at !== index);
    await expectSame(model, real);
  }
  toString = () => `remove(${this.place})`;
}

test("after any sequence of changes, the cart equals a plain model", async () => {
  const place = fc.nat(7);
  const quantity = fc.oneof(fc.integer({ min: 1, max: 8 }), fc.constantFrom(50, 99));
  const repeats = fc.option(fc.nat(2));
  const commands = fc.commands(
    [
      fc.tuple(place, quantity, repeats).map(([at, of, more]) => new Add(at, of, more)),
      fc.tuple(place, quantity).map(([at, to]) => new Change(at, to)),
      place.map((at) => new Remove(at)),
    ],
    { maxCommands: 12 },
  );
  await fc.assert(
    fc.asyncProperty(commands, async (steps) => {
      const visitor = await shopper(shop);
      await fc.asyncModelRun(() => ({ model: { lines: [] }, real: { visitor } }), steps);
    }),
    { numRuns: 15 },
  );
});

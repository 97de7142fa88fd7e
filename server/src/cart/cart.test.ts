import type { Fit } from "@recambia/contract/vehicles/fit";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import {
  makeFitSet,
  makeKit,
  makePartType,
  makeProduct,
  makeVariant,
} from "../../test/catalogue/factories.ts";
import { add, cartNow, cartOf, expectRefusal, lineAt, shopper } from "../../test/orders/shopper.ts";
import { openTestShop, readField, type TestShop } from "../../test/shop/test-shop.ts";
import { bumpRevision } from "../platform/catalogue-revision.ts";
import { dropStaleCarts } from "./index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const nobodysId = "abcdefgh23456789";
const start = new Date("2026-11-21T10:00:00Z");

/** Changes a product with a new catalogue revision. */
async function setProduct(id: number, column: string, value: unknown) {
  await shop.database.transaction(async (transaction) => {
    await transaction.rows({ text: `update product set ${column} = $2 where id = $1`, values: [id, value] });
    await bumpRevision(transaction);
  });
}

describe("refusals", () => {
  test("a visitor without a cart gets no content, and can't add, change or remove", async () => {
    const product = await makeProduct(shop.database);
    const visitor = shop.visitor();
    expect((await visitor.get("/spa/cart")).status).toBe(204);
    expectRefusal(await add(visitor, { purchasable_public_id: product.publicId }), 404, "not_found", []);
    expectRefusal(await visitor.put(`/spa/cart/lines/${nobodysId}`, { quantity: 2 }), 404, "not_found");
    expectRefusal(await visitor.remove(`/spa/cart/lines/${nobodysId}`), 404, "not_found");
  });

  test("a network that has begun too many carts within an hour waits for another; begun ones go on", async () => {
    const { config } = shop.context;
    const process = await shop.startProcess({ config: { ...config, networkCartsPerHour: 2 } });
    onTestFinished(() => process.close());
    const visitors = [1, 2, 3].map(() => process.answer(shop.visitor()));
    const statuses = [];
    for (const visitor of visitors) statuses.push((await visitor.post("/spa/cart")).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect((await visitors[0]?.post("/spa/cart"))?.status).toBe(200);
    const now = shop.clock.now();
    shop.clock.set(new Date(now.getTime() + 60 * 60_000));
    expect((await visitors[2]?.post("/spa/cart"))?.status).toBe(200);
    shop.clock.set(now);
  });

  test("what is unknown or no longer sold is not found, nor is a kit with such a part", async () => {
    const sold = await makeProduct(shop.database);
    const gone = await makeProduct(shop.database, { isActive: false });
    const kit = await makeKit(shop.database, {
      components: [{ productId: sold.id }, { productId: gone.id }],
    });
    const visitor = await shopper(shop);
    for (const id of [nobodysId, gone.publicId, kit.publicId]) {
      const answer = await add(visitor, { purchasable_public_id: id });
      expectRefusal(answer, 404, "not_found", ["purchasable_public_id"]);
    }
  });

  test("what the law keeps from consumers is not for sale, nor is a kit that holds it", async () => {
    const gas = await makeProduct(shop.database, { restricted: "f_gas" });
    const free = await makeProduct(shop.database);
    const kit = await makeKit(shop.database, {
      components: [{ productId: free.id }, { productId: gas.id }],
    });
    const visitor = await shopper(shop);
    for (const id of [gas.publicId, kit.publicId]) {
      const answer = await add(visitor, { purchasable_public_id: id });
      expectRefusal(answer, 422, "validation_failed", ["purchasable_public_id"]);
      expect(answer.text).toContain("empresas habilitadas");
    }
  });

  test("an unknown vehicle is refused", async () => {
    const product = await makeProduct(shop.database);
    const input = { purchasable_public_id: product.publicId, vehicle_id: nobodysId };
    expectRefusal(await add(await shopper(shop), input), 422, "validation_failed", ["vehicle_id"]);
  });

  test("more than there is, is refused with the most that the line can hold", async () => {
    const product = await makeProduct(shop.database, { available: 3 });
    const input = { purchasable_public_id: product.publicId };
    const visitor = await shopper(shop, "en");
    const refused = await add(visitor, { ...input, quantity: 4 });
    expectRefusal(refused, 409, "out_of_stock");
    expect(refused.body).toMatchObject({ message: "Not enough left: 3 available.", available: 3 });

    const cart = cartOf(await add(visitor, { ...input, quantity: 2 }));
    const more = await add(visitor, { ...input, quantity: 2 });
    expect(readField(more.body, "message")).toBe("Not enough left: 3 available.");
    expectRefusal(
      await visitor.put(`/spa/cart/lines/${lineAt(cart).id}`, { quantity: 4 }),
      409,
      "out_of_stock",
    );
    expect(await cartNow(visitor)).toEqual(cart);
  });

  test("a kit can't be added when what its parts need is in the cart already", async () => {
    const disc = await makeProduct(shop.database, { available: 5 });
    const pad = await makeProduct(shop.database, { available: 50 });
    const kit = await makeKit(shop.database, {
      components: [{ productId: disc.id, quantity: 2 }, { productId: pad.id }],
    });
    const visitor = await shopper(shop, "en");
    await add(visitor, { purchasable_public_id: disc.publicId, quantity: 2 });
    cartOf(await add(visitor, { purchasable_public_id: kit.publicId }));
    const refused = await add(visitor, { purchasable_public_id: kit.publicId });
    expectRefusal(refused, 409, "out_of_stock");
    expect(readField(refused.body, "message")).toBe("Not enough left: 1 available.");
    expectRefusal(
      await add(visitor, { purchasable_public_id: disc.publicId, quantity: 2 }),
      409,
      "out_of_stock",
    );
    const { lines } = cartOf(await add(visitor, { purchasable_public_id: disc.publicId }));
    expect(lines.map((line) => [line.quantity, line.available])).toEqual([
      [3, 3],
      [1, 1],
    ]);
  });

  test("more than 99 of one purchasable is refused", async () => {
    const product = await makeProduct(shop.database, { available: 500 });
    const visitor = await shopper(shop);
    await add(visitor, { purchasable_public_id: product.publicId, quantity: 98 });
    const answer = await add(visitor, { purchasable_public_id: product.publicId, quantity: 2 });
    expectRefusal(answer, 422, "validation_failed", ["quantity"]);
    expect(answer.text).toContain("99");
  });

  test("a cart holds a hundred lines and no more, but still more of what it holds", async () => {
    const visitor = await shopper(shop);
    const ids: string[] = [];
    for (let made = 0; made < 101; made++) ids.push((await makeProduct(shop.database)).publicId);
    const [first = "", ...others] = ids;
    const last = others.pop() ?? "";
    for (const id of [first, ...others]) {
      expect((await add(visitor, { purchasable_public_id: id })).status).toBe(200);
    }
    const answer = await add(visitor, { purchasable_public_id: last });
    expectRefusal(answer, 422, "validation_failed", ["purchasable_public_id"]);
    expect(answer.text).toContain("100");
    expect((await add(visitor, { purchasable_public_id: first })).status).toBe(200);
  });

  test("a condition, and a part for another vehicle, must be confirmed", async () => {
    const golf = await makeVariant(shop.database);
    const ibiza = await makeVariant(shop.database);
    const { id: partTypeId } = await makePartType(shop.database);
    const fitSet = await makeFitSet(shop.database, {
      partTypeId,
      lines: [{ variantId: golf.id, alternatives: [[{ kind: "position", position: "front" }]] }],
    });
    const product = await makeProduct(shop.database, { partTypeId, fitSetId: fitSet.id });
    const kit = await makeKit(shop.database, { components: [{ productId: product.id }] });
    for (const { publicId } of [product, kit]) {
      const visitor = await shopper(shop);
      for (const vehicle of [golf, ibiza]) {
        const input = { purchasable_public_id: publicId, vehicle_id: vehicle.publicId };
        expectRefusal(await add(visitor, input), 409, "fit_unconfirmed");
        expectRefusal(await add(visitor, { ...input, fit_confirmed: false }), 409, "fit_unconfirmed");
        expect((await add(visitor, { ...input, fit_confirmed: true })).status).toBe(200);
      }
      const lines = (await cartNow(visitor)).lines;
      expect(lines.map((line) => [line.fit.answer, line.fit_confirmed, line.vehicle?.id])).toEqual([
        ["fits_if", true, golf.publicId],
        ["does_not_fit", true, ibiza.publicId],
      ]);
    }
  });

  test("a fit that was confirmed earlier counts while it is the same, in any language", async () => {
    const golf = await makeVariant(shop.database);
    const { id: partTypeId } = await makePartType(shop.database);
    const text = { es: "con ABS", ca: "amb ABS", en: "with ABS" };
    const fitSet = await makeFitSet(shop.database, {
      partTypeId,
      lines: [{ variantId: golf.id, alternatives: [[{ kind: "note", text }]] }],
    });
    const { publicId } = await makeProduct(shop.database, { partTypeId, fitSetId: fitSet.id });
    const input = { purchasable_public_id: publicId, vehicle_id: golf.publicId, fit_confirmed: true };
    const earlier = (note: string): Fit => ({
      answer: "fits_if",
      alternatives: [[{ text: note, kind: "note" }]],
    });
    const changed = { ...input, confirmed_fit: earlier("sin ABS") };
    expectRefusal(await add(await shopper(shop), changed), 409, "fit_unconfirmed");
    const ruledOut: Fit = { answer: "does_not_fit", alternatives: [] };
    const then = { ...input, confirmed_fit: ruledOut };
    expectRefusal(await add(await shopper(shop), then), 409, "fit_unconfirmed");
    for (const note of Object.values(text)) {
      const answer = await add(await shopper(shop), { ...input, confirmed_fit: earlier(note) });
      expect(lineAt(cartOf(answer)).fit_confirmed).toBe(true);
    }
  });

  test("a line's fit is confirmed afterwards, and never taken back", async () => {
    const visitor = await shopper(shop);
    const product = await makeProduct(shop.database);
    const cart = cartOf(await add(visitor, { purchasable_public_id: product.publicId }));
    const path = `/spa/cart/lines/${lineAt(cart).id}`;
    const put = (body: object) => visitor.put(path, body);
    expectRefusal(await put({ quantity: 1, fit_confirmed: false }), 422, "validation_failed", [
      "fit_confirmed",
    ]);
    expect(lineAt(cartOf(await put({ quantity: 1 }))).fit_confirmed).toBe(false);
    expect(lineAt(cartOf(await put({ quantity: 1, fit_confirmed: true }))).fit_confirmed).toBe(true);
    expect(lineAt(cartOf(await put({ quantity: 2 }))).fit_confirmed).toBe(true);
  });

  test("another visitor's line is not found, and stays as it is", async () => {
    const product = await makeProduct(shop.database);
    const [mine, other] = [await shopper(shop), await shopper(shop)];
    const cart = cartOf(await add(mine, { purchasable_public_id: product.publicId, quantity: 3 }));
    const path = `/spa/cart/lines/${lineAt(cart).id}`;
    expectRefusal(await other.put(path, { quantity: 1 }), 404, "not_found");
    expectRefusal(await other.remove(path), 404, "not_found");
    expect(await cartNow(mine)).toEqual(cart);
    expect((await cartNow(other)).lines).toEqual([]);
  });

  test("a forged visitor cookie leads to no cart", async () => {
    const visitor = await shopper(shop);
    for (const value of ["", "x", "a".repeat(43), "a".repeat(10_000), "../../etc", "' or 1=1 --"]) {
      visitor.cookies.set("recambia_visitor", value);
      expect((await visitor.get("/spa/cart")).status).toBe(204);
    }
  });
});

describe("the cart", () => {
  test("is made once, however often it is asked for", async () => {
    const visitor = shop.visitor();
    const made = cartOf(await visitor.post("/spa/cart"));
    expect(made).toEqual({
      id: made.id,
      version: 0,
      lines: [],
      totals: {
        item_count: 0,
        goods_cents: 0,
        vat_cents: 0,
        vat_rate: 210,
        core_deposit_cents: 0,
        total_cents: 0,
        currency: "EUR",
      },
    });
    expect(cartOf(await visitor.post("/spa/cart", {}))).toEqual(made);
    expect(await cartNow(visitor)).toEqual(made);
  });

  test("is kept by nobody on the way", async () => {
    const visitor = await shopper(shop);
    expect((await visitor.get("/spa/cart")).headers["cache-control"]).toBe("no-store");
    expect((await shop.visitor().get("/spa/cart")).headers["cache-control"]).toBe("no-store");
  });

  test("a product's line says all that a cart shows of it, in the caller's language", async () => {
    const golf = await makeVariant(shop.database, { maker: "Volkswagen", model: "Golf VI", builtTo: null });
    const { id: partTypeId } = await makePartType(shop.database, { name: "Disco de freno" });
    const fitSet = await makeFitSet(shop.database, { partTypeId, lines: [{ variantId: golf.id }] });
    const product = await makeProduct(shop.database, {
      ...{ partTypeId, fitSetId: fitSet.id, slug: "disco-1", partNumber: "RD-280" },
      ...{ priceCents: 3490, coreDepositCents: 1500, available: 4 },
    });
    await setProduct(product.id, "needed_per_job", 2);
    const visitor = await shopper(shop, "es_CA");
    const input = { purchasable_public_id: product.publicId, vehicle_id: golf.publicId, quantity: 2 };
    const cart = cartOf(await add(visitor, input));
    const line = lineAt(cart);
    expect(line).toEqual({
      id: line.id,
      product: {
        id: product.publicId,
        kind: "product",
        slug: "disco-1",
        name: "Disco de freno (ca)",
        brand: line.product.brand,
        part_number: "RD-280",
        picture: "brake-disc",
        parts: [],
        notices: [],
        data_sheets: [],
        guarantees: [],
        hazards: [],
        spanish: { name: "Disco de freno", parts: [] },
        net_content: null,
      },
      quantity: 2,
      unit_cents: 3490,
      unit_price: null,
      line_cents: 6980,
      core_deposit_cents: 3000,
      stock: { state: "few_left", left: 4 },
      available: 4,
      needed_per_job: 2,
      vehicle: {
        id: golf.publicId,
        maker_name: "Volkswagen",
        model_name: "Golf VI",
        vehicle_name: "1.6 TDI",
        motor_name: "77 kW (105 CV), 1598 cm³, diésel",
        performance_period: { yyyymm_from: 200801, yyyymm_to: null },
      },
      fit: { answer: "fits", alternatives: [] },
      fit_confirmed: false,
    });
    expect(line.product.brand?.name).toBeTruthy();
    expect(cart.totals).toEqual({
      item_count: 2,
      goods_cents: 6980,
      vat_cents: 1211,
      vat_rate: 210,
      core_deposit_cents: 3000,
      total_cents: 9980,
      currency: "EUR",
    });
  });

  test("a kit's line names its parts; the scarcest decides, deposits are summed", async () => {
    const golf = await makeVariant(shop.database);
    const { id: partTypeId } = await makePartType(shop.database, { name: "Pastillas" });
    const { id: fluidTypeId } = await makePartType(shop.database, { name: "Líquido", isUniversal: true });
    const fitSet = await makeFitSet(shop.database, { partTypeId, lines: [{ variantId: golf.id }] });
    const pads = await makeProduct(shop.database, {
      ...{ partTypeId, fitSetId: fitSet.id, available: 7, coreDepositCents: 200 },
    });
    const fluid = await makeProduct(shop.database, {
      partTypeId: fluidTypeId,
      isUniversal: true,
      available: 99,
    });
    const kit = await makeKit(shop.database, {
      components: [{ productId: pads.id, quantity: 2 }, { productId: fluid.id }],
      priceCents: 8900,
    });
    const input = { purchasable_public_id: kit.publicId, vehicle_id: golf.publicId };
    const line = lineAt(cartOf(await add(await shopper(shop, "en"), input)));
    expect(line).toMatchObject({
      product: {
        id: kit.publicId,
        kind: "kit",
        slug: kit.slug,
        brand: null,
        part_number: null,
        picture: "brake-kit",
        parts: ["Pastillas (en)", "Líquido (en)"],
      },
      unit_cents: 8900,
      core_deposit_cents: 400,
      stock: { state: "few_left", left: 3 },
      available: 3,
      fit: { answer: "fits", alternatives: [] },
    });
  });

  test("the same purchasable for the same vehicle is one line; for another vehicle, or none, another", async () => {
    const [golf, ibiza] = [await makeVariant(shop.database), await makeVariant(shop.database)];
    const product = await makeProduct(shop.database, { isUniversal: true });
    const input = { purchasable_public_id: product.publicId };
    const visitor = await shopper(shop);
    for (const vehicle_id of [golf.publicId, undefined, ibiza.publicId, null, golf.publicId]) {
      cartOf(await add(visitor, vehicle_id === undefined ? input : { ...input, vehicle_id }));
    }
    const { lines } = await cartNow(visitor);
    expect(lines.map((line) => [line.vehicle?.id, line.quantity])).toEqual([
      [golf.publicId, 2],
      [undefined, 2],
      [ibiza.publicId, 1],
    ]);
  });

  test("lines keep the order of adding, through changes, and a removed one comes back last", async () => {
    const products = [
      await makeProduct(shop.database),
      await makeProduct(shop.database),
      await makeProduct(shop.database),
    ];
    const visitor = await shopper(shop);
    for (const { publicId } of products) await add(visitor, { purchasable_public_id: publicId });
    const before = await cartNow(visitor);
    const [first, second, third] = before.lines.map((line) => line.id);
    const changed = cartOf(await visitor.put(`/spa/cart/lines/${first}`, { quantity: 5 }));
    expect(changed.lines.map((line) => line.id)).toEqual([first, second, third]);
    const removed = cartOf(await visitor.remove(`/spa/cart/lines/${first}`));
    expect(removed.lines.map((line) => line.id)).toEqual([second, third]);
    const again = cartOf(await add(visitor, { purchasable_public_id: products[0]?.publicId ?? "" }));
    expect(again.lines.map((line) => line.product.id)).toEqual(
      [products[1], products[2], products[0]].map((product) => product?.publicId),
    );
  });

  test("what a change answers is what is read afterwards, under a higher version each time", async () => {
    const product = await makeProduct(shop.database);
    const visitor = await shopper(shop);
    const added = cartOf(await add(visitor, { purchasable_public_id: product.publicId }));
    expect(await cartNow(visitor)).toEqual(added);
    const path = `/spa/cart/lines/${lineAt(added).id}`;
    const changed = cartOf(await visitor.put(path, { quantity: 4 }));
    expect(await cartNow(visitor)).toEqual(changed);
    const removed = cartOf(await visitor.remove(path));
    expect(await cartNow(visitor)).toEqual(removed);
    expect([added.version, changed.version, removed.version]).toEqual([1, 2, 3]);
    expectRefusal(await visitor.remove(path), 404, "not_found");
    expect((await cartNow(visitor)).version).toBe(3);
  });

  test("prices are those of now; an offer counts until the moment it ends", async () => {
    const product = await makeProduct(shop.database, {
      priceCents: 2000,
      offerPreviousCents: 2500,
      offerEndsAt: new Date(start.getTime() + 60_000),
    });
    const visitor = await shopper(shop);
    const unit = async () => lineAt(await cartNow(visitor)).unit_cents;
    cartOf(await add(visitor, { purchasable_public_id: product.publicId }));
    expect(await unit()).toBe(2000);
    shop.clock.set(new Date(start.getTime() + 59_999));
    expect(await unit()).toBe(2000);
    shop.clock.set(new Date(start.getTime() + 60_000));
    expect(await unit()).toBe(2500);
    shop.clock.set(start);
    await setProduct(product.id, "price_cents", 1900);
    expect(await unit()).toBe(1900);
  });

  test("stock that has fallen is told and changes nothing; fewer is always granted", async () => {
    const product = await makeProduct(shop.database, { available: 9 });
    const visitor = await shopper(shop);
    const added = cartOf(await add(visitor, { purchasable_public_id: product.publicId, quantity: 8 }));
    const path = `/spa/cart/lines/${lineAt(added).id}`;
    await setProduct(product.id, "available", 2);
    expect(lineAt(await cartNow(visitor))).toMatchObject({
      quantity: 8,
      available: 2,
      stock: { state: "few_left", left: 2 },
    });
    expectRefusal(await visitor.put(path, { quantity: 9 }), 409, "out_of_stock");
    expect(lineAt(cartOf(await visitor.put(path, { quantity: 8 }))).quantity).toBe(8);
    expect(lineAt(cartOf(await visitor.put(path, { quantity: 5 }))).quantity).toBe(5);
    expect(lineAt(cartOf(await visitor.put(path, { quantity: 2 })))).toMatchObject({
      quantity: 2,
      available: 2,
    });
  });

  test("what is no longer sold stays in the cart and can't be ordered", async () => {
    const product = await makeProduct(shop.database, { available: 9 });
    const visitor = await shopper(shop);
    await add(visitor, { purchasable_public_id: product.publicId });
    await setProduct(product.id, "is_active", false);
    expect(lineAt(await cartNow(visitor))).toMatchObject({
      quantity: 1,
      available: 0,
      stock: { state: "out_of_stock", left: null },
    });
  });

  test("a build window that the vehicle's years settle needs no confirmation", async () => {
    const golf = await makeVariant(shop.database, { builtFrom: 201005, builtTo: 201205 });
    const { id: partTypeId } = await makePartType(shop.database);
    const fitSet = await makeFitSet(shop.database, {
      partTypeId,
      lines: [{ variantId: golf.id, alternatives: [[{ kind: "built", from: 200901, to: null }]] }],
    });
    const product = await makeProduct(shop.database, { partTypeId, fitSetId: fitSet.id });
    const input = { purchasable_public_id: product.publicId, vehicle_id: golf.publicId };
    expect(lineAt(cartOf(await add(await shopper(shop), input))).fit.answer).toBe("fits");
  });

  test("the six answers stand on the lines, conditions in the caller's language", async () => {
    const golf = await makeVariant(shop.database);
    const { id: partTypeId } = await makePartType(shop.database);
    const note = { es: "Con sensor", ca: "Amb sensor", en: "With sensor" };
    const ifSet = await makeFitSet(shop.database, {
      partTypeId,
      lines: [{ variantId: golf.id, alternatives: [[{ kind: "note", text: note }]] }],
    });
    const otherSet = await makeFitSet(shop.database, { partTypeId, lines: [] });
    const set = await makeFitSet(shop.database, { partTypeId, lines: [{ variantId: golf.id }] });
    const cases: [string, Parameters<typeof makeProduct>[1], boolean][] = [
      ["fits", { fitSetId: set.id }, true],
      ["fits_if", { fitSetId: ifSet.id }, true],
      ["universal", { isUniversal: true }, true],
      ["does_not_fit", { fitSetId: otherSet.id }, true],
      ["unknown", {}, true],
      ["no_vehicle", { fitSetId: set.id }, false],
    ];
    const visitor = await shopper(shop, "es_CA");
    for (const [answer, given, hasVehicle] of cases) {
      const product = await makeProduct(shop.database, { partTypeId, ...given });
      const input = { purchasable_public_id: product.publicId, fit_confirmed: true };
      const cart = cartOf(await add(visitor, hasVehicle ? { ...input, vehicle_id: golf.publicId } : input));
      const line = lineAt(cart, cart.lines.length - 1);
      expect(line.fit).toEqual({
        answer,
        alternatives: answer === "fits_if" ? [[{ kind: "note", text: "Amb sensor" }]] : [],
      });
    }
  });

  test("a part of which nothing is known can be bought for a vehicle without a question", async () => {
    const golf = await makeVariant(shop.database);
    const product = await makeProduct(shop.database);
    const input = { purchasable_public_id: product.publicId, vehicle_id: golf.publicId };
    expect(lineAt(cartOf(await add(await shopper(shop), input))).fit.answer).toBe("unknown");
  });
});

describe("stale carts", () => {
  test("a cart is dropped 180 days after its last change, and no sooner", async () => {
    const product = await makeProduct(shop.database);
    const visitor = await shopper(shop);
    const day = 24 * 60 * 60 * 1000;
    shop.clock.set(new Date(start.getTime() + 100 * day));
    const cart = cartOf(await add(visitor, { purchasable_public_id: product.publicId }));
    await dropStaleCarts(shop.database, new Date(start.getTime() + 280 * day));
    expect((await cartNow(visitor)).id).toBe(cart.id);
    expect(await dropStaleCarts(shop.database, new Date(start.getTime() + 280 * day + 1))).toBe(1);
    expect((await visitor.get("/spa/cart")).status).toBe(204);
    shop.clock.set(start);
  });
});

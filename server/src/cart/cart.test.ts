import type { AddLineBody } from "@recambia/contract/cart";
import { Cart } from "@recambia/contract/cart";
import { Value } from "typebox/value";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeFitSet, makeKit, makePartType, makeProduct, makeVariant } from "../../test/factories.ts";
import { type Answer, openTestShop, readField, type TestShop, type Visitor } from "../../test/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** A visitor who has a cart. */
async function shopper(locale?: string): Promise<Visitor> {
  const visitor = shop.visitor(locale);
  expect((await visitor.post("/spa/cart")).status).toBe(200);
  return visitor;
}

const add = (visitor: Visitor, body: AddLineBody) => visitor.post("/spa/cart/lines", body);

function cartOf(answer: Answer): Cart {
  const payload = readField(answer.body, "data");
  if (answer.status !== 200 || !Value.Check(Cart, payload)) {
    throw new Error(`Not a cart: ${answer.status} ${answer.text}`);
  }
  return payload;
}

function firstLine(cart: Cart): Cart["lines"][number] {
  const [line] = cart.lines;
  if (!line) throw new Error("The cart is empty");
  return line;
}

function expectRefusal(answer: Answer, status: number, code: string, fields?: string[]) {
  expect([answer.status, readField(answer.body, "code")]).toEqual([status, code]);
  if (fields) expect(Object.keys(readField(answer.body, "errors") ?? {})).toEqual(fields);
}

describe("refusals", () => {
  test("a visitor without a cart is told that there is none, and can't add, change or remove", async () => {
    const product = await makeProduct(shop.database);
    const visitor = shop.visitor();
    expectRefusal(await visitor.get("/spa/cart"), 404, "not_found");
    expectRefusal(await add(visitor, { purchasable_public_id: product.publicId }), 404, "not_found", []);
    expectRefusal(await visitor.put("/spa/cart/lines/abcdefgh23456789", { quantity: 2 }), 404, "not_found");
    expectRefusal(await visitor.remove("/spa/cart/lines/abcdefgh23456789"), 404, "not_found");
  });

  test("what is unknown or no longer sold is not found", async () => {
    const gone = await makeProduct(shop.database, { isActive: false });
    const visitor = await shopper();
    for (const id of ["abcdefgh23456789", gone.publicId]) {
      expectRefusal(await add(visitor, { purchasable_public_id: id }), 404, "not_found", [
        "purchasable_public_id",
      ]);
    }
  });

  test("what the law keeps from consumers is not for sale, nor is a kit that holds it", async () => {
    const gas = await makeProduct(shop.database, { restricted: "f_gas" });
    const kit = await makeKit(shop.database, { components: [{ productId: gas.id }] });
    const visitor = await shopper();
    for (const id of [gas.publicId, kit.publicId]) {
      const answer = await add(visitor, { purchasable_public_id: id });
      expectRefusal(answer, 422, "validation_failed", ["purchasable_public_id"]);
      expect(answer.text).toContain("empresas habilitadas");
    }
  });

  test("an unknown vehicle is refused", async () => {
    const product = await makeProduct(shop.database);
    const answer = await add(await shopper(), {
      purchasable_public_id: product.publicId,
      vehicle_id: "abcdefgh23456789",
    });
    expectRefusal(answer, 422, "validation_failed", ["vehicle_id"]);
  });

  test("more than there is, is refused with how many there are", async () => {
    const product = await makeProduct(shop.database, { available: 3 });
    const visitor = await shopper("en");
    const answer = await add(visitor, { purchasable_public_id: product.publicId, quantity: 4 });
    expectRefusal(answer, 409, "out_of_stock");
    expect(readField(answer.body, "message")).toBe("Not enough left: 3 available.");
    await add(visitor, { purchasable_public_id: product.publicId, quantity: 2 });
    const more = await add(visitor, { purchasable_public_id: product.publicId, quantity: 2 });
    expect(readField(more.body, "message")).toBe("Not enough left: 3 available.");
    const line = firstLine(cartOf(await visitor.get("/spa/cart")));
    expectRefusal(await visitor.put(`/spa/cart/lines/${line.id}`, { quantity: 4 }), 409, "out_of_stock");
    expect(cartOf(await visitor.get("/spa/cart")).totals.item_count).toBe(2);
  });

  test("more than 99 of one thing is refused", async () => {
    const product = await makeProduct(shop.database, { available: 500 });
    const visitor = await shopper();
    await add(visitor, { purchasable_public_id: product.publicId, quantity: 98 });
    expectRefusal(
      await add(visitor, { purchasable_public_id: product.publicId, quantity: 2 }),
      422,
      "validation_failed",
      ["quantity"],
    );
  });

  test("a cart holds a hundred lines and no more, but still more of what it holds", async () => {
    const visitor = await shopper();
    const products = await Promise.all(Array.from({ length: 101 }, () => makeProduct(shop.database)));
    for (const product of products.slice(0, 100)) {
      expect((await add(visitor, { purchasable_public_id: product.publicId })).status).toBe(200);
    }
    const one = products[0]?.publicId ?? "";
    const tooMany = products[100]?.publicId ?? "";
    const answer = await add(visitor, { purchasable_public_id: tooMany });
    expectRefusal(answer, 422, "validation_failed", ["purchasable_public_id"]);
    expect(answer.text).toContain("100");
    expect((await add(visitor, { purchasable_public_id: one })).status).toBe(200);
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
    const visitor = await shopper();
    for (const vehicle of [golf, ibiza]) {
      const wish = { purchasable_public_id: product.publicId, vehicle_id: vehicle.publicId };
      expectRefusal(await add(visitor, wish), 409, "fit_unconfirmed");
      expectRefusal(await add(visitor, { ...wish, fit_confirmed: false }), 409, "fit_unconfirmed");
      expect((await add(visitor, { ...wish, fit_confirmed: true })).status).toBe(200);
    }
    const answers = cartOf(await visitor.get("/spa/cart")).lines.map((line) => [
      line.fit.answer,
      line.fit_confirmed,
      line.vehicle?.id,
    ]);
    expect(answers).toEqual([
      ["fits_if", true, golf.publicId],
      ["does_not_fit", true, ibiza.publicId],
    ]);
  });
});

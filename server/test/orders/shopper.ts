import { type AddLineBody, Cart } from "@recambia/contract/cart/schemas";
import { Compile } from "typebox/compile";
import { expect } from "vitest";
import { type Answer, readField, type TestShop, type Visitor } from "../shop/test-shop.ts";

const carts = Compile(Cart);

/** A visitor who has a cart. */
export async function shopper(shop: TestShop, locale?: string): Promise<Visitor> {
  const visitor = shop.visitor(locale);
  expect((await visitor.post("/spa/cart")).status).toBe(200);
  return visitor;
}

export const add = (visitor: Visitor, body: AddLineBody) => visitor.post("/spa/cart/lines", body);

/** The cart in an answer; throws when the answer is something else. */
export function cartOf(answer: Answer): Cart {
  const payload = readField(answer.body, "data");
  if (answer.status !== 200 || !carts.Check(payload)) {
    throw new Error(`Not a cart: ${answer.status} ${answer.text}`);
  }
  return payload;
}

/** The cart as the visitor sees it now. */
export async function cartNow(visitor: Visitor): Promise<Cart> {
  return cartOf(await visitor.get("/spa/cart"));
}

/** A line of a cart, by its place. */
export function lineAt(cart: Cart, index = 0): Cart["lines"][number] {
  const line = cart.lines[index];
  if (!line) throw new Error(`The cart has no line ${index}`);
  return line;
}

/** Expects a refusal by status and code and, when given, the fields that it names. */
export function expectRefusal(answer: Answer, status: number, code: string, fields?: string[]) {
  expect([answer.status, readField(answer.body, "code")]).toEqual([status, code]);
  if (fields) expect(Object.keys(Object(readField(answer.body, "errors")))).toEqual(fields);
}

import { type Data, endpoint } from "../endpoint.ts";
import type { AddLineBody, Cart, ChangeLineBody } from "./schemas.ts";

// Endpoints of the visitor's or the signed-in person's cart.

/** Answered 204 without a body when the caller has no cart: browsers would log a refusal as an error. */
export const getCart = endpoint("GET", "/spa/cart").of<{ reply: Data<Cart> | null }>();
export const claimCart = endpoint("POST", "/spa/cart").of<{ reply: Data<Cart> }>();
export const addLine = endpoint("POST", "/spa/cart/lines").of<{ body: AddLineBody; reply: Data<Cart> }>();
export const changeLine = endpoint("PUT", "/spa/cart/lines/:lineId").of<{
  body: ChangeLineBody;
  reply: Data<Cart>;
}>();
export const removeLine = endpoint("DELETE", "/spa/cart/lines/:lineId").of<{ reply: Data<Cart> }>();

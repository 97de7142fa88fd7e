import { type Data, endpoint } from "../endpoint.ts";
import type { Order } from "../orders/schemas.ts";
import type { PlaceOrderBody, Quote, QuoteBody } from "./schemas.ts";

// Endpoints of quotes and placing orders.

export const quoteOrder = endpoint("POST", "/spa/checkout/quote").of<{
  body: QuoteBody;
  reply: Data<Quote>;
}>();
export const placeOrder = endpoint("POST", "/spa/orders").of<{ body: PlaceOrderBody; reply: Data<Order> }>();

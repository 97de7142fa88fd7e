import { PlaceOrderBody, Quote, QuoteBody } from "@recambia/contract/checkout";
import { Envelope, ErrorBody } from "@recambia/contract/http";
import { Order } from "@recambia/contract/orders";
import { Type } from "typebox";
import { identificationSeal } from "../addresses/index.ts";
import { readCatalogue } from "../catalogue/index.ts";
import type { App, Context } from "../platform/http/app.ts";
import { signedInOf } from "../platform/http/guard-customers.ts";
import { isRefusal, refuse } from "../platform/http/refusal.ts";
import { checkBilling } from "./check-billing.ts";
import { placeOrder } from "./place-order.ts";
import { quoteCart } from "./quote-cart.ts";

const config = { access: "customer" } as const;
const tags = ["checkout"];
const headers = Type.Object({
  "idempotency-key": Type.String({
    pattern: "^[A-Za-z0-9_-]{8,64}$",
    description: "Drawn by the client for this order; asking again with it leads to the same order",
  }),
});

/** From the cart to an order (product decisions §8): the shop quotes, the customer orders by the quote. */
export function checkoutRoutes(app: App, context: Context) {
  const { database, shop } = context;
  const ground = { database, shop, seal: identificationSeal(context.secret) };

  app.post(
    "/spa/checkout/quote",
    {
      config,
      schema: {
        summary: "What my cart costs, delivered and paid as I wish, and what stands against ordering it",
        tags,
        body: QuoteBody,
        response: { 200: Envelope(Quote), 404: ErrorBody, 409: ErrorBody, 422: ErrorBody },
      },
    },
    async (request, reply) => {
      const { address_id, shipping_method, payment_method, billing } = request.body;
      const checked = billing ? checkBilling(billing) : null;
      if (isRefusal(checked)) return refuse(request, reply, checked);
      const wish = {
        addressId: address_id ?? null,
        shippingMethod: shipping_method ?? null,
        paymentMethod: payment_method ?? null,
        billing: checked,
      };
      const quote = await readCatalogue(context, request.locale, (reading) =>
        quoteCart(ground, reading, signedInOf(request), wish),
      );
      return isRefusal(quote) ? refuse(request, reply, quote) : reply.code(200).send({ data: quote });
    },
  );

  app.post(
    "/spa/orders",
    {
      config,
      schema: {
        summary: "Orders what a quote offers, with obligation to pay",
        tags,
        headers,
        body: PlaceOrderBody,
        response: { 201: Envelope(Order), 409: ErrorBody, 422: ErrorBody },
      },
    },
    async (request, reply) => {
      const asked = { ...request.body, key: request.headers["idempotency-key"] };
      const order = await readCatalogue(context, request.locale, (reading) =>
        placeOrder(ground, reading, signedInOf(request), asked),
      );
      return isRefusal(order) ? refuse(request, reply, order) : reply.code(201).send({ data: order });
    },
  );
}

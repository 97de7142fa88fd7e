import * as endpoints from "@recambia/contract/checkout/endpoints";
import { PlaceOrderBody, Quote, QuoteBody } from "@recambia/contract/checkout/schemas";
import { Envelope, ErrorBody } from "@recambia/contract/http";
import { Order } from "@recambia/contract/orders/schemas";
import type { FastifyRequest } from "fastify";
import { Type } from "typebox";
import { type IdentificationSeal, identificationSeal } from "../addresses/index.ts";
import { readCatalogue } from "../catalogue/index.ts";
import { checkBilling, grantOrder } from "../orders/index.ts";
import type { Database } from "../platform/database/database.ts";
import { callersNetwork } from "../platform/http/access/limit-attempts.ts";
import { visitorHash } from "../platform/http/access/visitor.ts";
import { bindEndpoint } from "../platform/http/bind-endpoint.ts";
import type { App, Context } from "../platform/http/context.ts";
import { isRefusal, type Refusal, refuse, refuseField } from "../platform/http/refusals/refusal.ts";
import { hmacOf } from "../platform/secrets/derive-key.ts";
import { sessionReader } from "../session/index.ts";
import type { Buyer } from "./buyer.ts";
import { checkoutMessages } from "./messages.ts";
import { checkGuest, type GuestInput } from "./placing/check-guest.ts";
import { placeOrder } from "./placing/place-order.ts";
import type { CheckoutDeps } from "./quotes/draft-order.ts";
import { quoteCart } from "./quotes/quote-cart.ts";

const config = { access: "visitor" } as const;
const tags = ["checkout"];
const headers = Type.Object({
  "idempotency-key": Type.String({
    pattern: "^[A-Za-z0-9_-]{8,64}$",
    description: "Drawn by the client for this order; asking again with it leads to the same order",
  }),
});

/** Reads the buyer: the signed-in person, else the visitor; null without a visitor cookie. */
type ReadBuyer = (request: FastifyRequest) => Promise<Buyer | null>;
type RouteDeps = CheckoutDeps & { database: Database; readBuyer: ReadBuyer };

/** From the cart to an order (product decisions §8): the shop quotes, and an order is placed by the quote. */
export function checkoutRoutes(app: App, context: Context) {
  const { database, shop } = context;
  const deps = { database, shop, seal: identificationSeal(context), readBuyer: buyerReader(context) };
  addQuote(app, context, deps);
  addOrder(app, context, deps);
}

function buyerReader(context: Context): ReadBuyer {
  const readSession = sessionReader(context);
  return async (request) => {
    const signedIn = await readSession(request);
    if (signedIn) return { customerId: signedIn.customerId, personId: signedIn.personId };
    const hash = visitorHash(request);
    return (
      hash && {
        visitorHash: hash,
        networkHash: hmacOf(context.secret, "guest order: network", callersNetwork(request)),
      }
    );
  };
}

function addQuote(app: App, context: Context, deps: RouteDeps) {
  app.route({
    ...bindEndpoint(endpoints.quoteOrder, {
      summary: "What my cart costs, delivered and paid as I wish, and what stands against ordering it",
      tags,
      body: QuoteBody,
      response: { 200: Envelope(Quote), 401: ErrorBody, 404: ErrorBody, 409: ErrorBody, 422: ErrorBody },
    }),
    config,
    handler: async (request, reply) => {
      reply.header("cache-control", "no-store");
      const buyer = await deps.readBuyer(request);
      if (!buyer) return refuse(request, reply, { refused: "cart_empty" });
      const { body } = request;
      const guest = guestOf(buyer, body, { now: context.clock.now(), seal: deps.seal });
      if (isRefusal(guest)) return refuse(request, reply, guest);
      const checked = body.billing ? checkBilling(body.billing, "billing.") : null;
      if (isRefusal(checked)) return refuse(request, reply, checked);
      const wish = {
        addressId: body.address_id ?? null,
        shippingMethod: body.shipping_method ?? null,
        paymentMethod: body.payment_method ?? null,
        billing: checked,
        guest,
      };
      const quote = await readCatalogue(context, request.locale, (catalogue) =>
        quoteCart(deps, catalogue, buyer, wish),
      );
      return isRefusal(quote) ? refuse(request, reply, quote) : reply.code(200).send({ data: quote });
    },
  });
}

/** Saved addresses require a signed-in person, and a guest's details a visitor. */
function guestOf(
  buyer: Buyer,
  { address_id, guest }: QuoteBody,
  deps: { now: Date; seal: IdentificationSeal },
): GuestInput | null | Refusal {
  if ("personId" in buyer) return guest ? refuseField("guest", checkoutMessages.guest_signed_in) : null;
  if (address_id) return { refused: "unauthenticated" };
  return guest ? checkGuest(guest, { ...deps, ownerId: buyer.visitorHash.toString("base64url") }) : null;
}

function addOrder(app: App, context: Context, deps: RouteDeps) {
  app.route({
    ...bindEndpoint(endpoints.placeOrder, {
      summary: "Orders what a quote offers, with obligation to pay",
      tags,
      headers,
      body: PlaceOrderBody,
      response: { 201: Envelope(Order), 409: ErrorBody, 422: ErrorBody, 429: ErrorBody },
    }),
    config,
    handler: async (request, reply) => {
      reply.header("cache-control", "no-store");
      const buyer = await deps.readBuyer(request);
      if (!buyer) return refuse(request, reply, { refused: "quote_outdated" });
      const asked = { ...request.body, key: request.headers["idempotency-key"] };
      const order = await readCatalogue(context, request.locale, (catalogue) =>
        placeOrder(deps, catalogue, buyer, asked),
      );
      if (isRefusal(order)) return refuse(request, reply, order);
      if (order.is_guest) grantOrder(context, request, reply, { orderId: order.id, isProved: false });
      return reply.code(201).send({ data: order });
    },
  });
}

import { AddLineBody, Cart, ChangeLineBody } from "@recambia/contract/cart";
import { Envelope, ErrorBody, PublicId } from "@recambia/contract/http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Type } from "typebox";
import type { App, Context } from "../platform/http/app.ts";
import { isRefusal, type Refusal, refuse } from "../platform/http/refusal.ts";
import { ensureVisitor, visitorHash } from "../platform/http/visitor.ts";
import { addLine } from "./add-line.ts";
import type { Caller } from "./cart-rows.ts";
import { changeLine } from "./change-line.ts";
import { createCart } from "./create-cart.ts";
import { readCart } from "./read-cart.ts";
import { removeLine } from "./remove-line.ts";

const config = { access: "visitor" } as const;
const tags = ["cart"];
const closed = { additionalProperties: false };
const LineParams = Type.Object({ lineId: PublicId }, closed);
/** Calls without a payload may still carry an empty object. */
const NoPayload = Type.Union([Type.Null(), Type.Object({}, closed)]);
const CartAnswer = Envelope(Cart);

/** The visitor's cart and its lines (specification §4, §7). */
export function cartRoutes(app: App, context: Context) {
  const { database, clock } = context;

  async function withCaller(
    request: FastifyRequest,
    reply: FastifyReply,
    operation: (caller: Caller) => Promise<Cart | Refusal | null>,
  ) {
    reply.header("cache-control", "no-store");
    const visitor = visitorHash(request);
    const cart =
      visitor && (await operation({ visitorHash: visitor, locale: request.locale, now: clock.now() }));
    if (!cart) return refuse(request, reply, { refused: "not_found" });
    if (isRefusal(cart)) return refuse(request, reply, cart);
    return reply.code(200).send({ data: cart });
  }

  app.get(
    "/spa/cart",
    {
      config,
      schema: { summary: "The visitor's cart", tags, response: { 200: CartAnswer, 404: ErrorBody } },
    },
    (request, reply) => withCaller(request, reply, (caller) => readCart(database, caller)),
  );

  app.post(
    "/spa/cart",
    {
      config,
      schema: {
        summary: "Makes the visitor's cart if there is none",
        tags,
        body: NoPayload,
        response: { 200: CartAnswer },
      },
    },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      const hash = ensureVisitor(context, request, reply);
      return {
        data: await createCart(database, { visitorHash: hash, locale: request.locale, now: clock.now() }),
      };
    },
  );

  app.post(
    "/spa/cart/lines",
    {
      config,
      schema: {
        summary: "Adds a product or a kit",
        tags,
        body: AddLineBody,
        response: { 200: CartAnswer, 404: ErrorBody, 409: ErrorBody, 422: ErrorBody },
      },
    },
    (request, reply) => withCaller(request, reply, (caller) => addLine(database, caller, request.body)),
  );

  app.put(
    "/spa/cart/lines/:lineId",
    {
      config,
      schema: {
        summary: "Sets a line's quantity",
        tags,
        params: LineParams,
        body: ChangeLineBody,
        response: { 200: CartAnswer, 404: ErrorBody, 409: ErrorBody, 422: ErrorBody },
      },
    },
    (request, reply) =>
      withCaller(request, reply, (caller) =>
        changeLine(database, caller, request.params.lineId, request.body.quantity),
      ),
  );

  app.delete(
    "/spa/cart/lines/:lineId",
    {
      config,
      schema: {
        summary: "Removes a line",
        tags,
        params: LineParams,
        body: NoPayload,
        response: { 200: CartAnswer, 404: ErrorBody },
      },
    },
    (request, reply) =>
      withCaller(request, reply, (caller) => removeLine(database, caller, request.params.lineId)),
  );
}

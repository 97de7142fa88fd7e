import * as endpoints from "@recambia/contract/cart/endpoints";
import { AddLineBody, Cart, ChangeLineBody, defaultQuantity } from "@recambia/contract/cart/schemas";
import { closed, Envelope, ErrorBody, NoPayload, PublicId } from "@recambia/contract/http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Type } from "typebox";
import { readCatalogue, requireVehicle } from "../catalogue/index.ts";
import { callersNetwork, countAttempt } from "../platform/http/access/limit-attempts.ts";
import { keepVisitor, visitorHash } from "../platform/http/access/visitor.ts";
import { bindEndpoint } from "../platform/http/bind-endpoint.ts";
import type { App, Context } from "../platform/http/context.ts";
import { isRefusal, type Refusal, refuse } from "../platform/http/refusals/refusal.ts";
import { sessionReader } from "../session/index.ts";
import type { CartDeps } from "./change-cart.ts";
import { claimCart } from "./create-cart.ts";
import { addLine } from "./lines/add-line.ts";
import { changeLine } from "./lines/change-line.ts";
import { removeLine } from "./lines/remove-line.ts";
import { readCart } from "./read-cart.ts";
import type { Caller, Owner, ResolvedCart } from "./storage/stored-cart.ts";
import { toCart } from "./to-cart.ts";

const config = { access: "visitor" } as const;
const tags = ["cart"];
const LineParams = Type.Object({ lineId: PublicId }, closed);
const CartAnswer = Envelope(Cart);
const notStored = ["cache-control", "no-store"] as const;

/**
 * Routes of the caller's cart and its lines (specification §4, §7): the cart of the signed-in, verified person, or the
 * visitor's.
 */
export function cartRoutes(app: App, context: Context, deps: CartDeps) {
  const { clock } = context;
  const beginnings = { name: "carts from", most: context.config.networkCartsPerHour, windowMinutes: 60 };
  const readSession = sessionReader(context);

  async function ownerOf(request: FastifyRequest): Promise<Owner | null> {
    const signedIn = await readSession(request);
    if (signedIn) return { personId: signedIn.personId };
    const hash = visitorHash(request);
    return hash && { visitorHash: hash };
  }

  /** Sends the cart that an operation returns, or its refusal; 404 without an owner or a cart. */
  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    operation: (caller: Caller) => Promise<ResolvedCart | Refusal | null>,
  ) {
    reply.header(...notStored);
    const owner = await ownerOf(request);
    const known = owner && (await operation({ owner, now: clock.now() }));
    if (!known) return refuse(request, reply, { refused: "not_found" });
    if (isRefusal(known)) return refuse(request, reply, known);
    // Converted separately from the change, which must not run again when definitions are reloaded.
    return sendCart(request, reply, known);
  }

  async function sendCart(request: FastifyRequest, reply: FastifyReply, resolved: ResolvedCart) {
    const cart = await readCatalogue(context, request.locale, (catalogue) => toCart(catalogue, resolved));
    return reply
      .header(...notStored)
      .code(200)
      .send({ data: cart });
  }

  app.route({
    ...bindEndpoint(endpoints.getCart, {
      summary: "The caller's cart",
      tags,
      response: { 200: CartAnswer, 204: Type.Null({ description: "The caller has no cart" }) },
    }),
    config,
    handler: async (request, reply) => {
      const owner = await ownerOf(request);
      const kept = owner && (await readCart(deps, owner));
      if (kept && "visitorHash" in owner) keepVisitor(context, request, reply);
      return kept
        ? sendCart(request, reply, kept)
        : reply
            .header(...notStored)
            .code(204)
            .send(null);
    },
  });

  app.route({
    ...bindEndpoint(endpoints.claimCart, {
      summary: "Makes the caller's cart if there is none",
      tags,
      body: NoPayload,
      response: { 200: CartAnswer, 429: ErrorBody },
    }),
    config,
    handler: (request, reply) => {
      keepVisitor(context, request, reply);
      return answer(request, reply, (caller) =>
        claimCart(deps, caller, () =>
          countAttempt(context.database, beginnings, callersNetwork(request), clock.now()),
        ),
      );
    },
  });

  app.route({
    ...bindEndpoint(endpoints.addLine, {
      summary: "Adds a product or a kit",
      tags,
      body: AddLineBody,
      response: { 200: CartAnswer, 404: ErrorBody, 409: ErrorBody, 422: ErrorBody },
    }),
    config,
    handler: async (request, reply) => {
      const { body, locale } = request;
      const vehicle = await readCatalogue(context, locale, (catalogue) =>
        requireVehicle(catalogue, body.vehicle_id),
      );
      if (isRefusal(vehicle)) return refuse(request, reply, vehicle);
      const input = {
        thingId: body.purchasable_public_id,
        quantity: body.quantity ?? defaultQuantity,
        vehicle,
        isFitConfirmed: body.fit_confirmed ?? false,
        earlierFit: body.confirmed_fit,
        additionId: body.addition_id,
      };
      return answer(request, reply, (caller) => addLine(deps, caller, input));
    },
  });

  app.route({
    ...bindEndpoint(endpoints.changeLine, {
      summary: "Sets a line's quantity, and that its fit has been confirmed",
      tags,
      params: LineParams,
      body: ChangeLineBody,
      response: { 200: CartAnswer, 404: ErrorBody, 409: ErrorBody, 422: ErrorBody },
    }),
    config,
    handler: (request, reply) =>
      answer(request, reply, (caller) =>
        changeLine(deps, caller, request.params.lineId, {
          quantity: request.body.quantity,
          isFitConfirmed: request.body.fit_confirmed ?? false,
        }),
      ),
  });

  app.route({
    ...bindEndpoint(endpoints.removeLine, {
      summary: "Removes a line",
      tags,
      params: LineParams,
      body: NoPayload,
      response: { 200: CartAnswer, 404: ErrorBody },
    }),
    config,
    handler: (request, reply) =>
      answer(request, reply, (caller) => removeLine(deps, caller, request.params.lineId)),
  });
}

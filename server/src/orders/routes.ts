import { closed, Envelope, ErrorBody, ListEnvelope, PublicId } from "@recambia/contract/http";
import * as endpoints from "@recambia/contract/orders/endpoints";
import {
  CancelBody,
  Order,
  OrderListMeta,
  OrderQuery,
  OrderSummary,
} from "@recambia/contract/orders/schemas";
import {
  FindWithdrawableBody,
  GuestWithdrawalBody,
  WithdrawableOrder,
  WithdrawalBody,
  WithdrawalReceipt,
} from "@recambia/contract/orders/withdrawals";
import { AttachedFileSize } from "@recambia/contract/uploads/schemas";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Type } from "typebox";
import { ordererOf, signedInOf } from "../platform/http/access/guard-customers.ts";
import { callersNetwork } from "../platform/http/access/limit-attempts.ts";
import { bindEndpoint } from "../platform/http/bind-endpoint.ts";
import type { App, Context } from "../platform/http/context.ts";
import { isRefusal, refuse } from "../platform/http/refusals/refusal.ts";
import { sendDownload } from "../uploads/index.ts";
import { cancelOrder } from "./cancellation/cancel-order.ts";
import { findOrder } from "./find-order.ts";
import { listOrders } from "./list-orders.ts";
import { readOwnOrder } from "./order-rows.ts";
import { readReturnFile } from "./withdrawal/return-files.ts";
import { findWithdrawable, withdrawAsGuest } from "./withdrawal/withdraw-as-guest.ts";
import { withdrawOrder } from "./withdrawal/withdraw-order.ts";

const config = { access: "customer" } as const;
const orderer = { access: "orderer" } as const;
const tags = ["orders"];
const OrderParams = Type.Object({ orderId: PublicId }, closed);

/** A customer's orders, and withdrawing from one without signing in (specification §2, `law.md` 2). */
export function orderRoutes(app: App, context: Context) {
  addReads(app, context);
  addChanges(app, context);
  addReturnFile(app, context);
  addGuestWithdrawal(app, context);
}

/** Answers with an order as it is now. */
async function answerOrder(context: Context, request: FastifyRequest, reply: FastifyReply, orderId: string) {
  const order = await findOrder(
    context,
    ordererOf(request).customerId,
    orderId,
    context.clock.now(),
    request.locale,
  );
  return order ? { data: order } : refuse(request, reply, { refused: "not_found" });
}

function addReads(app: App, context: Context) {
  app.route({
    ...bindEndpoint(endpoints.listOrders, {
      summary: "My orders, newest first",
      tags,
      querystring: OrderQuery,
      response: { 200: ListEnvelope(OrderSummary, OrderListMeta), 422: ErrorBody },
    }),
    config,
    handler: async (request, reply) => {
      const list = await listOrders(context.database, signedInOf(request).customerId, request.query);
      return isRefusal(list) ? refuse(request, reply, list) : list;
    },
  });

  app.route({
    ...bindEndpoint(endpoints.getOrder, {
      summary: "One order, whole: mine, or one that was placed here without an account",
      tags,
      params: OrderParams,
      response: { 200: Envelope(Order), 404: ErrorBody },
    }),
    config: orderer,
    handler: (request, reply) => answerOrder(context, request, reply, request.params.orderId),
  });
}

function addChanges(app: App, context: Context) {
  const response = { 404: ErrorBody, 409: ErrorBody };

  app.route({
    ...bindEndpoint(endpoints.cancelOrder, {
      summary: "Cancels an order, or pieces of it, that have not left yet",
      tags,
      params: OrderParams,
      body: Type.Union([Type.Null(), CancelBody]),
      response: { 200: Envelope(Order), ...response, 422: ErrorBody },
    }),
    config: orderer,
    handler: async (request, reply) => {
      const { orderId } = request.params;
      const refusal = await cancelOrder(context, ordererOf(request), orderId, request.body?.lines);
      return refusal ? refuse(request, reply, refusal) : answerOrder(context, request, reply, orderId);
    },
  });

  app.route({
    ...bindEndpoint(endpoints.withdrawFromOrder, {
      summary: "Withdraws from an order or some of it; a receipt is mailed",
      tags,
      params: OrderParams,
      body: WithdrawalBody,
      response: { 201: Envelope(WithdrawalReceipt), ...response, 422: ErrorBody },
    }),
    config: orderer,
    handler: async (request, reply) => {
      const { orderId } = request.params;
      const receipt = await withdrawOrder(context, ordererOf(request), orderId, request.body);
      return isRefusal(receipt) ? refuse(request, reply, receipt) : reply.code(201).send({ data: receipt });
    },
  });
}

function addReturnFile(app: App, context: Context) {
  app.route({
    ...bindEndpoint(endpoints.getReturnFile, {
      summary: "A file that was attached to a withdrawal: its picture in a size, or the file as a download",
      tags,
      params: Type.Object({ orderId: PublicId, fileId: PublicId, size: AttachedFileSize }, closed),
      produces: ["image/webp", "application/pdf", "image/jpeg", "image/png", "image/heic"],
      response: { 200: Type.Unsafe<Uint8Array>({}), 404: ErrorBody },
    }),
    config: orderer,
    handler: async (request, reply) => {
      const { orderId, fileId, size } = request.params;
      const order = await readOwnOrder(context.database, ordererOf(request).customerId, orderId);
      const file = order && (await readReturnFile(context, { number: order.number, fileId, size }));
      return file ? sendDownload(reply, file) : refuse(request, reply, { refused: "not_found" });
    },
  });
}

/** Withdrawing asks for nothing but a name, the contract and an address (Directive 2011/83/EU art. 11a). */
function addGuestWithdrawal(app: App, context: Context) {
  const anyone = { access: "anyone" } as const;
  const response = { 404: ErrorBody, 422: ErrorBody, 429: ErrorBody };

  app.route({
    ...bindEndpoint(endpoints.findWithdrawableOrder, {
      summary: "What can be withdrawn from, by an order's number and email",
      tags,
      body: FindWithdrawableBody,
      response: { 200: Envelope(WithdrawableOrder), ...response },
    }),
    config: anyone,
    handler: async (request, reply) => {
      reply.header("cache-control", "no-store");
      const order = await findWithdrawable(context, request.body, callersNetwork(request));
      return isRefusal(order) ? refuse(request, reply, order) : { data: order };
    },
  });

  app.route({
    ...bindEndpoint(endpoints.withdrawAsGuest, {
      summary: "Withdraws without signing in; a receipt is mailed",
      tags,
      body: GuestWithdrawalBody,
      response: { 201: Envelope(WithdrawalReceipt), ...response, 409: ErrorBody },
    }),
    config: anyone,
    handler: async (request, reply) => {
      reply.header("cache-control", "no-store");
      const receipt = await withdrawAsGuest(context, request.body, callersNetwork(request));
      return isRefusal(receipt) ? refuse(request, reply, receipt) : reply.code(201).send({ data: receipt });
    },
  });
}

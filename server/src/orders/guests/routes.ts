import { closed, Envelope, ErrorBody, NoPayload, PublicId } from "@recambia/contract/http";
import * as endpoints from "@recambia/contract/orders/endpoints";
import { OrderAccessBody, OrderAccountAnswer, OrderLinkBody } from "@recambia/contract/orders/guest-orders";
import { Order } from "@recambia/contract/orders/schemas";
import { Type } from "typebox";
import { ordererOf } from "../../platform/http/access/guard-customers.ts";
import { callersNetwork } from "../../platform/http/access/limit-attempts.ts";
import { bindEndpoint } from "../../platform/http/bind-endpoint.ts";
import type { App, Context } from "../../platform/http/context.ts";
import { isRefusal, refuse } from "../../platform/http/refusals/refusal.ts";
import {
  browserOf,
  countNetworkMail,
  countOrderLink,
  sendSessionCookie,
  sessionReader,
  withMinimumTime,
} from "../../session/index.ts";
import { grantOrder } from "./access-cookie.ts";
import { type AccountHooks, giveToAccount } from "./give-to-account.ts";
import { mailLink, mailLinkByNumber } from "./mail-link.ts";
import { openOrder } from "./open-order.ts";

const tags = ["orders"];
const params = Type.Object({ orderId: PublicId }, closed);

/** Orders that were placed without an account (docs/decisions/041). */
export function guestOrderRoutes(app: App, context: Context, hooks: AccountHooks) {
  addAccess(app, context);
  addLink(app, context);
  addAccount(app, context, hooks);
}

function addAccess(app: App, context: Context) {
  const readSession = sessionReader(context);
  app.route({
    ...bindEndpoint(endpoints.openGuestOrder, {
      summary: "Opens an order that was placed without an account, by the key in the link of its mails",
      tags,
      params,
      body: OrderAccessBody,
      response: { 200: Envelope(Order), 401: ErrorBody, 429: ErrorBody },
    }),
    config: { access: "visitor", securityEvent: "open_order" },
    handler: async (request, reply) => {
      reply.header("cache-control", "no-store");
      const { orderId } = request.params;
      const order = await openOrder(context, {
        orderId,
        key: request.body.key,
        network: callersNetwork(request),
        signedIn: await readSession(request),
        locale: request.locale,
      });
      if (isRefusal(order)) return refuse(request, reply, order);
      if (order.is_guest) grantOrder(context, request, reply, { orderId, isProved: true });
      return { data: order };
    },
  });
}

function addLink(app: App, context: Context) {
  app.route({
    ...bindEndpoint(endpoints.sendOrderLink, {
      summary: "Mails the link of an order without an account; answered alike whether there is one or not",
      tags,
      body: OrderLinkBody,
      response: { 204: Type.Null(), 422: ErrorBody, 429: ErrorBody },
    }),
    config: { access: "anyone" },
    handler: async (request, reply) => {
      if (!(await countNetworkMail(context, request, request.body.email))) {
        return refuse(request, reply, { refused: "too_many_requests" });
      }
      const mayMail = (orderId: string) => countOrderLink(context, orderId);
      await withMinimumTime(() => mailLinkByNumber(context, request.body, mayMail));
      return reply.code(204).send(null);
    },
  });
}

function addAccount(app: App, context: Context, hooks: AccountHooks) {
  app.route({
    ...bindEndpoint(endpoints.claimGuestOrder, {
      summary: "Makes a guest's order an account's, or mails the link that proves the email",
      tags,
      params,
      body: NoPayload,
      response: { 200: Envelope(OrderAccountAnswer), 404: ErrorBody, 409: ErrorBody, 429: ErrorBody },
    }),
    config: { access: "orderer", securityEvent: "claim_order" },
    handler: async (request, reply) => {
      const { customerId, signedIn, isGuest, isProved } = ordererOf(request);
      const asked = { customerId, orderId: request.params.orderId };
      if (isGuest && !isProved) {
        const refusal = await mailLink(context, asked, {
          mayAsk: (email) => countNetworkMail(context, request, email),
          mayMail: (orderId) => countOrderLink(context, orderId),
        });
        return refusal ? refuse(request, reply, refusal) : { data: { outcome: "mail_sent" as const } };
      }
      const browser = browserOf(request, context.secret);
      const given = await giveToAccount(context, {
        ...asked,
        signedIn,
        browser,
        network: callersNetwork(request),
        hooks,
      });
      if (isRefusal(given)) return refuse(request, reply, given);
      if (given.token) sendSessionCookie(context, reply, given.token);
      return { data: { outcome: given.outcome } };
    },
  });
}

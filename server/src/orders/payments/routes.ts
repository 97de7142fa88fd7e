import { closed, Envelope, ErrorBody, NoPayload, PublicId } from "@recambia/contract/http";
import * as endpoints from "@recambia/contract/orders/endpoints";
import { Order, PaymentStart, SignedReport } from "@recambia/contract/orders/schemas";
import { Type } from "typebox";
import { ordererOf } from "../../platform/http/access/guard-customers.ts";
import { bindEndpoint } from "../../platform/http/bind-endpoint.ts";
import type { App, Context } from "../../platform/http/context.ts";
import { isRefusal, refuse } from "../../platform/http/refusals/refusal.ts";
import { openPayments, type Payments } from "../../platform/payments/index.ts";
import { findOrder } from "../find-order.ts";
import { isPaymentOf } from "./is-payment-of.ts";
import { settlePayment } from "./settle-payment.ts";
import { notificationPath, startPayment } from "./start-payment.ts";

const config = { access: "orderer" } as const;
const tags = ["orders"];
const OrderParams = Type.Object({ orderId: PublicId }, closed);
/** A notification has about 1,500 characters. */
const maxNotificationBytes = 16 * 1024;

/** Routes of payments (docs/decisions/024). */
export async function paymentRoutes(app: App, context: Context) {
  const payments = await openPayments(context);
  addStart(app, context, payments);
  addReturn(app, context, payments);
  await app.register(async (scope: App) => takeNotifications(scope, context, payments));
}

function addStart(app: App, context: Context, payments: Payments) {
  app.route({
    ...bindEndpoint(endpoints.startPayment, {
      summary: "Begins a try to pay: where to transfer to, or the form for the bank's page",
      tags,
      params: OrderParams,
      body: NoPayload,
      response: { 200: Envelope(PaymentStart), 404: ErrorBody, 409: ErrorBody, 429: ErrorBody },
    }),
    config,
    handler: async (request, reply) => {
      const { customerId } = ordererOf(request);
      const { orderId } = request.params;
      const start = await startPayment(context, payments, { customerId, orderId, locale: request.locale });
      return isRefusal(start) ? refuse(request, reply, start) : { data: start };
    },
  });
}

/** Accepts the bank's signed report from the return URL, as good as a notification that may be lost. */
function addReturn(app: App, context: Context, payments: Payments) {
  app.route({
    ...bindEndpoint(endpoints.reportPaymentReturn, {
      summary: "What the bank's page has put into the return address; answers with the order as it is then",
      tags,
      params: OrderParams,
      body: SignedReport,
      response: { 200: Envelope(Order), 404: ErrorBody, 409: ErrorBody, 422: ErrorBody },
    }),
    config,
    handler: async (request, reply) => {
      const { customerId } = ordererOf(request);
      const { orderId } = request.params;
      const report = payments.adapterFor("card")?.readReport?.(request.body);
      if (!report) return refuse(request, reply, { refused: "invalid_token" });
      const isTheirs = await isPaymentOf(context.database, { customerId, orderId, ...report });
      if (!isTheirs) return refuse(request, reply, { refused: "not_found" });
      const settled = await settlePayment(context, report, "bank");
      if (isRefusal(settled)) return refuse(request, reply, settled);
      const order = await findOrder(context, customerId, orderId, context.clock.now(), request.locale);
      return order ? { data: order } : refuse(request, reply, { refused: "not_found" });
    },
  });
}

/** A separate scope, because no other route parses forms. */
function takeNotifications(scope: App, context: Context, payments: Payments) {
  scope.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: maxNotificationBytes },
    (_request, body, done) => {
      const given = new URLSearchParams(String(body));
      // The bank may add fields to its form; only the signed ones count.
      const fields = Object.keys(SignedReport.properties).flatMap((name) => {
        const value = given.get(name);
        return value === null ? [] : [[name, value]];
      });
      done(null, Object.fromEntries(fields));
    },
  );

  scope.post(
    notificationPath,
    {
      // The bank has no CSRF token; its signature is stronger.
      config: { access: "anyone", isSigned: true, securityEvent: "bank_notification" },
      bodyLimit: maxNotificationBytes,
      schema: {
        summary: "Called by the bank: what became of a try to pay, signed",
        tags,
        consumes: ["application/x-www-form-urlencoded"],
        body: SignedReport,
        response: { 200: Envelope(Type.Object({ received: Type.Literal(true) }, closed)), 404: ErrorBody },
      },
    },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      const report = payments.adapterFor("card")?.readReport?.(request.body);
      if (!report) return refuse(request, reply, { refused: "bad_request" });
      const settled = await settlePayment(context, report, "bank");
      if (!isRefusal(settled)) return { data: { received: true as const } };
      request.log.warn({ reference: report.reference, refused: settled.refused }, "a payment was not taken");
      return refuse(request, reply, settled);
    },
  );
}

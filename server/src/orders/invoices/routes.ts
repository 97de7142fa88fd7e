import { Billing } from "@recambia/contract/checkout/schemas";
import { closed, Envelope, ErrorBody, PublicId } from "@recambia/contract/http";
import { type Locale, locales } from "@recambia/contract/locale";
import * as endpoints from "@recambia/contract/orders/endpoints";
import { Order } from "@recambia/contract/orders/schemas";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Type } from "typebox";
import { ordererOf } from "../../platform/http/access/guard-customers.ts";
import { bindEndpoint } from "../../platform/http/bind-endpoint.ts";
import type { App, Context } from "../../platform/http/context.ts";
import { isRefusal, refuse } from "../../platform/http/refusals/refusal.ts";
import { countDocument } from "../count-document.ts";
import { findOrder } from "../find-order.ts";
import { findInvoice } from "./find-invoice.ts";
import { issueFullInvoice } from "./issue-full-invoice.ts";

const config = { access: "orderer" } as const;
const tags = ["orders"];
const OrderParams = Type.Object({ orderId: PublicId }, closed);
/** In another language of the shop than the order's: Spanish must always be available (consumer code art. 60.4). */
const CopyQuery = Type.Object({ language: Type.Optional(Type.Enum(locales)) }, closed);
const InvoiceParams = Type.Object({ orderId: PublicId, invoiceId: PublicId }, closed);
/** Version of the rendering; a new one makes browsers reload PDFs. */
const drawing = 2;

/** Routes of invoices of a customer's orders (docs/decisions/025). */
export function invoiceRoutes(app: App, context: Context) {
  const response = {
    ...{ 200: Type.Unsafe<Uint8Array>({}), 304: Type.Null(), 404: ErrorBody, 422: ErrorBody, 429: ErrorBody },
  };
  const produces = ["application/pdf"];

  async function sendInvoice(
    request: FastifyRequest,
    reply: FastifyReply,
    asked: { orderId: string; invoiceId: string | null; language?: Locale },
  ) {
    const { customerId } = ordererOf(request);
    const { orderId, invoiceId } = asked;
    const invoice = await findInvoice(context.database, { customerId, orderId, invoiceId });
    if (!invoice) return refuse(request, reply, { refused: "not_found" });
    const language = asked.language ?? invoice.locale;
    // An issued invoice never changes, so its id is its etag.
    const etag = `"${invoice.public_id}-${language}-${drawing}"`;
    reply.header("etag", etag).header("cache-control", "private, no-cache");
    if (request.headers["if-none-match"] === etag) return reply.code(304).send(null);
    if (!(await countDocument(context, customerId))) {
      return refuse(request, reply, { refused: "too_many_requests" });
    }
    reply.header("content-disposition", `inline; filename="${invoice.content.number}.pdf"`);
    // The PDF library is loaded with the first document, so that a start takes less time.
    const { drawInvoice } = await import("./draw-invoice.ts");
    return reply.type("application/pdf").send(await drawInvoice(invoice.content, language));
  }

  app.route({
    ...bindEndpoint(endpoints.getLatestInvoice, {
      summary: "The order's latest invoice",
      tags,
      produces,
      params: OrderParams,
      querystring: CopyQuery,
      response,
    }),
    config,
    handler: (request, reply) =>
      sendInvoice(request, reply, { ...request.params, ...request.query, invoiceId: null }),
  });

  app.route({
    ...bindEndpoint(endpoints.getInvoice, {
      summary: "One of its invoices",
      tags,
      produces,
      params: InvoiceParams,
      querystring: CopyQuery,
      response,
    }),
    config,
    handler: (request, reply) => sendInvoice(request, reply, { ...request.params, ...request.query }),
  });

  app.route({
    ...bindEndpoint(endpoints.requestFullInvoice, {
      summary: "Replaces the simplified invoice by one in the buyer's name; answers with the order",
      tags,
      params: OrderParams,
      body: Billing,
      response: { 201: Envelope(Order), 404: ErrorBody, 409: ErrorBody, 422: ErrorBody },
    }),
    config,
    handler: async (request, reply) => {
      const { customerId } = ordererOf(request);
      const { orderId } = request.params;
      const issued = await issueFullInvoice(context, customerId, orderId, request.body);
      if (isRefusal(issued)) return refuse(request, reply, issued);
      const order = await findOrder(context, customerId, orderId, context.clock.now(), request.locale);
      if (!order) return refuse(request, reply, { refused: "not_found" });
      return reply.code(201).send({ data: order });
    },
  });
}

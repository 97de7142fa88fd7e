import { closed, ErrorBody, PublicId } from "@recambia/contract/http";
import { locales } from "@recambia/contract/locale";
import * as endpoints from "@recambia/contract/orders/endpoints";
import { Type } from "typebox";
import { ordererOf } from "../../platform/http/access/guard-customers.ts";
import { bindEndpoint } from "../../platform/http/bind-endpoint.ts";
import type { App, Context } from "../../platform/http/context.ts";
import { refuse } from "../../platform/http/refusals/refusal.ts";
import { countDocument } from "../count-document.ts";
import { readOwnOrder } from "../order-rows.ts";
import { makeContractCopy } from "./make-contract-copy.ts";

const ContractParams = Type.Object({ orderId: PublicId, language: Type.Enum(locales) }, closed);

/** The copy of an order's contract, to keep and to print (LSSI art. 27.4, consumer code art. 98.7). */
export function contractRoutes(app: App, context: Context) {
  app.route({
    ...bindEndpoint(endpoints.getContract, {
      summary: "The order's contract with the accepted terms, in its language or in Spanish",
      tags: ["orders"],
      produces: ["application/pdf"],
      params: ContractParams,
      response: { 200: Type.Unsafe<Uint8Array>({}), 404: ErrorBody, 422: ErrorBody, 429: ErrorBody },
    }),
    config: { access: "orderer" },
    handler: async (request, reply) => {
      const { orderId, language } = request.params;
      const { customerId } = ordererOf(request);
      const order = await readOwnOrder(context.database, customerId, orderId);
      if (order && !(await countDocument(context, customerId))) {
        return refuse(request, reply, { refused: "too_many_requests" });
      }
      const copy =
        order &&
        (await makeContractCopy(context.database, order, {
          shop: context.shop,
          origin: context.config.shopOrigin,
          locale: language,
        }));
      if (!copy) return refuse(request, reply, { refused: "not_found" });
      reply.header("cache-control", "private, no-cache");
      reply.header("content-disposition", `inline; filename="${copy.filename}"`);
      return reply.type("application/pdf").send(copy.content);
    },
  });
}

import { closed, Envelope, ErrorBody, PublicId } from "@recambia/contract/http";
import * as endpoints from "@recambia/contract/orders/endpoints";
import { GuaranteeClaim, GuaranteeClaimBody } from "@recambia/contract/orders/guarantee-claims";
import { AttachedFileSize } from "@recambia/contract/uploads/schemas";
import { Type } from "typebox";
import { ordererOf } from "../../platform/http/access/guard-customers.ts";
import { bindEndpoint } from "../../platform/http/bind-endpoint.ts";
import type { App, Context } from "../../platform/http/context.ts";
import { isRefusal, refuse } from "../../platform/http/refusals/refusal.ts";
import { sendDownload } from "../../uploads/index.ts";
import { readOwnOrder } from "../order-rows.ts";
import { readClaimFile } from "./claim-files.ts";
import { openClaim } from "./open-claim.ts";

const config = { access: "orderer" } as const;
const tags = ["orders"];

/** Claims under the legal guarantee (`law.md` 5.3), with an account or by an order's link. */
export function guaranteeRoutes(app: App, context: Context) {
  app.route({
    ...bindEndpoint(endpoints.claimGuarantee, {
      summary: "Claims under the legal guarantee for delivered pieces of a line; a receipt is mailed",
      tags,
      params: Type.Object({ orderId: PublicId }, closed),
      body: GuaranteeClaimBody,
      response: { 201: Envelope(GuaranteeClaim), 404: ErrorBody, 409: ErrorBody, 422: ErrorBody },
    }),
    config,
    handler: async (request, reply) => {
      const claim = await openClaim(context, ordererOf(request), request.params.orderId, request.body);
      return isRefusal(claim) ? refuse(request, reply, claim) : reply.code(201).send({ data: claim });
    },
  });

  app.route({
    ...bindEndpoint(endpoints.getClaimFile, {
      summary:
        "A file that was attached to a guarantee claim: its picture in a size, or the file as a download",
      tags,
      params: Type.Object({ orderId: PublicId, fileId: PublicId, size: AttachedFileSize }, closed),
      produces: ["image/webp", "application/pdf", "image/jpeg", "image/png", "image/heic"],
      response: { 200: Type.Unsafe<Uint8Array>({}), 404: ErrorBody },
    }),
    config,
    handler: async (request, reply) => {
      const { orderId, fileId, size } = request.params;
      const order = await readOwnOrder(context.database, ordererOf(request).customerId, orderId);
      const file = order && (await readClaimFile(context, order, { fileId, size }));
      return file ? sendDownload(reply, file) : refuse(request, reply, { refused: "not_found" });
    },
  });
}

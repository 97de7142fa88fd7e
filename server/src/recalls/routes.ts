import { ListEnvelope } from "@recambia/contract/http";
import * as endpoints from "@recambia/contract/recalls/endpoints";
import { Recall, RecallListMeta } from "@recambia/contract/recalls/schemas";
import { bindEndpoint } from "../platform/http/bind-endpoint.ts";
import type { App, Context } from "../platform/http/context.ts";
import { cachedReads } from "../platform/http/response-cache.ts";
import { listRecalls } from "./list-recalls.ts";

/** What is being recalled, for everybody to read (Regulation (EU) 2023/988 art. 35). */
export function recallRoutes(app: App, context: Context) {
  const answer = cachedReads(context);
  app.route({
    ...bindEndpoint(endpoints.listRecalls, {
      summary: "Products that are being recalled",
      tags: ["recalls"],
      response: { 200: ListEnvelope(Recall, RecallListMeta) },
    }),
    config: { access: "anyone" },
    handler: async (request, reply) =>
      answer(request, reply, () => listRecalls(context.database, request.locale)),
  });
}

import * as endpoints from "@recambia/contract/addresses/endpoints";
import { MunicipalityQuery, Province } from "@recambia/contract/addresses/schemas";
import { Envelope, ErrorBody } from "@recambia/contract/http";
import { Type } from "typebox";
import { bindEndpoint } from "../../platform/http/bind-endpoint.ts";
import type { App, Context } from "../../platform/http/context.ts";
import { refuseField } from "../../platform/http/refusals/refusal.ts";
import { cachedReads } from "../../platform/http/response-cache.ts";
import { addressMessages } from "../messages.ts";
import { listMunicipalities, listProvinces } from "./provinces.ts";

const config = { access: "anyone" } as const;
const tags = ["addresses"];

/** Routes of provinces, with zip codes and shipping zones, and of municipalities. */
export function gazetteerRoutes(app: App, context: Context) {
  const answer = cachedReads(context);

  app.route({
    ...bindEndpoint(endpoints.listProvinces, {
      summary: "Provinces of Spain and Cuba",
      tags,
      querystring: Type.Object({}, { additionalProperties: false }),
      response: { 200: Envelope(Type.Array(Province)), 422: ErrorBody },
    }),
    config,
    handler: async (request, reply) =>
      answer(request, reply, async () => ({ data: listProvinces(request.locale) })),
  });

  app.route({
    ...bindEndpoint(endpoints.listMunicipalities, {
      summary: "Municipalities to suggest for a province, the capital first",
      tags,
      querystring: MunicipalityQuery,
      response: { 200: Envelope(Type.Array(Type.String())), 422: ErrorBody },
    }),
    config,
    handler: async (request, reply) =>
      answer(request, reply, async () => {
        const { province, q } = request.query;
        const municipalities = listMunicipalities(province, q);
        return municipalities
          ? { data: municipalities }
          : refuseField("province", addressMessages.unknown_province);
      }),
  });
}

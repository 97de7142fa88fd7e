import { closed, Envelope, ErrorBody, PublicId } from "@recambia/contract/http";
import * as endpoints from "@recambia/contract/vehicles/endpoints";
import { Maker, Model, PapersMeta, PapersQuery, Variant, Vehicle } from "@recambia/contract/vehicles/schemas";
import { Type } from "typebox";
import { bindEndpoint } from "../platform/http/bind-endpoint.ts";
import type { App, Context } from "../platform/http/context.ts";
import { isRefusal } from "../platform/http/refusals/refusal.ts";
import { cachedReads } from "../platform/http/response-cache.ts";
import { findByPapers } from "./find-by-papers.ts";
import { findVehicle } from "./find-vehicle.ts";
import { listMakers } from "./list-makers.ts";
import { listModels } from "./list-models.ts";
import { listVariants } from "./list-variants.ts";

const config = { access: "anyone" } as const;
const tags = ["vehicles"];
const NoQuery = Type.Object({}, closed);
const refusals = { 404: ErrorBody, 422: ErrorBody };

/** Routes of makers, models and variants (specification §7), of one vehicle, and of the search by papers. */
export function vehicleRoutes(app: App, context: Context) {
  const { database } = context;
  const answer = cachedReads(context);

  app.route({
    ...bindEndpoint(endpoints.listMakers, {
      summary: "All makers",
      tags,
      querystring: NoQuery,
      response: { 200: Envelope(Type.Array(Maker)), 422: ErrorBody },
    }),
    config,
    handler: async (request, reply) =>
      answer(request, reply, async () => ({ data: await listMakers(database) })),
  });

  app.route({
    ...bindEndpoint(endpoints.listModels, {
      summary: "A maker's models",
      tags,
      params: Type.Object({ makerId: PublicId }, closed),
      querystring: NoQuery,
      response: { 200: Envelope(Type.Array(Model)), ...refusals },
    }),
    config,
    handler: async (request, reply) =>
      answer(request, reply, async () => {
        const models = await listModels(database, request.params.makerId);
        return isRefusal(models) ? models : { data: models };
      }),
  });

  app.route({
    ...bindEndpoint(endpoints.listVariants, {
      summary: "A model's variants",
      tags,
      params: Type.Object({ modelId: PublicId }, closed),
      querystring: NoQuery,
      response: { 200: Envelope(Type.Array(Variant)), ...refusals },
    }),
    config,
    handler: async (request, reply) =>
      answer(request, reply, async () => {
        const variants = await listVariants(database, request.params.modelId);
        return isRefusal(variants) ? variants : { data: variants };
      }),
  });

  app.route({
    ...bindEndpoint(endpoints.findByPapers, {
      summary: "Vehicles that registration papers leave open",
      tags,
      querystring: PapersQuery,
      response: {
        200: Type.Object({ data: Type.Array(Vehicle), meta: PapersMeta }, closed),
        422: ErrorBody,
      },
    }),
    config,
    handler: async (request, reply) => answer(request, reply, () => findByPapers(database, request.query)),
  });

  app.route({
    ...bindEndpoint(endpoints.getVehicle, {
      summary: "One vehicle: maker, model and variant",
      tags,
      params: Type.Object({ variantId: PublicId }, closed),
      querystring: NoQuery,
      response: { 200: Envelope(Vehicle), ...refusals },
    }),
    config,
    handler: async (request, reply) =>
      answer(request, reply, async () => {
        const known = await findVehicle(database, request.params.variantId);
        return known ? { data: known.vehicle } : { refused: "not_found" };
      }),
  });
}

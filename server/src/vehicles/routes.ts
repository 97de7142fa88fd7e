import { closed, Envelope, ErrorBody, PublicId } from "@recambia/contract/http";
import * as endpoints from "@recambia/contract/vehicles/endpoints";
import {
  Maker,
  Model,
  PapersMeta,
  PapersQuery,
  PlateBody,
  PlateLookup,
  Variant,
  Vehicle,
} from "@recambia/contract/vehicles/schemas";
import { Type } from "typebox";
import { callersNetwork } from "../platform/http/access/limit-attempts.ts";
import { bindEndpoint } from "../platform/http/bind-endpoint.ts";
import type { App, Context } from "../platform/http/context.ts";
import { isRefusal, refuse } from "../platform/http/refusals/refusal.ts";
import { cachedReads } from "../platform/http/response-cache.ts";
import { findByPapers } from "./find-by-papers.ts";
import { plateFinder } from "./find-by-plate.ts";
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

  plateRoutes(app, context);

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

/** Routes of the search by plate, which a shop with a contract can offer. */
function plateRoutes(app: App, context: Context) {
  const findByPlate = plateFinder(context);

  app.route({
    ...bindEndpoint(endpoints.getPlateLookup, {
      summary: "Whether the shop looks plates up",
      tags,
      querystring: NoQuery,
      response: { 200: Envelope(PlateLookup), 422: ErrorBody },
    }),
    config,
    handler: () => ({ data: { is_offered: context.config.plateLookup !== null } }),
  });

  app.route({
    ...bindEndpoint(endpoints.findByPlate, {
      summary: "Vehicles that a number plate leaves open",
      tags,
      body: PlateBody,
      response: {
        200: Type.Object({ data: Type.Array(Vehicle), meta: PapersMeta }, closed),
        ...refusals,
        429: ErrorBody,
        503: ErrorBody,
      },
    }),
    config,
    handler: async (request, reply) => {
      const found = await findByPlate(request.body.plate, callersNetwork(request));
      return isRefusal(found) ? refuse(request, reply, found) : found;
    },
  });
}

import * as endpoints from "@recambia/contract/catalogue/endpoints";
import {
  OfflineProduct,
  VehicleCatalogue,
  VehicleCatalogueQuery,
  VehicleShareMeta,
  VehicleShareQuery,
} from "@recambia/contract/catalogue/vehicle-catalogue";
import { closed, Envelope, ErrorBody, ListEnvelope, PublicId } from "@recambia/contract/http";
import { Type } from "typebox";
import { bindEndpoint } from "../../platform/http/bind-endpoint.ts";
import type { App, Context } from "../../platform/http/context.ts";
import { describeVehicleCatalogue } from "../vehicle/describe-vehicle-catalogue.ts";
import { listVehicleShare } from "../vehicle/list-vehicle-share.ts";
import { type Answer, tags } from "./catalogue-answers.ts";

const config = { access: "anyone" } as const;
const params = Type.Object({ vehicle: PublicId }, closed);
const refusals = { 404: ErrorBody, 422: ErrorBody };

/** Routes of what fits a vehicle, for devices that keep it (docs/decisions/079). */
export function vehicleRoutes(app: App, context: Context, answer: Answer) {
  app.route({
    ...bindEndpoint(endpoints.getVehicleCatalogue, {
      summary: "What fits a vehicle: its size, categories and filters",
      tags,
      params,
      querystring: VehicleCatalogueQuery,
      response: { 200: Envelope(VehicleCatalogue), ...refusals },
    }),
    config,
    handler: async (request, reply) =>
      answer.one(request, reply, (catalogue) =>
        describeVehicleCatalogue(catalogue, request.params.vehicle, request.query.universal === "1", {
          picturesDir: context.config.picturesDir,
          revision: context.revision.current(),
        }),
      ),
  });

  app.route({
    ...bindEndpoint(endpoints.listVehicleShare, {
      summary: "One share of the products that fit a vehicle, with their details",
      tags,
      params,
      querystring: VehicleShareQuery,
      response: { 200: ListEnvelope(OfflineProduct, VehicleShareMeta), ...refusals },
    }),
    config,
    handler: async (request, reply) =>
      answer.list(request, reply, (catalogue) =>
        listVehicleShare(catalogue, request.params.vehicle, request.query),
      ),
  });
}

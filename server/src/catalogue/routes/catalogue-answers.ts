import { VehicleQuery } from "@recambia/contract/catalogue/navigation";
import { closed, Envelope, ErrorBody, ListEnvelope, Slug } from "@recambia/contract/http";
import { ForVehicle } from "@recambia/contract/vehicles/schemas";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type TSchema, Type } from "typebox";
import type { Context } from "../../platform/http/context.ts";
import { isRefusal, type Refusal } from "../../platform/http/refusals/refusal.ts";
import { cachedReads } from "../../platform/http/response-cache.ts";
import { type CatalogueContext, readCatalogue } from "../model/read-catalogue.ts";

export type Answer = ReturnType<typeof catalogueAnswers>;

/** OpenAPI tag of these paths. */
export const tags = ["catalogue"];

const SlugParams = Type.Object({ slug: Slug }, closed);

/** Responses depend only on revision, language and URL, so they are cached. */
export function catalogueAnswers(context: Context) {
  const answer = cachedReads(context);
  return {
    /** Wraps the result of `read` in `{ data }`. */
    one: (
      request: FastifyRequest,
      reply: FastifyReply,
      read: (catalogue: CatalogueContext) => Promise<object | Refusal>,
    ) =>
      answer(request, reply, () =>
        readCatalogue(context, request.locale, async (catalogue) => {
          const found = await read(catalogue);
          return isRefusal(found) ? found : { data: found };
        }),
      ),
    /** Sends the result of `read`, which has its own `data` and `meta`. */
    list: (
      request: FastifyRequest,
      reply: FastifyReply,
      read: (catalogue: CatalogueContext) => Promise<{ data: object[]; meta: object } | Refusal>,
    ) => answer(request, reply, () => readCatalogue(context, request.locale, read)),
  };
}

const refusals = { 404: ErrorBody, 422: ErrorBody };

/** Reads a resource by slug, for a vehicle or none. */
export function schemaOf<Found extends TSchema>(summary: string, found: Found) {
  const response = { 200: Envelope(found), ...refusals };
  return { summary, tags, params: SlugParams, querystring: VehicleQuery, response } as const;
}

/** Reads a sub-resource of a slug, independent of the vehicle. */
export function partSchemaOf<Found extends TSchema>(summary: string, found: Found) {
  const response = { 200: Envelope(found), ...refusals };
  return { summary, tags, params: SlugParams, querystring: Type.Object({}, closed), response } as const;
}

/** Reads rows related to a slug, for a vehicle or none. */
export function rowsSchemaOf<Row extends TSchema>(summary: string, row: Row) {
  const response = { 200: ListEnvelope(row, ForVehicle), ...refusals };
  return { summary, tags, params: SlugParams, querystring: VehicleQuery, response } as const;
}

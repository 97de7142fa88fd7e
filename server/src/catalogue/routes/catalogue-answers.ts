import { VehicleQuery } from "@recambia/contract/catalogue/schemas";
import { Envelope, ErrorBody, ListEnvelope, Slug } from "@recambia/contract/http";
import { ForVehicle } from "@recambia/contract/vehicles/schemas";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type TSchema, Type } from "typebox";
import type { Context } from "../../platform/http/app.ts";
import { cachedReads } from "../../platform/http/caching/cached-reads.ts";
import { isRefusal, type Refusal } from "../../platform/http/refusals/refusal.ts";
import { type CatalogueContext, readCatalogue } from "../model/catalogue-context.ts";

export type Answer = ReturnType<typeof catalogueAnswers>;

/** Group of the description that these paths are in. */
export const tags = ["catalogue"];

const closed = { additionalProperties: false };

const SlugParams = Type.Object({ slug: Slug }, closed);

/** Answers are pure functions of revision, language and address, so they are kept. */
export function catalogueAnswers(context: Context) {
  const answer = cachedReads(context);
  return {
    /** `{ data }` around what `read` finds. */
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
    /** What `read` finds, which has its own `data` and `meta`. */
    list: (
      request: FastifyRequest,
      reply: FastifyReply,
      read: (catalogue: CatalogueContext) => Promise<{ data: object[]; meta: object } | Refusal>,
    ) => answer(request, reply, () => readCatalogue(context, request.locale, read)),
  };
}

const refusals = { 404: ErrorBody, 422: ErrorBody };

/** A read of one thing by its slug, for a vehicle or none. */
export function schemaOf<Found extends TSchema>(summary: string, found: Found) {
  const response = { 200: Envelope(found), ...refusals };
  return { summary, tags, params: SlugParams, querystring: VehicleQuery, response } as const;
}

/** A read of what belongs to the thing of a slug, the same for every vehicle. */
export function partSchemaOf<Found extends TSchema>(summary: string, found: Found) {
  const response = { 200: Envelope(found), ...refusals };
  return { summary, tags, params: SlugParams, querystring: Type.Object({}, closed), response } as const;
}

/** A read of the rows that go with the thing of a slug, for a vehicle or none. */
export function rowsSchemaOf<Row extends TSchema>(summary: string, row: Row) {
  const response = { 200: ListEnvelope(row, ForVehicle), ...refusals };
  return { summary, tags, params: SlugParams, querystring: VehicleQuery, response } as const;
}

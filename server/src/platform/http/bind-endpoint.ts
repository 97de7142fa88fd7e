import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from "@recambia/contract/endpoint";
import type { FastifySchema } from "fastify";
import type { Static, TSchema } from "typebox";

type RouteSchema = FastifySchema & {
  params?: TSchema;
  querystring?: TSchema;
  body?: TSchema;
  response: Partial<Record<number, TSchema>>;
};

type StaticOf<Schema> = Schema extends TSchema ? Static<Schema> : unknown;

/** Body of the successful response that a route declares. */
type Sent<Response> = Response extends { 200: infer Schema extends TSchema }
  ? Static<Schema>
  : Response extends { 201: infer Schema extends TSchema }
    ? Static<Schema>
    : Response extends { 204: infer Schema extends TSchema }
      ? Static<Schema>
      : never;

/** Compares a route's schemas with the types of its endpoint; a mismatch is a compile-time error that names it. */
type Matching<E extends Endpoint, Schema extends RouteSchema> = [Sent<Schema["response"]>] extends [
  ReplyOf<E>,
]
  ? QueryOf<E> extends StaticOf<Schema["querystring"]> | undefined
    ? BodyOf<E> extends StaticOf<Schema["body"]> | undefined
      ? [ParamsOf<E["path"]>] extends [keyof StaticOf<Schema["params"]>]
        ? unknown
        : { params: "lacks a parameter of the path" }
      : { body: "does not accept the endpoint's body" }
    : { querystring: "does not accept the endpoint's query" }
  : { response: "is not the endpoint's reply" };

/**
 * Returns method, URL and schema of the route that serves an endpoint of the contract. The route must accept what clients
 * may send and return what they expect; otherwise it does not compile.
 */
export function bindEndpoint<E extends Endpoint, Schema extends RouteSchema>(
  { method, path }: E,
  schema: Schema & Matching<E, Schema>,
) {
  return { method, url: path, schema };
}

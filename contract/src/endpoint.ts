/** `HEAD` and `PATCH`: resumable uploads only (tus 1.0). */
export type HttpMethod = "GET" | "POST" | "PUT" | "DELETE" | "HEAD" | "PATCH";

/** Types of an endpoint's input and reply, inferred from the schemas that the server validates with. */
export type EndpointTypes = {
  /** Parameters behind `?`. */
  query?: object;
  /** JSON body of the request. */
  body?: unknown;
  /** JSON body of a successful response; null for 204. */
  reply: unknown;
};

/**
 * One operation of the customers API. The server's route and the storefront's client are both made from it: its path is
 * written once, and neither side can send or expect what the other one doesn't. It holds no schemas, so that browsers
 * don't load them (docs/decisions/048).
 */
export type Endpoint<
  Method extends HttpMethod = HttpMethod,
  Path extends string = string,
  Types extends EndpointTypes = EndpointTypes,
> = {
  readonly method: Method;
  /** Path with `:name` parameters. */
  readonly path: Path;
  /** Never set: it only carries the types. */
  readonly types?: Types;
};

/** Declares an endpoint: `endpoint("GET", "/spa/orders/:orderId").of<{ reply: Data<Order> }>()`. */
export function endpoint<Method extends HttpMethod, Path extends string>(method: Method, path: Path) {
  return { of: <Types extends EndpointTypes>(): Endpoint<Method, Path, Types> => ({ method, path }) };
}

/** Names of a path's parameters: `/spa/carts/:id/lines/:line` has `"id" | "line"`. */
export type ParamsOf<Path extends string> = Path extends `${string}:${infer Rest}`
  ? NameAtStart<Rest> | ParamsOf<Rest>
  : never;

type NameAtStart<Rest extends string> = Rest extends `${infer Segment}/${string}`
  ? BeforeDot<Segment>
  : BeforeDot<Rest>;

/** Fastify ends a parameter's name at a dot, too: `:invoiceId.pdf`. */
type BeforeDot<Segment extends string> = Segment extends `${infer Name}.${string}` ? Name : Segment;

type TypesOf<E extends Endpoint> = NonNullable<E["types"]>;

export type ReplyOf<E extends Endpoint> = TypesOf<E>["reply"];
/** Undefined for an endpoint that takes no body. */
export type BodyOf<E extends Endpoint> = TypesOf<E> extends { body: infer Body } ? Body : undefined;
/** Undefined for an endpoint that takes no query. */
export type QueryOf<E extends Endpoint> = TypesOf<E> extends { query: infer Query } ? Query : undefined;

/** Body of a response: `{ "data": … }`. */
export type Data<T> = { data: T };

/** Body of a list's response with its paging: `{ "data": […], "meta": {…} }`. */
export type List<Row, Meta> = { data: Row[]; meta: Meta };

/** Fills in a path's parameters, percent-encoded. */
export function pathOf<Path extends string>(
  { path }: { path: Path },
  params: Readonly<Record<ParamsOf<Path>, string>>,
): string {
  const values: Readonly<Record<string, string>> = params;
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ""));
}

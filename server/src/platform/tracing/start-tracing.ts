import { AsyncLocalStorage } from "node:async_hooks";
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, type Tracer, trace } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from "@opentelemetry/sdk-trace";
import type { FastifyRequest, HookHandlerDoneFunction } from "fastify";
import type { TracingConfig } from "../config-parts.ts";
import type { Database, Queryable, Statement } from "../database/database.ts";
import type { App } from "../http/app.ts";
import type { Tracing } from "./open-tracing.ts";

/**
 * Starts traces. They hold patterns of routes and statements without parameters, never addresses of pages, which may carry
 * secrets, nor personal data (decision 121).
 */
export function startTracing({ endpoint, serviceName, share }: TracingConfig): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, "")}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": serviceName }),
    sampler: new TraceIdRatioBasedSampler(share),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer("recambia");
  const current = new AsyncLocalStorage<Span>();
  return {
    traceRequests: (app) => traceRequests(app, tracer, current),
    traceDatabase: (database) => traceDatabase(database, tracer, current),
    close: () => provider.shutdown(),
  };
}

type Current = AsyncLocalStorage<Span>;

function traceRequests(app: App, tracer: Tracer, current: Current) {
  const spans = new WeakMap<FastifyRequest, Span>();
  function enter(request: FastifyRequest, done: HookHandlerDoneFunction) {
    const span = spans.get(request);
    if (span) current.run(span, done);
    else done();
  }
  app.addHook("onRequest", (request, _reply, done) => {
    const route = request.routeOptions.url ?? "none";
    const span = startSpan(tracer, current, `${request.method} ${route}`, SpanKind.SERVER);
    span.setAttributes({ "http.request.method": request.method, "http.route": route });
    spans.set(request, span);
    enter(request, done);
  });
  // The parser of a body calls back outside of the request's context.
  app.addHook("preValidation", (request, _reply, done) => enter(request, done));
  app.addHook("onResponse", (request, reply, done) => {
    const span = spans.get(request);
    span?.setAttributes({ "http.response.status_code": reply.statusCode, "recambia.request_id": request.id });
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
}

/** A span within the current one, which for a page's own calls of the API is the page's. */
function startSpan(tracer: Tracer, current: Current, name: string, kind: SpanKind): Span {
  const parent = current.getStore();
  return tracer.startSpan(name, { kind }, parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT);
}

function traceDatabase(database: Database, tracer: Tracer, current: Current): Database {
  /** Work outside of requests, such as periodic jobs, is not traced. */
  async function within<Result>(
    name: string,
    attributes: Record<string, string>,
    work: () => Promise<Result>,
  ): Promise<Result> {
    if (!current.getStore()) return work();
    const span = startSpan(tracer, current, name, SpanKind.CLIENT);
    span.setAttributes({ "db.system.name": "postgresql", ...attributes });
    try {
      return await current.run(span, work);
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  }
  const traced = ({ rows }: Queryable): Queryable => ({
    rows: <Row>(statement: Statement) =>
      within(statement.name ?? "statement", { "db.query.text": statement.text }, () => rows<Row>(statement)),
  });
  return {
    ...database,
    ...traced(database),
    transaction: (work) =>
      within("transaction", {}, () => database.transaction((transaction) => work(traced(transaction)))),
  };
}

import type { IncomingMessage, ServerResponse } from "node:http";
import cookie from "@fastify/cookie";
import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import type { Locale } from "@recambia/contract/locale";
import type { Shop } from "@recambia/contract/shop";
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  LogController,
  type RawServerDefault,
} from "fastify";
import type { RevisionWatch } from "../catalogue-revision.ts";
import type { Clock } from "../clock.ts";
import type { Config } from "../config.ts";
import type { Database } from "../database/database.ts";
import type { AnswerCache } from "./answer-cache.ts";
import { describeApi } from "./api-description.ts";
import { callersLocale } from "./callers-locale.ts";
import { checkAnswers } from "./check-answers.ts";
import { sendKeptFirst } from "./kept-reads.ts";
import { protectWrites } from "./protect-writes.ts";
import { refuse } from "./refusal.ts";
import { refusalOf, validatorCompiler } from "./validation.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Language of the answer, from `Accept-Language`. */
    locale: Locale;
  }
  interface FastifyContextConfig {
    /** Who may call the route; a route without it does not start. */
    access?: Access;
  }
}

/** `anyone`: public. `visitor`: acts on the caller's own visitor cookie. `customer`: signed in. */
export type Access = "anyone" | "visitor" | "customer";

/** What every room's routes are given. */
export type Context = {
  config: Config;
  database: Database;
  clock: Clock;
  revision: RevisionWatch;
  answers: AnswerCache;
  shop: Shop;
  /** Signs tokens. */
  secret: string;
};

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/**
 * The bare HTTP server: limits, language, validation, refusals, CSRF, API description. Rooms add
 * their routes to it.
 *
 * @param options.checkAnswers compare every answer with its declared schema (tests do).
 */
export async function createApp(context: Context, options: { checkAnswers: boolean }): Promise<App> {
  const app: App = Fastify({
    logger: { level: context.config.logLevel, redact: ["req.headers.cookie", "req.headers.authorization"] },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: context.config.trustProxy,
    bodyLimit: 256 * 1024,
    requestTimeout: 30_000,
    forceCloseConnections: "idle",
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    return503OnClosing: true,
    frameworkErrors: (_error, request, reply) => {
      request.locale = callersLocale(request.headers["accept-language"]);
      refuse(request, reply, { refused: "bad_request" });
    },
  }).withTypeProvider<TypeBoxTypeProvider>();

  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(({ schema }) => (options.checkAnswers ? checkAnswers(schema) : JSON.stringify));
  app.decorateRequest("locale", "es");
  app.addHook("onRequest", (request, _reply, done) => {
    request.locale = callersLocale(request.headers["accept-language"]);
    done();
  });
  sendKeptFirst(app, context.answers);
  await describeApi(app);
  app.addHook("onRoute", (route) => {
    if (!route.config?.access) throw new Error(`${route.method} ${route.url} does not say who may call it`);
  });
  answerErrors(app);
  await app.register(cookie);
  await protectWrites(app, context);
  addHealthRoutes(app, context);
  return app;
}

function answerErrors(app: App) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // An address whose ids can't exist names nothing.
    if (error.validationContext === "params") return refuse(request, reply, { refused: "not_found" });
    if (error.validation) return refuse(request, reply, refusalOf(error.validation));
    const status = error.statusCode ?? 500;
    if (status === 413) return refuse(request, reply, { refused: "too_large" });
    if (status === 403 && error.code?.startsWith("FST_CSRF")) {
      return refuse(request, reply, { refused: "csrf_token_mismatch" });
    }
    if (status >= 400 && status < 500) return refuse(request, reply, { refused: "bad_request" });
    request.log.error({ err: error, url: request.routeOptions.url }, "a request failed");
    return refuse(request, reply, { refused: "internal" });
  });
  app.setNotFoundHandler((request, reply) => refuse(request, reply, { refused: "not_found" }));
}

function addHealthRoutes(app: App, context: Context) {
  const config = { access: "anyone" } as const;
  app.get("/healthz", { config, schema: { hide: true } }, async () => ({ status: "alive" }));
  app.get("/readyz", { config, schema: { hide: true } }, async (_request, reply) => {
    try {
      await context.database.rows({ text: "select 1" });
      return { status: "ready" };
    } catch {
      return reply.code(503).send({ status: "database unreachable" });
    }
  });
}

import { createServer } from "node:http";
import cookie from "@fastify/cookie";
import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import Fastify, { LogController, type RouteOptions } from "fastify";
import { trustProxies } from "../trusted-proxies.ts";
import {
  guardCustomers,
  type ReadCorrespondence,
  type ReadGuestOrderer,
  type ReadSession,
} from "./access/guard-customers.ts";
import { prefixCookies } from "./access/prefix-cookies.ts";
import { protectWrites } from "./access/protect-writes.ts";
import { checkResponses } from "./check-responses.ts";
import type { App, Context } from "./context.ts";
import { drainOnClose } from "./drain.ts";
import { addHealthRoutes } from "./health-routes.ts";
import { admitReads } from "./overload/admit-reads.ts";
import { shedLoad } from "./overload/shed-load.ts";
import { readJsonBodies, readRequests } from "./read-request.ts";
import { checkStatuses, declareRefusals } from "./refusals/declare-refusals.ts";
import { handleBadUrl, handleBrokenRequest, handleErrors } from "./refusals/handle-errors.ts";
import { rejectOtherMethods } from "./reject-other-methods.ts";
import { countResponses, logOptions, logResponses, logSecurityEvents, requestIds } from "./request-log.ts";
import { sendCachedFirst } from "./response-cache.ts";
import { sendSecurityHeaders } from "./security-headers.ts";
import { answeredPath } from "./target-path.ts";
import { validatorCompiler } from "./validation.ts";

/** For a whole request to arrive. */
const requestTimeout = 30_000;
/** Longer than balancers keep a connection that they do not use. */
const keepAliveTimeout = 72_000;

/**
 * The API's description names all that writes or is personal, so that the tests that are drawn from it try everything.
 *
 * @throws Error for a route that does not say who may call it, or that the description would hide.
 */
export function checkRoute({ method, url, config, schema }: RouteOptions): void {
  if (!config?.access) throw new Error(`${method} ${url} does not say who may call it`);
  const isRead = [method].flat().every((each) => each === "GET" || each === "HEAD");
  const isOpen = isRead && config.access === "anyone";
  if (schema?.hide && !isOpen) throw new Error(`${method} ${url} is missing in the API's description`);
}

/**
 * Creates the HTTP server without features: limits, language, validation, refusals, CSRF, API description.
 *
 * @param options.describe registers the description of the API, before any route.
 * @param options.checkAnswers validate every response against its declared schema (in tests).
 * @param options.readSession reads the session of a request.
 * @param options.readGuestOrderer reads the guest customer whose order a cookie opens.
 * @param options.readCorrespondence returns whether a cookie opens a conversation.
 */
export async function createApp(
  context: Context,
  options: {
    checkAnswers: boolean;
    describe(app: App): Promise<void>;
    readSession: ReadSession;
    readGuestOrderer: ReadGuestOrderer;
    readCorrespondence: ReadCorrespondence;
  },
): Promise<App> {
  const { config } = context;
  const isTrustedProxy = trustProxies(config.trustedProxies);
  const admission = admitReads(context);
  const app: App = Fastify({
    serverFactory: (handle) => createServer({ keepAliveTimeout, requestTimeout }, admission.admit(handle)),
    logger: logOptions(config.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(isTrustedProxy),
    trustProxy: isTrustedProxy,
    rewriteUrl: ({ url = "/" }) => answeredPath(url),
    bodyLimit: 256 * 1024,
    forceCloseConnections: "idle",
    // Requests on open connections are still answered while draining; then the connection is closed.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    frameworkErrors: handleBadUrl(context),
    clientErrorHandler: handleBrokenRequest,
  }).withTypeProvider<TypeBoxTypeProvider>();

  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(({ schema }) => (options.checkAnswers ? checkResponses(schema) : JSON.stringify));
  context.tracing?.traceRequests(app);
  readRequests(app);
  drainOnClose(app);
  sendSecurityHeaders(app, context);
  logResponses(app);
  logSecurityEvents(app, context);
  countResponses(app, context);
  app.addHook("onRequest", sendCachedFirst(context.responseCache));
  await shedLoad(app, context, admission);
  await options.describe(app);
  app.addHook("onRoute", checkRoute);
  declareRefusals(app);
  if (options.checkAnswers) checkStatuses(app);
  handleErrors(app);
  rejectOtherMethods(app);
  readJsonBodies(app);
  await app.register(cookie);
  prefixCookies(app, context);
  await protectWrites(app, context);
  guardCustomers(app, options.readSession, options.readGuestOrderer, options.readCorrespondence);
  addHealthRoutes(app, context);
  return app;
}

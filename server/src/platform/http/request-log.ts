import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { IsTrustedProxy } from "../trusted-proxies.ts";
import type { App, Context } from "./context.ts";

/** Slower responses are logged as warnings. */
const slowMs = 1000;
const idShape = /^[\w-]{8,64}$/;

/**
 * Log options: one JSON object per line with the request id. Logs never contain addresses, cookies, headers, bodies or
 * query strings; errors are reduced to what identifies the bug.
 */
export function logOptions(level: string) {
  return {
    level,
    serializers: {
      req: () => ({}),
      res: () => ({}),
      err: (error: Error & { code?: string | number }) => ({
        type: error.name,
        message: error.message,
        ...(error.code === undefined ? {} : { code: error.code }),
        stack: error.stack ?? "",
      }),
    },
  };
}

/** Generates request ids; those of a trusted proxy are used. */
export function requestIds(isTrustedProxy: IsTrustedProxy) {
  return (request: IncomingMessage): string => {
    const given = request.headers["x-request-id"];
    if (typeof given !== "string" || !idShape.test(given)) return randomUUID();
    return isTrustedProxy(request.socket.remoteAddress ?? "", 0) ? given : randomUUID();
  };
}

/** Logs one line per response with the pattern of its route, never its URL: at `debug`, or at `warn` when slow. */
export function logResponses(app: App) {
  app.addHook("onResponse", (request, reply, done) => {
    const isSlow = reply.elapsedTime > slowMs;
    if (isSlow || app.log.level === "debug" || app.log.level === "trace") {
      const line = {
        method: request.method,
        route: request.routeOptions.url ?? "none",
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      };
      if (isSlow) request.log.warn(line, "a slow answer");
      else request.log.debug(line, "answered");
    }
    done();
  });
}

/** Counts every response by the pattern of its route. */
export function countResponses(app: App, { metrics }: Context) {
  if (!metrics) return;
  app.addHook("onResponse", (request, reply, done) => {
    metrics.countResponse({
      method: request.method,
      route: request.routeOptions.url ?? "none",
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
    done();
  });
}

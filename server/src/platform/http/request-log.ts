import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { App } from "./app.ts";

/** Slower than this, an answer is worth a warning. */
const slowMs = 1000;
const idShape = /^[\w-]{8,64}$/;

/**
 * How the server logs: one JSON object a line, each with the request's id. No address, cookie,
 * header, body or query string is ever in it, and of an error only what tells the bug.
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

/** A fresh id for each request; behind a trusted proxy, the one that it gives. */
export function requestIds(trustProxy: boolean) {
  return (request: IncomingMessage): string => {
    const given = request.headers["x-request-id"];
    return trustProxy && typeof given === "string" && idShape.test(given) ? given : randomUUID();
  };
}

/**
 * One line for each answer with the pattern of its route, never its address: at `debug`, or at
 * `warn` when it was slow.
 */
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

import type { App, Context } from "./app.ts";

const yearSeconds = 365 * 24 * 60 * 60;

/**
 * Headers of every answer. They suit the API, whose answers are never shown as a document; pages
 * and the browsable description replace the policy by their own.
 */
export function securityHeaders(context: Context): Record<string, string> {
  return {
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    ...(context.config.shopOrigin.startsWith("https://")
      ? { "strict-transport-security": `max-age=${yearSeconds}` }
      : {}),
  };
}

/** Sets them before anything else can answer, together with the request's id. */
export function sendSecurityHeaders(app: App, context: Context) {
  const headers = securityHeaders(context);
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(headers).header("x-request-id", request.id);
    done();
  });
}

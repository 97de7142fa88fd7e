import type { App, Context } from "./context.ts";

const yearSeconds = 365 * 24 * 60 * 60;

/**
 * Security headers of every response, for an API whose responses are never shown as documents; pages and the API browser
 * replace the policy.
 */
export function securityHeaders({
  config,
}: {
  config: Pick<Context["config"], "shopOrigin">;
}): Record<string, string> {
  return {
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    ...(config.shopOrigin.startsWith("https://")
      ? { "strict-transport-security": `max-age=${yearSeconds}; includeSubDomains` }
      : {}),
  };
}

/** Sets the headers and the request id before anything else responds. Answers to writes are stored nowhere. */
export function sendSecurityHeaders(app: App, context: Context) {
  const headers = securityHeaders(context);
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(headers).header("x-request-id", request.id);
    if (request.method !== "GET" && request.method !== "HEAD") reply.header("cache-control", "no-store");
    done();
  });
}

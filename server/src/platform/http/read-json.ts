import type { App } from "./context.ts";

class Unreadable extends Error {
  statusCode = 400;
}

/**
 * Parses JSON bodies. The storefront sends a JSON content type with every request (specification §7), so an empty body
 * counts as none. Bodies with a NUL are refused, because the database cannot store it.
 */
export function readJsonBodies(app: App) {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    const text = String(body);
    if (text === "") return done(null, undefined);
    if (text.includes("\\u0000")) return done(new Unreadable("The body holds a NUL"));
    return parse(request, text, done);
  });
}

/** Refuses URLs with a NUL that a route's schema has let through. */
export function rejectMalformedUrls(app: App) {
  app.addHook("preHandler", (request, _reply, done) => {
    done(request.url.includes("%00") ? new Unreadable("The address holds a NUL") : undefined);
  });
}

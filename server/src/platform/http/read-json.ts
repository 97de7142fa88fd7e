import type { App } from "./app.ts";

class Unreadable extends Error {
  statusCode = 400;
}

/**
 * Bodies are JSON or nothing. The storefront names JSON in every call (specification §7), so an
 * empty body is no body; and the database's texts can't hold a NUL, so neither can a body.
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

/** The same for addresses, where a route's schema has let a NUL through. */
export function rejectMalformedUrls(app: App) {
  app.addHook("preHandler", (request, _reply, done) => {
    done(request.url.includes("%00") ? new Unreadable("The address holds a NUL") : undefined);
  });
}

import { type Locale, localeFromHeader } from "@recambia/contract/locale";
import { LRUCache } from "lru-cache";
import type { App } from "./context.ts";

class Unreadable extends Error {
  statusCode = 400;
}

/** Reads the language of each request, before anything can respond to it, and rejects URLs with a NUL. */
export function readRequests(app: App) {
  app.decorateRequest("locale", "es");
  app.addHook("onRequest", (request, _reply, done) => {
    request.locale = callersLocale(request.headers["accept-language"]);
    done();
  });
  // Routes whose schema rejects a NUL have named the field already.
  app.addHook("preHandler", (request, _reply, done) => {
    done(request.url.includes("%00") ? new Unreadable("The address holds a NUL") : undefined);
  });
}

/** Browsers send few distinct values; longer ones are not cached. */
const localeByHeader = new LRUCache<string, Locale>({ max: 500 });
const maxCachedLength = 100;

/** Parses an `Accept-Language` value; results are cached, because every request has one. */
export function callersLocale(header: string | undefined): Locale {
  if (header === undefined || header.length > maxCachedLength) return localeFromHeader(header);
  const known = localeByHeader.get(header);
  if (known) return known;
  const locale = localeFromHeader(header);
  localeByHeader.set(header, locale);
  return locale;
}

/**
 * Parses JSON bodies. The storefront sends a JSON content type with every request (specification §7), so an empty body
 * counts as none. Bodies with a NUL are rejected, because the database cannot store it.
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

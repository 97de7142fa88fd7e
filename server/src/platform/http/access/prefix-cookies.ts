import type { App, Context } from "../context.ts";
import { isSecure } from "./visitor.ts";

/** Browsers accept these from HTTPS only, for this host and the whole site (RFC 6265bis §4.1.3.2). */
const prefix = "__Host-";
const shopsCookie = /^recambia_/;

/**
 * Gives the shop's cookies the prefix `__Host-` over HTTPS, so that neither another subdomain nor a forged HTTP response can
 * plant one. Features know them by their plain names. Register it after the cookie plugin, whose cookies it renames.
 */
export function prefixCookies(app: App, context: Pick<Context, "config">) {
  if (!isSecure(context)) return;
  app.addHook("onRequest", (request, _reply, done) => {
    const received = Object.entries(request.cookies);
    const others = received.filter(([name]) => !shopsCookie.test(name));
    const own = received
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, value]) => [name.slice(prefix.length), value] as const);
    request.cookies = Object.fromEntries([...others, ...own]);
    done();
  });
  app.addHook("onSend", (_request, reply, _payload, done) => {
    const set = reply.getHeader("set-cookie");
    if (set !== undefined) {
      const cookies = [set].flat().map(String);
      reply.removeHeader("set-cookie");
      reply.header(
        "set-cookie",
        cookies.map((cookie) => (shopsCookie.test(cookie) ? prefix + cookie : cookie)),
      );
    }
    done();
  });
}

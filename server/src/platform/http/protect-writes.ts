import csrf from "@fastify/csrf-protection";
import type { App, Context } from "./app.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Every state-changing call needs the token of `GET /sanctum/csrf-cookie` in `X-CSRF-TOKEN`, else
 * 419 (specification §7). The token is tied to a secret in an HttpOnly cookie.
 */
export async function protectWrites(app: App, context: Context) {
  await app.register(csrf, {
    cookieKey: "recambia_csrf",
    cookieOpts: { path: "/", httpOnly: true, sameSite: "lax", secure: isSecure(context) },
    getToken: (request) => {
      const token = request.headers["x-csrf-token"];
      return typeof token === "string" ? token : undefined;
    },
  });
  app.addHook("onRequest", (request, reply, done) => {
    if (safeMethods.has(request.method) || request.is404) return done();
    app.csrfProtection(request, reply, done);
  });
}

/** Cookies travel over https only where the shop is served over https. */
export function isSecure(context: Context): boolean {
  return context.config.shopOrigin.startsWith("https://");
}

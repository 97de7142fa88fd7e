import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "./app.ts";
import { refuse } from "./refusals/refusal.ts";

type KnownPath = { shape: RegExp; methods: Set<string> };

/**
 * What happens to a request that no route takes: OPTIONS is told what the path can do (204), another
 * method likewise (405), and a path that nothing is at is not found (404).
 */
export function rejectOtherMethods(app: App) {
  const paths = new Map<string, KnownPath>();
  app.addHook("onRoute", ({ url, method }) => {
    if (url.includes("*")) return;
    const known = paths.get(url) ?? { shape: shapeOf(url), methods: new Set<string>() };
    for (const one of [method].flat()) known.methods.add(one);
    paths.set(url, known);
  });

  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split("?", 1)[0] ?? "";
    const methods = [...paths.values()].find(({ shape }) => shape.test(path))?.methods;
    if (!methods) return refuse(request, reply, { refused: "not_found" });
    reply.header("allow", [...methods, "OPTIONS"].join(", "));
    if (request.method === "OPTIONS") return reply.code(204).send();
    return refuse(request, reply, {
      refused: methods.has(request.method) ? "not_found" : "method_not_allowed",
    });
  });
}

/** `/spa/cart/lines/:lineId` as the addresses that it takes. */
function shapeOf(url: string): RegExp {
  const segments = url
    .split("/")
    .map((segment) => (segment.startsWith(":") ? "[^/]+" : RegExp.escape(segment)));
  return new RegExp(`^${segments.join("/")}/?$`);
}

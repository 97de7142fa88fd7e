import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "./context.ts";
import { refuse } from "./refusals/refusal.ts";

type KnownPath = { shape: RegExp; methods: Set<string>; optionsHeaders: Record<string, string> };

/**
 * Handles requests without a route: OPTIONS gets the allowed methods (204), another method gets them with 405, and an
 * unknown path 404.
 */
export function rejectOtherMethods(app: App) {
  const paths = new Map<string, KnownPath>();
  app.addHook("onRoute", ({ url, method, config }) => {
    if (url.includes("*")) return;
    const known = paths.get(url) ?? { shape: shapeOf(url), methods: new Set<string>(), optionsHeaders: {} };
    for (const one of [method].flat()) known.methods.add(one);
    Object.assign(known.optionsHeaders, config?.optionsHeaders);
    paths.set(url, known);
  });

  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split("?", 1)[0] ?? "";
    const known = [...paths.values()].find(({ shape }) => shape.test(path));
    if (!known) return refuse(request, reply, { refused: "not_found" });
    const { methods, optionsHeaders } = known;
    reply.header("allow", [...methods, "OPTIONS"].join(", "));
    if (request.method === "OPTIONS") return reply.headers(optionsHeaders).code(204).send();
    return refuse(request, reply, {
      refused: methods.has(request.method) ? "not_found" : "method_not_allowed",
    });
  });
}

/** Converts `/spa/cart/lines/:lineId` to a pattern for URLs. */
function shapeOf(url: string): RegExp {
  const segments = url
    .split("/")
    .map((segment) => (segment.startsWith(":") ? "[^/]+" : RegExp.escape(segment)));
  return new RegExp(`^${segments.join("/")}/?$`);
}

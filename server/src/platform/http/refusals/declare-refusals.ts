import { ErrorBody } from "@recambia/contract/http";
import type { Access, App } from "../context.ts";

/**
 * Adds the statuses that the server itself may send to each route's declared responses, so that the API description is
 * complete. Undocumented routes are left alone.
 */
export function declareRefusals(app: App) {
  app.addHook("onRoute", (route) => {
    const { schema } = route;
    if (!schema || schema.hide) return;
    const methods = [route.method].flat();
    const isWrite = methods.some((method) => !["GET", "HEAD", "OPTIONS"].includes(method));
    const statuses = [
      400,
      500,
      503,
      ...(schema.params ? [404] : []),
      ...(schema.querystring || schema.body ? [422] : []),
      ...(isWrite ? [409, 413, 419] : []),
      ...(isGuarded(route.config?.access) ? [401, 403] : []),
    ];
    const refusals = Object.fromEntries(statuses.map((status) => [status, ErrorBody]));
    route.schema = { ...schema, response: { ...refusals, ...Object(schema.response) } };
  });
}

function isGuarded(access: Access | undefined): boolean {
  return access === "customer" || access === "orderer" || access === "correspondent";
}

/** Fails responses with an undeclared status; used in tests. */
export function checkStatuses(app: App) {
  app.addHook("onSend", async (request, reply, payload) => {
    const declared: unknown = request.routeOptions.schema?.response;
    const isDeclared =
      typeof declared !== "object" || declared === null || String(reply.statusCode) in declared;
    // Status 304 comes from the protocol, not from the route.
    if (isDeclared || reply.statusCode === 304) return payload;
    throw new Error(`${request.routeOptions.url} answered ${reply.statusCode}, which it does not declare`);
  });
}

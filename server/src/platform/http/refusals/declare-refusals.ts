import { ErrorBody } from "@recambia/contract/http";
import type { App } from "../app.ts";

/**
 * Completes what each route declares with what the server itself may answer in its place, so that
 * the description names every status. Routes that are not described are left alone.
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
      ...(schema.params ? [404] : []),
      ...(schema.querystring || schema.body ? [422] : []),
      ...(isWrite ? [409, 413, 419] : []),
      ...(route.config?.access === "customer" || route.config?.access === "orderer" ? [401, 403] : []),
    ];
    const refusals = Object.fromEntries(statuses.map((status) => [status, ErrorBody]));
    route.schema = { ...schema, response: { ...refusals, ...Object(schema.response) } };
  });
}

/** Fails an answer whose status its route does not declare; tests run with it. */
export function checkStatuses(app: App) {
  app.addHook("onSend", async (request, reply, payload) => {
    const declared: unknown = request.routeOptions.schema?.response;
    const isDeclared =
      typeof declared !== "object" || declared === null || String(reply.statusCode) in declared;
    // A conditional read is answered with 304 by the protocol, not by the route.
    if (isDeclared || reply.statusCode === 304) return payload;
    throw new Error(`${request.routeOptions.url} answered ${reply.statusCode}, which it does not declare`);
  });
}

import { STATUS_CODES } from "node:http";
import type { FastifySchema, RouteOptions } from "fastify";
import type { Access } from "../platform/http/context.ts";

/** Security requirements by the access that a route demands; an empty one means anybody. */
const proofs: Record<Access, Record<string, string[]>[]> = {
  anyone: [{}],
  visitor: [{}, { visitor: [] }],
  customer: [{ session: [] }],
  orderer: [{ session: [] }, { guestOrders: [] }],
  correspondent: [{ session: [] }, { guestConversations: [] }],
};

const reading = ["GET", "HEAD"];

/** Adds to a route's schema what OpenAPI wants of an operation: its id and the proof that it asks for. */
export function describeOperation(schema: FastifySchema, url: string, route: RouteOptions): FastifySchema {
  const method = String([route.method].flat()[0]);
  const isWrite = !reading.includes(method) && !route.config?.isSigned;
  const security = proofs[route.config?.access ?? "anyone"].map((proof) =>
    isWrite ? { ...proof, csrf: [] } : proof,
  );
  return {
    ...schema,
    operationId: operationIdOf(method, url),
    security,
    response: described(schema),
  };
}

/** `GET /spa/orders/:orderId/invoice.pdf` → `getOrdersByOrderIdInvoicePdf`. */
function operationIdOf(method: string, url: string): string {
  const words = url
    .split("/")
    .filter((segment) => segment !== "" && segment !== "spa")
    .flatMap((segment) => (segment.startsWith(":") ? ["by", segment.slice(1)] : [segment]))
    .flatMap((segment) => segment.split(/[^A-Za-z0-9]+/))
    .filter(Boolean);
  return `${method.toLowerCase()}${words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join("")}`;
}

const phrases: Record<string, string | undefined> = { ...STATUS_CODES, 419: "CSRF Token Mismatch" };

/**
 * Names each status by its phrase, where the route does not describe it. A route that sends files refuses in JSON all the
 * same.
 */
function described({ response, produces }: FastifySchema): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(Object(response)).map(([status, schema]) => {
      const phrase = { "x-response-description": phrases[status] ?? status };
      const isRefusalOfFile = produces !== undefined && Number(status) >= 400;
      return [
        status,
        isRefusalOfFile
          ? { ...phrase, content: { "application/json": { schema } } }
          : { ...phrase, ...Object(schema) },
      ];
    }),
  );
}
